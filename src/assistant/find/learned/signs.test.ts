import { expect, test } from 'vitest';
import { TWO_TOPICS } from '#test/builders/two-topics.ts';
import { train } from './judgement.ts';
import { createSigns } from './signs.ts';
import { topicOf } from '../phrases/phrases.ts';
import { learnWords } from '../words/telling-words.ts';
import { learnWithin, learnWordJudge } from '../words/word-judge.ts';
import { DIMENSIONS, unit } from '../vectors/vectors.ts';

const words = learnWordJudge(TWO_TOPICS);

const pointing = (at: number) => {
  const vector = new Float32Array(DIMENSIONS);
  vector[at] = 1;
  return unit(vector);
};
const judge = train(TWO_TOPICS.map(({ id }) => ({ vector: pointing(id === 'housing/bed-bugs' ? 0 : 9), label: id })));

const statements = learnWords([{ id: 'traffic/towed-car#where', text: 'The pound has it.' }]);
const asked = learnWithin(
  [
    { id: 'traffic/towed-car#where', text: 'where did they bring it' },
    { id: 'traffic/towed-car#where', text: 'which lot is it in now' },
    { id: 'traffic/towed-car#where', text: 'my car is gone' },
    { id: 'traffic/towed-car#fee', text: 'how much for the tow' },
    { id: 'traffic/towed-car#fee', text: 'they want 300 dollars from me' },
    { id: 'housing/bed-bugs#who', text: 'how much is the exterminator' },
    { id: 'housing/bed-bugs#who', text: 'who pays him' },
    { id: 'housing/bed-bugs#who', text: 'la dueña no quiere pagar' },
    { id: 'housing/bed-bugs#who', text: 'chinches otra vez' },
    { id: 'housing/bed-bugs#who', text: 'bitten all over' },
  ],
  topicOf,
);

test('a judge and the words each have their opinion of the topics', () => {
  const signs = createSigns(judge, { topics: words, statements, asked });
  const judged = signs.judged(pointing(9));
  expect(judged.get('traffic/towed-car')).toBeGreaterThan(0.5);
  expect(judged.get('housing/bed-bugs')).toBeLessThan(0.5);
  const worded = signs.worded('la grúa');
  expect(worded.get('traffic/towed-car')).toBeGreaterThan(worded.get('housing/bed-bugs') ?? 0);
});

test('which statement of a topic is asked for is weighed among those of that topic alone', () => {
  const asks = createSigns(judge, { topics: words, statements, asked }).askedIn('how much?');
  expect(asks.get('traffic/towed-car#fee')).toBeGreaterThan(1);
  expect(asks.get('traffic/towed-car#where')).toBeLessThan(1);
  expect(asks.get('housing/bed-bugs#who')).toBe(1);
});
