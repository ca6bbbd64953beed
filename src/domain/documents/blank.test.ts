import { expect, test } from 'vitest';
import { blankFor } from './blank.ts';
import { FIELD_TYPES, maxLengthOf, type Field, type FieldType } from './definition.ts';

const field = (type: FieldType, more: Partial<Field> = {}): Field => ({ id: 'x', ask: '?', label: 'X', why: '.', type, ...more }); // prettier-ignore
const line = (length: number) => '_'.repeat(length);
const options = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `${at}`, label: `Option ${at}` }));

test.each<[FieldType, string]>([
  ['paragraph', line(210)],
  ['address', line(56)],
  ['name', line(32)],
  ['date', `${line(16)}, 20${line(4)}`],
  ['money', `$${line(12)}`],
  ['yes-no', '[   ] Yes   [   ] No'],
  ['text', line(32)],
  ['number', line(22)],
  ['phone', line(22)],
  ['email', line(22)],
  ['list', line(22)],
  ['index-number', line(14)],
])('%s can be written by hand', (type, blank) => {
  expect(blankFor(field(type), false)).toBe(blank);
});

test.each(FIELD_TYPES)('%s fits into a cell of a table', (type) => {
  const widths: Partial<Record<FieldType, string>> = { money: `$${line(8)}`, paragraph: line(120) };
  expect(blankFor(field(type), true)).toBe(widths[type] ?? line(10));
});

test('a text that may be long has more room', () => {
  expect(blankFor(field('text', { max: 200 }), false)).toBe(line(32));
  expect(blankFor(field('text', { max: 201 }), false)).toBe(line(120));
});

test.each<FieldType>(['choice', 'several'])('%s can be checked, in the words of the paper', (type) => {
  const printed = [{ id: 'a', label: 'Asked', printed: 'Printed' }, { id: 'b', label: 'Both' }]; // prettier-ignore
  expect(blankFor(field(type, { options: printed }), false)).toBe('[   ] Printed   [   ] Both');
  expect(blankFor(field(type, { options: options(6) }), false)).toMatch(/^\[ {3}\] Option 0 .* Option 5$/);
});

test('nobody looks for their county among sixty boxes: there is a line for it', () => {
  expect(blankFor(field('choice', { options: options(7) }), false)).toBe(line(32));
});

test('a choice without options prints nothing', () => {
  expect(blankFor(field('choice'), false)).toBe('');
});

test('an answer is as long as its question says, a paragraph four thousand letters, everything else two hundred', () => {
  expect(maxLengthOf(field('text'))).toBe(200);
  expect(maxLengthOf(field('name'))).toBe(200);
  expect(maxLengthOf(field('paragraph'))).toBe(4000);
  expect(maxLengthOf(field('paragraph', { max: 50 }))).toBe(50);
});
