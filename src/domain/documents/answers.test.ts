import { describe, expect, test } from 'vitest';
import { applicable, conditionHolds, fieldBefore, isAnswered, missing, nextUnasked, progressOf } from './answers.ts';
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
    expect(applicable(questions, { a: 'no', b: 'no', c: 'yes' }).answers).toStrictEqual({ a: 'no' });
    expect(applicable(questions, {}).answers).toStrictEqual({});
  });
});

test('the next question is the first open one after this, then the ones before it', () => {
  expect(nextUnasked(questions, {})?.id).toBe('a');
  expect(nextUnasked(questions, { a: 'yes' }, 'a')?.id).toBe('b');
  expect(nextUnasked(questions, { d: 'yes' }, 'd')?.id).toBe('a');
  expect(nextUnasked(questions, {}, 'a')?.id).toBe('d');
  expect(nextUnasked(questions, { a: 'yes', d: 'yes' }, 'd')?.id).toBe('b');
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

describe('a condition', () => {
  const rows = [{ what: 'x' }];

  test('is: the one answer is one of these', () => {
    const is = (answer: Parameters<typeof isAnswered>[0]) =>
      conditionHolds({ field: 'a', is: ['x', 'y'] }, answer === undefined ? {} : { a: answer });
    expect([is('x'), is('y'), is(['x'])]).toEqual([true, true, true]);
    expect([is('z'), is(['x', 'y']), is(null), is(undefined), is([]), is(rows)]).toEqual(Array(6).fill(false));
    expect(conditionHolds({ field: 'a', is: [''] }, { a: rows })).toBe(false);
  });

  test('has: one of these is among the answers', () => {
    const has = (answer: string | string[] | null) => conditionHolds({ field: 'a', has: ['x', 'y'] }, { a: answer });
    expect([has('x'), has(['z', 'y']), has(['z']), has(null), has([])]).toEqual([true, true, false, false, false]);
  });

  test('answered: with anything but "I do not know"', () => {
    expect(['x', ['x'], rows].every((answer) => isAnswered(answer))).toBe(true);
    expect([undefined, null, '', []].some((answer) => isAnswered(answer))).toBe(false);
    expect(conditionHolds({ field: 'a', answered: false }, {})).toBe(true);
  });
});
