import { expect, test } from 'vitest';
import { pickedFrom } from './picked.ts';

const SHOWN = ['Wages', 'Deposits', 'Repairs'];

test.each([
  ['the first one', 'Wages'],
  [' 1 ', 'Wages'],
  ['1', 'Wages'],
  ['La segunda, soy inquilina', 'Deposits'],
  ['ok, option 2', 'Deposits'],
  ['es la tercera', 'Repairs'],
  ['the last one', 'Repairs'],
  ['la última', 'Repairs'],
])('%s', (message, picked) => {
  expect(pickedFrom(SHOWN, message)).toBe(picked);
});

test.each([
  'the fourth one',
  '4',
  'first he hit my car',
  'my first landlord',
  '2 weeks ago',
  'la primera vez que fui',
  '',
])('picks nothing: %s', (message) => {
  expect(pickedFrom(SHOWN, message)).toBeNull();
});

test('where nothing was shown nothing is picked', () => {
  expect(pickedFrom([], 'the first one')).toBeNull();
});

test.each(['1,050!!', '2.50', '1:30'])('%j is a number and picks nothing', (message) => {
  expect(pickedFrom(['a', 'b', 'c'], message)).toBeNull();
});
