import { expect, test } from 'vitest';
import { train } from './judgement.ts';
import { createTopicSigns } from './topic-signs.ts';
import { learnTopicWords, readTopicWords, topicsByWords, writeTopicWords } from './topic-words.ts';
import { DIMENSIONS, unit } from './vectors.ts';

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

test('what the judge rules out is far, unless it is what the talk is about', () => {
  const signs = createTopicSigns(judge, words);
  const asked = { vector: pointing(9), text: 'and how long' };
  const alone = signs(asked, () => 0);
  expect(alone('traffic/towed-car').nearer).toBeGreaterThan(alone('housing/bed-bugs').nearer);
  expect(alone('traffic/towed-car').likely).toBeGreaterThan(0.5);
  const inTalk = signs(asked, (id) => (id === 'housing/bed-bugs' ? 0.99 : 0));
  expect(inTalk('housing/bed-bugs').nearer).toBeGreaterThan(alone('housing/bed-bugs').nearer);
  expect(inTalk('housing/bed-bugs').likely).toBe(alone('housing/bed-bugs').likely);
});
