import { expect, test } from 'vitest';
import { loadTopics } from '../knowledge/load-topics.ts';
import { firstSentence, openedFor } from '../say/opening.ts';
import { readingGrade, syllablesIn } from './reading-grade.ts';

const GRADE = 7;

const topics = loadTopics();
const gradeOf = (text: string) => readingGrade(firstSentence(openedFor(text, false)));

test('whoever only tells what happened is answered first in words of seventh grade', () => {
  const hard = topics.flatMap(({ statements: [first] }) => (first && gradeOf(first.en) > GRADE ? [first.id] : []));
  expect(hard).toEqual([]);
});

test('so are the openings of all other answers', () => {
  const others = topics.flatMap(({ statements }) =>
    statements.flatMap((one) => [one, ...one.variants.map((variant) => ({ ...variant, id: one.id }))]),
  );
  expect(others.flatMap(({ id, en }) => (gradeOf(en) > GRADE ? [id] : []))).toEqual([]);
});

test.each([
  ['rent', 1],
  ['landlord', 2],
  ['table', 2],
  ['moved', 1],
  ['handed', 2],
  ['notice', 2],
  ['unemployment', 4],
  ['pays', 1],
])('%s has %d syllables', (word, syllables) => {
  expect(syllablesIn(word)).toBe(syllables);
});

test('short words in short sentences are easy, long ones are not', () => {
  expect(readingGrade('The landlord must pay it back.')).toBeLessThan(4);
  expect(readingGrade('The landlord must pay it back. He has 14 days.')).toBeLessThan(4);
  expect(
    readingGrade('Unreasonable administrative determinations necessitate immediate judicial consideration.'),
  ).toBeGreaterThan(16);
});

test('a name and a figure are one short word each, and brackets are left out', () => {
  const plain = readingGrade('You ask at it for it.');
  expect(readingGrade('You ask at Social Security for $1,275.00 (20 CFR 404.909 and following).')).toBeCloseTo(
    plain,
    0,
  );
});
