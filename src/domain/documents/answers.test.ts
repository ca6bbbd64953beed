import { describe, expect, test } from 'vitest';
import { applicable, fieldBefore, missing, nextUnasked, progressOf } from './answers.ts';
import type { Field, Questions } from './definition.ts';

const field = (id: string, more: Partial<Field> = {}): Field => ({
  id,
  ask: '?',
  label: id,
  why: '.',
  type: 'yes-no',
  ...more,
});
const questions: Questions = {
  sections: [
    { title: 'One', fields: [field('a'), field('b', { when: [{ field: 'a', is: ['yes'] }] })] },
    { title: 'Two', fields: [field('c', { when: [{ field: 'b', answered: true }] }), field('d', { optional: true })] },
  ],
};
const ids = (fields: readonly Field[]) => fields.map(({ id }) => id);

describe('which questions apply', () => {
  test('follows from the answers before', () => {
    expect(ids(applicable(questions, {}).fields)).toEqual(['a', 'd']);
    expect(ids(applicable(questions, { a: 'yes' }).fields)).toEqual(['a', 'b', 'd']);
    expect(ids(applicable(questions, { a: 'yes', b: 'no' }).fields)).toEqual(['a', 'b', 'c', 'd']);
  });

  test('a question that falls away takes with it what hangs on its answer', () => {
    expect(applicable(questions, { a: 'no', b: 'no', c: 'yes' })).toMatchObject({ answers: { a: 'no' } });
  });
});

test('the next question is the first open one after this, then the ones before it', () => {
  expect(nextUnasked(questions, {})?.id).toBe('a');
  expect(nextUnasked(questions, { a: 'yes' }, 'a')?.id).toBe('b');
  expect(nextUnasked(questions, { d: 'yes' }, 'd')?.id).toBe('a');
  expect(nextUnasked(questions, { a: null, d: null })).toBeNull();
});

test('going back meets only questions that apply', () => {
  expect(fieldBefore(questions, { a: 'no' }, 'd')?.id).toBe('a');
  expect(fieldBefore(questions, { a: 'no' }, 'a')).toBeNull();
});

test('"I do not know" counts as asked, and is still missing on the paper', () => {
  expect(progressOf(questions, { a: null })).toEqual({ asked: 1, of: 2 });
  expect(ids(missing(questions, { a: null }))).toEqual(['a']);
});
