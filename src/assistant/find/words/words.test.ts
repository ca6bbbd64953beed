import { expect, test } from 'vitest';
import { TWO_TOPICS } from '#test/builders/two-topics.ts';
import { idsByWords, learnWords, readWords, writeWords } from './telling-words.ts';
import { gradesByWords, learnWordJudge, sharesByWords } from './word-judge.ts';

const words = learnWords(TWO_TOPICS);
const best = (text: string) => [...idsByWords(words, text)].toSorted(([, a], [, b]) => b - a)[0]?.[0];

test('a topic is known by its own words, also misspelled, without accents and in other company', () => {
  expect(best('chinces por todos lados')).toBe('housing/bed-bugs');
  expect(best('LA GRUA')).toBe('traffic/towed-car');
  expect(best('exterminater never came')).toBe('housing/bed-bugs');
});

test('words that nobody used say nothing', () => {
  expect(idsByWords(words, 'xyz qqq')).toEqual(new Map());
});

test('the words survive their file', () => {
  const back = readWords(writeWords(words));
  expect(idsByWords(back, 'they towed it')).toEqual(idsByWords(words, 'they towed it'));
});

/** "My car" is said of both, and so speaks for neither. */
const judged = learnWordJudge([
  ...TWO_TOPICS,
  { id: 'housing/bed-bugs', text: 'my car has bed bugs now' },
  { id: 'traffic/towed-car', text: 'my car is gone' },
]);
const likeliest = (text: string) => [...sharesByWords(judged, text)].toSorted(([, a], [, b]) => b - a)[0]?.[0];

test('which words tell one from the other is learned', () => {
  expect(likeliest('bugs came with my car')).toBe('housing/bed-bugs');
  expect(likeliest('my car: where is it after a tow')).toBe('traffic/towed-car');
});

test('shares are of all there is, and words that nobody used leave them nearly even', () => {
  const shares = [...sharesByWords(judged, 'xyz qqq').values()];
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  expect(Math.max(...shares)).toBeLessThan(0.7);
});

test('grades go by steps of certainty, and what is ruled out has none', () => {
  const [shares, grades] = [sharesByWords(judged, 'the tow'), gradesByWords(judged, 'the tow')];
  expect(grades.get('traffic/towed-car')).toBeGreaterThan(grades.get('housing/bed-bugs') ?? 0);
  for (const [id, grade] of grades) expect(grade).toBeCloseTo(1 - Math.log(shares.get(id) ?? 0) / Math.log(1e-4));
  const sure = { ...judged, biases: [30, 0] };
  expect([...gradesByWords(sure, 'xyz').keys()]).toEqual(['housing/bed-bugs']);
});

test('a judge survives its file', () => {
  expect(sharesByWords(readWords(writeWords(judged)), 'the tow')).toEqual(sharesByWords(judged, 'the tow'));
});
