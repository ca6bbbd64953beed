import { expect, test } from 'vitest';
import { Me } from './account.ts';
import { DocumentDefinition } from './documents/document-definition.ts';
import { ErrorBody, RequestEnvelope } from './envelope.ts';

/** Shapes that are no callable's: the tables and the list of callables do not know them. */
test('who is there is told with all that the browser needs', () => {
  const me = {
    user: {
      uid: 'u',
      displayName: 'Ann',
      email: null,
      photoURL: null,
      isAnonymous: false,
      needsToAcceptTos: false,
      attorneyId: null,
      claims: { tos_v: 1, attorneyId: 'a', staff: true },
    },
    previousAnonymousId: null,
    google: false,
    language: 'es',
  };
  expect(Me.parse(me)).toEqual(me);
  expect(Me.parse({ ...me, user: null, language: null })).toEqual({ ...me, user: null, language: null });
  const notStaff = { ...me.user, claims: { staff: false } };
  expect(Me.safeParse({ ...me, user: notStaff }).success).toBe(false);
});

test('a request carries data, and an error its status, words and details', () => {
  expect(RequestEnvelope.parse({ data: { a: 1 }, other: 1 })).toEqual({ data: { a: 1 } });
  const error = { status: 'NOT_FOUND', message: 'Not Found', details: [1] };
  expect(ErrorBody.parse(error)).toEqual(error);
  expect(ErrorBody.safeParse({ status: 'NOT_FOUND' }).success).toBe(false);
  expect(ErrorBody.safeParse({ message: 'Not Found' }).success).toBe(false);
});

test('a condition may name one value or several, and links are safe ones', () => {
  const { sections, law } = DocumentDefinition.shape;
  const field = { id: 'a', ask: 'A?', label: 'A', why: 'It is printed.', type: 'text' };
  const conditions = [
    { field: 'b', is: 'yes' },
    { field: 'c', has: ['x', 'y'] },
  ];
  const [section] = sections.parse([{ title: 'T', fields: [{ ...field, when: conditions }] }]);
  expect(section?.fields[0]?.when).toEqual([
    { field: 'b', is: ['yes'] },
    { field: 'c', has: ['x', 'y'] },
  ]);
  expect(law.safeParse([{ name: 'RPL § 235-b', link: 'https://www.nysenate.gov' }]).success).toBe(true);
  expect(law.safeParse([{ name: 'RPL § 235-b', link: 'http://www.nysenate.gov' }]).success).toBe(false);
});
