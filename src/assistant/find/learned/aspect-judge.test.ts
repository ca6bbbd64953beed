import { expect, test } from 'vitest';
import { DIMENSIONS } from '../vectors/vectors.ts';
import { learnWordJudge } from '../words/word-judge.ts';
import { judgeAspect } from './aspect-judge.ts';
import { train } from './judgement.ts';

const pointing = (at: number) => Float32Array.from({ length: DIMENSIONS }, (_, place) => (place === at ? 1 : 0));
const EXAMPLES = [
  { label: 'cost', text: 'what is the price of it', at: 0 },
  { label: 'cost', text: 'how much money do they want', at: 0 },
  { label: 'takes', text: 'how many weeks until it is done', at: 1 },
  { label: 'takes', text: 'when will they be finished', at: 1 },
  { label: 'none', text: 'the ceiling is wet', at: 2 },
];
const byMeaning = train(EXAMPLES.map(({ label, at }) => ({ label, vector: pointing(at) })));
const byWords = learnWordJudge(EXAMPLES.map(({ label, text }) => ({ id: label, text })));

test('meaning and words together say which side is asked for', () => {
  const heard = judgeAspect({ byMeaning, byWords }, 'what price do they want', pointing(0));
  expect(heard.label).toBe('cost');
  expect(heard.share).toBeGreaterThan(judgeAspect({ byMeaning, byWords: null }, 'what price do they want', pointing(0)).share); // prettier-ignore
  // Where they disagree neither is sure.
  expect(judgeAspect({ byMeaning, byWords }, 'how many weeks until it is done', pointing(0)).share).toBeLessThan(0.9);
});

test('by the meaning alone, where no words were learned', () => {
  expect(judgeAspect({ byMeaning, byWords: null }, 'anything', pointing(1)).label).toBe('takes');
  expect(judgeAspect({ byMeaning, byWords: null }, 'anything', pointing(2)).label).toBe('none');
});
