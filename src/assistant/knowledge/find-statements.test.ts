import { expect, test } from 'vitest';
import { aStatement, aTopic } from '#test/builders/topic.ts';
import { createStatementFinder } from './find-statements.ts';

const topic = aTopic({
  statements: [
    aStatement({ en: 'The landlord has 14 days to return it.', es: 'El propietario tiene 14 días.' }),
    aStatement({
      id: 'housing/made-up#x',
      en: 'The landlord has 14 days to return it. A late one loses it.',
      es: 'Si se atrasa, lo pierde.',
    }),
  ],
});
const find = createStatementFinder([topic]);

test('our own statements are found in an answer, the longest alone', () => {
  const answer = 'The landlord has 14 days to return it. A late one loses it. And my name is Ana.';
  expect(find(answer, []).map(({ text }) => text)).toEqual([
    'The landlord has 14 days to return it. A late one loses it.',
  ]);
});

test('nothing of what a user wrote, and nothing of another topic', () => {
  expect(find('my name is Ana and my secret is 1234', [])).toEqual([]);
  expect(find('The landlord has 14 days to return it.', ['Another title'])).toEqual([]);
});
