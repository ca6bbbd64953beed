import { describe, expect, test } from 'vitest';
import type { Answers } from './answers.ts';
import type { Field, FieldType } from './definition.ts';
import { stopOf, stopsOf, type Stop, type StopCondition } from './stops.ts';

const field = (id: string, type: FieldType, more: Partial<Field> = {}): Field => ({
  id,
  ask: '?',
  label: id,
  why: '.',
  type,
  ...more,
});
const sections = [
  {
    title: '',
    fields: [
      field('amount', 'money'),
      field('land', 'yes-no'),
      field('value', 'money', { when: [{ field: 'land', is: ['yes'] }] }),
      field('happened', 'date'),
      field('things', 'list', { fields: [field('worth', 'money')] }),
    ],
  },
];
const stop = (when: readonly StopCondition[], goesOn?: true): Stop => ({
  when,
  say: 'No.',
  law: 'L 1',
  instead: [{ text: 'Something else' }],
  goesOn,
});
const fieldAt = (when: readonly StopCondition[], answers: Answers) =>
  stopOf({ sections, stops: [stop(when)] }, answers, '2026-11-15')?.field ?? null;

describe('a paper stops', () => {
  test('above an amount, not at it, and never where nothing was said', () => {
    const over = [{ field: 'amount', over: 5000 }];
    expect(fieldAt(over, { amount: '5000.01' })).toBe('amount');
    expect(fieldAt(over, { amount: '5000.00' })).toBeNull();
    expect(fieldAt(over, { amount: null })).toBeNull();
  });

  test('above the total of a list', () => {
    const over = [{ field: 'things', column: 'worth', over: 50_000 }];
    expect(fieldAt(over, { things: [{ worth: '30000.00' }, { worth: '20000.01' }] })).toBe('things');
    expect(fieldAt(over, { things: [{ worth: '30000.00' }, {}] })).toBeNull();
  });

  test('longer ago than the law allows', () => {
    const late = [{ field: 'happened', daysAgo: 90 }];
    expect(fieldAt(late, { happened: '2026-08-17' })).toBeNull();
    expect(fieldAt(late, { happened: '2026-08-16' })).toBe('happened');
  });

  test('at the last of the questions that decide it', () => {
    const both = [
      { field: 'happened', daysAgo: 90 },
      { field: 'land', is: ['yes'] },
    ];
    expect(fieldAt(both, { happened: '2020-01-01', land: 'yes' })).toBe('happened');
    expect(fieldAt(both.toReversed(), { happened: '2020-01-01', land: 'yes' })).toBe('happened');
    expect(fieldAt(both, { happened: '2020-01-01', land: 'no' })).toBeNull();
  });

  test('for every answer but those it fits', () => {
    const elsewhere = [{ field: 'land', not: ['no'] }];
    expect(fieldAt(elsewhere, { land: 'yes' })).toBe('land');
    expect(fieldAt(elsewhere, { land: 'no' })).toBeNull();
    expect(fieldAt(elsewhere, {})).toBeNull();
  });

  test('never for a list without a column, rows that are no rows, or a day that is none', () => {
    const over = (column?: string) => [{ field: 'things', column, over: 1 }];
    expect(fieldAt(over(), { things: [{ worth: '5.00' }] })).toBeNull();
    expect(fieldAt(over('worth'), { things: ['5.00'] })).toBeNull();
    expect(fieldAt(over('worth'), { things: null })).toBeNull();
    expect(fieldAt(over('worth'), {})).toBeNull();
    const late = [{ field: 'happened', daysAgo: -1 }];
    expect(fieldAt(late, { happened: '2026-11-15' })).toBe('happened');
    expect(fieldAt(late, { happened: 'some day' })).toBeNull();
    expect(fieldAt(late, { happened: null })).toBeNull();
    expect(stopOf({ sections, stops: [stop(late)] }, { happened: '2026-11-15' }, 'today')).toBeNull();
  });

  test('only where all of it holds', () => {
    const both = [{ field: 'land', not: ['maybe'], is: ['yes'] }];
    expect(fieldAt(both, { land: 'yes' })).toBe('land');
    expect(fieldAt(both, { land: 'no' })).toBeNull();
    expect(fieldAt([{ field: 'amount', over: 5, answered: false }], { amount: '6.00' })).toBeNull();
    expect(fieldAt([{ field: 'land', has: ['yes'] }], { land: 'no' })).toBeNull();
    expect(fieldAt([{ field: 'land', has: ['yes'] }], { land: 'yes' })).toBe('land');
    expect(fieldAt([{ field: 'land', answered: true }], {})).toBeNull();
    expect(fieldAt([{ field: 'land', not: ['no'] }], { land: ['yes'] })).toBeNull();
  });

  test('at none where nothing decides it, and never without a stop', () => {
    expect(fieldAt([], {})).toBe('');
    expect(stopOf({ sections }, { land: 'yes' }, '2026-11-15')).toBeNull();
  });

  test('never because of an answer to a question that does not apply any more', () => {
    expect(fieldAt([{ field: 'value', over: 1 }], { land: 'no', value: '100.00' })).toBeNull();
  });
});

test('what is only said stops nobody', () => {
  const definition = { sections, stops: [stop([{ field: 'land', is: ['yes'] }], true)] };
  expect(stopOf(definition, { land: 'yes' }, '2026-11-15')).toBeNull();
  expect(stopsOf(definition, { land: 'yes' }, '2026-11-15')).toHaveLength(1);
});
