import { describe, expect, test } from 'vitest';
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

test.each([
  ['second one please', 'Deposits'],
  ['la segunda por fa', 'Deposits'],
  ['la 3 gracias', 'Repairs'],
])('politely: %s', (message, picked) => {
  expect(pickedFrom(SHOWN, message)).toBe(picked);
});

describe('by what it is about', () => {
  const EN = ['Can they take my wages?', 'What if I never got the summons?', 'Which court is it?'];
  const ES = ['¿Me pueden quitar el sueldo?', '¿Y si nunca recibí la citación?', '¿Qué corte es?'];

  test.each([
    ['the one about wages', 0],
    ['the summons one', 1],
    ['the one with the court please', 2],
  ] as const)('%s', (message, at) => {
    expect(pickedFrom(EN, message)).toBe(EN[at]);
  });

  test.each([
    ['la del sueldo', 0],
    ['esa de la citacion', 1],
    ['la que dice que corte', 2],
    ['lo de la corte por favor', 2],
  ] as const)('%s', (message, at) => {
    expect(pickedFrom(ES, message)).toBe(ES[at]);
  });

  test.each([
    'la de mi hermana',
    'the one about my car',
    'la corte me mando una carta',
    'the one thing i want is my wages back',
  ])('picks nothing: %s', (message) => {
    expect(pickedFrom([...EN, ...ES], message)).toBeNull();
  });

  test('and nothing where two are about it', () => {
    expect(pickedFrom(['What does the court cost?', 'Which court is it?'], 'the one about the court')).toBeNull();
  });
});
