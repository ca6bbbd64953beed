import { expect, test } from 'vitest';
import { train } from './judgement.ts';
import { createTopicSigns } from './topic-signs.ts';
import { learnTopicWords, readTopicWords, topicsByWords, writeTopicWords } from '../words/topic-words.ts';
import { DIMENSIONS, unit } from '../vectors/vectors.ts';

const PHRASES = [
  { topic: 'housing/bed-bugs', text: 'bed bugs in my apartment' },
  { topic: 'housing/bed-bugs', text: 'hay chinches en mi cama' },
  { topic: 'housing/bed-bugs', text: 'the exterminator came for the bugs' },
  { topic: 'traffic/towed-car', text: 'they towed my car from a lot' },
  { topic: 'traffic/towed-car', text: 'la grúa se llevó mi carro' },
  { topic: 'traffic/towed-car', text: 'where is my car after the tow' },
];
const words = learnTopicWords(PHRASES);
const best = (text: string) => [...topicsByWords(words, text)].toSorted(([, a], [, b]) => b - a)[0]?.[0];

test('a topic is known by its own words, also misspelled, without accents and in other company', () => {
  expect(best('chinces por todos lados')).toBe('housing/bed-bugs');
  expect(best('LA GRUA')).toBe('traffic/towed-car');
  expect(best('exterminater never came')).toBe('housing/bed-bugs');
});

test('words that nobody used say nothing', () => {
  expect(topicsByWords(words, 'xyz qqq')).toEqual(new Map());
});

test('the words survive their file', () => {
  const back = readTopicWords(writeTopicWords(words));
  expect(topicsByWords(back, 'they towed it')).toEqual(topicsByWords(words, 'they towed it'));
});

const pointing = (at: number) => {
  const vector = new Float32Array(DIMENSIONS);
  vector[at] = 1;
  return unit(vector);
};
const judge = train(
  PHRASES.map(({ topic }) => ({ vector: pointing(topic === 'housing/bed-bugs' ? 0 : 9), label: topic })),
);

test('a judge and the words each have their opinion of the topics', () => {
  const signs = createTopicSigns(judge, words);
  const judged = signs.judged(pointing(9));
  expect(judged.get('traffic/towed-car')).toBeGreaterThan(0.5);
  expect(judged.get('housing/bed-bugs')).toBeLessThan(0.5);
  expect([...signs.worded('la grúa').keys()]).toEqual(['traffic/towed-car']);
});
