import fc from 'fast-check';
import { expect, test } from 'vitest';
import { titleFrom } from './chat.ts';

test.each([
  ['my landlord kept my deposit. What can I do?', 'My landlord kept my deposit'],
  ['  Fired!  ', 'Fired'],
  ['my\nboss   did not pay me', 'My boss did not pay me'],
  ['', 'New Chat'],
  ['???', 'New Chat'],
  [
    'I was served with eviction papers yesterday and I do not know what to do now',
    'I was served with eviction papers yesterday and…',
  ],
  ['x'.repeat(80), `X${'x'.repeat(48)}…`],
  ['x'.repeat(50), `X${'x'.repeat(49)}`],
  // A word that begins in the first half is cut, so that half of the title is not lost.
  [`${'x'.repeat(25)} ${'y'.repeat(40)}`, `X${'x'.repeat(24)} ${'y'.repeat(23)}…`],
  [`${'x'.repeat(26)} ${'y'.repeat(40)}`, `X${'x'.repeat(25)}…`],
])('%j becomes %j', (issue, title) => {
  expect(titleFrom(issue)).toBe(title);
});

test('a title is never empty and never longer than 50 characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (issue) => {
      const title = titleFrom(issue);
      return title.length > 0 && title.length <= 50;
    }),
  );
});
