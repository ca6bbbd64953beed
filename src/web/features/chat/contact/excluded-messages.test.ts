import { expect, test } from 'vitest';
import { withShared } from './excluded-messages.ts';

const messages = [
  { id: 'q1', role: 'user' },
  { id: 'a1', role: 'assistant' },
  { id: 'q2', role: 'user' },
] as const;
const change = (excluded: string[], id: string, isShared: boolean) => [
  ...withShared(messages, new Set(excluded), id, isShared),
];

test('a question goes out with its answer, and comes back with it', () => {
  expect(change([], 'q1', false)).toEqual(['q1', 'a1']);
  expect(change(['q1', 'a1'], 'q1', true)).toEqual([]);
});

test('an answer goes out, and comes back, by itself', () => {
  expect(change([], 'a1', false)).toEqual(['a1']);
  expect(change(['q1', 'a1'], 'a1', true)).toEqual(['q1']);
});

test('a question without an answer goes alone', () => {
  expect(change([], 'q2', false)).toEqual(['q2']);
});
