import { describe, expect, test } from 'vitest';
import type { Field, FieldType } from './definition.ts';
import { formatAnswer, formatDay, formatMoney, sumOf } from './format-answer.ts';

/** What stands on the paper that somebody signs. */
const field = (type: FieldType, more: Partial<Field> = {}): Field => ({
  id: 'x',
  ask: '?',
  label: 'X',
  why: '.',
  type,
  ...more,
});
const options = [
  { id: 'a', label: 'Apples', printed: 'apples from Queens' },
  { id: 'b', label: 'Bread' },
];

describe('an answer is printed', () => {
  test.each([
    ['date', '2026-01-05', 'January 5, 2026'],
    ['date', '2026-12-31', 'December 31, 2026'],
    ['date', 'soon', 'soon'],
    ['money', '1234567.50', '$1,234,567.50'],
    ['money', '85', '$85.00'],
    ['yes-no', 'yes', 'Yes'],
    ['yes-no', 'no', 'No'],
    ['yes-no', 'maybe', 'maybe'],
    ['number', '12400', '12,400'],
    ['number', '1234.5678', '1,234.5678'],
    ['number', '999', '999'],
    ['text', '12400', '12400'],
    ['address', '1 Main St\nBronx', '1 Main St\nBronx'],
  ] as const)('%s: %j as %j', (type, answer, printed) => {
    expect(formatAnswer(field(type), answer)).toBe(printed);
  });

  test('nothing where there is none', () => {
    for (const answer of [undefined, null, '', []]) expect(formatAnswer(field('money'), answer)).toBe('');
  });

  test('an option in the words of the paper', () => {
    const one = (id: string) => formatAnswer(field('choice', { options }), id);
    expect([one('a'), one('b'), one('c')]).toEqual(['apples from Queens', 'Bread', 'c']);
    expect(formatAnswer(field('choice'), 'c')).toBe('c');
    expect(formatAnswer(field('several', { options }), ['a', 'b'])).toBe('apples from Queens, Bread');
  });

  test('a row with its columns in their order, without what is blank', () => {
    const fields = [field('text', { id: 'what' }), field('date', { id: 'on' }), field('money', { id: 'cost' })];
    const rows = [{ cost: '80.00', what: 'Door\nbroken' }, {}, { what: 'Sink', on: '2026-11-02' }];
    expect(formatAnswer(field('list', { fields }), rows)).toBe('Door, broken, $80.00, Sink, November 2, 2026');
    expect(formatAnswer(field('list'), [{ what: 'Door' }])).toBe('');
  });
});

test('a day that does not exist stays as it was written', () => {
  expect([formatDay('2026-02-30'), formatDay('2026-02-28')]).toEqual(['2026-02-30', 'February 28, 2026']);
  expect(formatMoney('0.5')).toBe('$0.5');
});

describe('a total', () => {
  test('is exact to the cent', () => {
    expect(sumOf([{ cost: '0.10' }, { cost: '0.20' }], 'cost')).toBe('0.30');
    expect(sumOf([{ cost: '1200.00' }, { cost: '85.05' }], 'cost')).toBe('1285.05');
  });

  test('is none while one of the amounts is not known', () => {
    expect(sumOf([], 'cost')).toBeNull();
    expect(sumOf([{ cost: '1.00' }, {}], 'cost')).toBeNull();
    expect(sumOf([{ cost: 'much' }, { cost: '1.00' }], 'cost')).toBeNull();
  });
});
