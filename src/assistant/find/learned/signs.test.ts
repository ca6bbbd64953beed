import { expect, test } from 'vitest';
import { TWO_TOPICS } from '#test/builders/two-topics.ts';
import { train } from './judgement.ts';
import { createSigns } from './signs.ts';
import { learnWords } from '../words/telling-words.ts';
import { learnWordJudge } from '../words/word-judge.ts';
import { DIMENSIONS, unit } from '../vectors/vectors.ts';

const words = learnWordJudge(TWO_TOPICS);

const pointing = (at: number) => {
  const vector = new Float32Array(DIMENSIONS);
  vector[at] = 1;
  return unit(vector);
};
const judge = train(TWO_TOPICS.map(({ id }) => ({ vector: pointing(id === 'housing/bed-bugs' ? 0 : 9), label: id })));

test('a judge and the words each have their opinion of the topics', () => {
  const signs = createSigns(judge, words, learnWords([{ id: 'traffic/towed-car#where', text: 'The pound has it.' }]));
  const judged = signs.judged(pointing(9));
  expect(judged.get('traffic/towed-car')).toBeGreaterThan(0.5);
  expect(judged.get('housing/bed-bugs')).toBeLessThan(0.5);
  const worded = signs.worded('la grúa');
  expect(worded.get('traffic/towed-car')).toBeGreaterThan(worded.get('housing/bed-bugs') ?? 0);
});
