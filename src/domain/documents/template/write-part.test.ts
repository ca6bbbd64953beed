import { expect, test } from 'vitest';
import { writePart, type Writing } from './write-part.ts';

test.each<[Writing, string]>([
  ['mm/dd/yyyy', '03/01/1990'],
  ['month', '03'],
  ['month-name', 'March'],
  ['day', '01'],
  ['day-ordinal', '1st'],
  ['year', '1990'],
  ['short-year', '90'],
])('a day as %s', (writing, written) => {
  expect(writePart(writing, '1990-03-01', 'March 1, 1990')).toBe(written);
});

test.each([
  ['02', '2nd'],
  ['03', '3rd'],
  ['04', '4th'],
  ['11', '11th'],
  ['12', '12th'],
  ['13', '13th'],
  ['21', '21st'],
  ['30', '30th'],
  ['31', '31st'],
])('the %s is the %s day', (day, written) => {
  expect(writePart('day-ordinal', `2026-01-${day}`, '')).toBe(written);
});

test.each<Writing>(['mm/dd/yyyy', 'month', 'month-name', 'day', 'day-ordinal', 'year', 'short-year'])(
  'words where a day is wanted are not written: %s',
  (writing) => {
    expect(writePart(writing, 'last spring', 'last spring')).toBe('');
  },
);

test.each<[Writing, string, string]>([
  ['area-code', '(212) 555-0123', '212'],
  ['local-number', '+1 212 555 0123', '555-0123'],
  ['first-three', '219-09-9999', '219'],
  ['middle-two', '219099999', '09'],
  ['last-four', '219-09-9999', '9999'],
  ['digits', '219-09-9999', '219099999'],
])('numbers: %s of %s', (writing, said, written) => {
  expect(writePart(writing, said, said)).toBe(written);
});

test('an amount behind a printed dollar sign has none of its own', () => {
  expect(writePart('amount', '1200.00', '$1,200.00')).toBe('1,200.00');
});
