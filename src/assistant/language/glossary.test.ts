import { expect, test } from 'vitest';
import { toEnglish } from './glossary.ts';

test.each([
  ['mi casero no me devuelve el depósito', 'my landlord does not give me back the security deposit'],
  ['me despidieron ayer', 'i was fired yesterday'],
  ['pagaban en efectivo', 'pay in cash'],
  ['¿Cuánto tiempo tengo?', '¿how long i have?'],
  ['Word that is English', 'word that is english'],
])('%j', (spanish, english) => {
  expect(toEnglish(spanish)).toBe(english);
});
