import { expect, test } from 'vitest';
import { NO_STORY, openStory, storyWith } from './story.ts';

const judged = (shares: Record<string, number>) => new Map(Object.entries(shares));

test('every message adds what it speaks for, and what says nothing is left out', () => {
  const first = storyWith(NO_STORY, judged({ 'a/one': 0.5, 'a/two': 0.01, 'b/one': 0.009 }));
  expect(first).toEqual({ 'a/one': 0.5, 'a/two': 0.01 });
  expect(storyWith(first, judged({ 'a/two': 0.12345, 'b/one': 0.4 }))).toEqual({
    'a/one': 0.5,
    'b/one': 0.4,
    'a/two': 0.133,
  });
});

test('it is kept with every chat: so many topics and no more, the likeliest', () => {
  const many = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`a/${at}`, 0.02 + at / 100]));
  const story = storyWith(NO_STORY, judged(many));
  expect(Object.keys(story)).toHaveLength(24);
  expect(story['a/29']).toBeDefined();
  expect(story['a/5']).toBeUndefined();
});

test('a topic is measured by the one that was spoken for most, an area by all', () => {
  const { topic, area } = openStory({ 'a/one': 0.4, 'a/two': 0.2, 'b/one': 0.2 });
  expect([topic('a/one'), topic('a/two'), topic('c/one')]).toEqual([1, 0.5, 0]);
  expect(area('a/three')).toBeCloseTo(0.75);
  expect([area('b/one'), area('c/one')].map((share) => Number(share.toFixed(2)))).toEqual([0.25, 0]);
});

test('of nothing nothing is spoken for', () => {
  const { topic, area } = openStory(NO_STORY);
  expect([topic('a/one'), area('a/one')]).toEqual([0, 0]);
});
