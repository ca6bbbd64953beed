import { expect, test } from 'vitest';
import { clausesOf, piecesOf } from './clauses.ts';

test('a story is taken apart into what it tells', () => {
  expect(
    clausesOf(
      'my boss took 40 dollars out of my check because the register was short and i wasnt even on that day, help',
    ),
  ).toEqual(['my boss took 40 dollars out of my check', 'the register was short', 'i wasnt even on that day help']);
  expect(
    clausesOf(
      'le firme un papel a mi cuñado para la tienda y ahora me llega una carta del banco, pero yo nunca vi ese dinero',
    ),
  ).toEqual(['le firme un papel a mi cuñado para la tienda', 'me llega una carta del banco', 'yo nunca vi ese dinero']);
});

test('what is too short to say anything stays with what was before it', () => {
  expect(clausesOf('he left. he came back. he took the keys to my apartment and changed the lock on me')).toEqual([
    'he left he came back',
    'he took the keys to my apartment',
    'changed the lock on me',
  ]);
});

test('a question, and a sentence that says one thing, are read as they are', () => {
  expect(clausesOf('can my landlord keep the deposit, and how long does he have')).toEqual([]);
  expect(clausesOf('how much notice does the landlord have to give me before raising the rent this year')).toEqual([]);
});

test('a piece of four words says something by itself', () => {
  expect(clausesOf('he took my keys, he changed the locks on me, he threw my things out')).toEqual([
    'he took my keys',
    'he changed the locks on me',
    'he threw my things out',
  ]);
});

test('spaces around the marks are no words', () => {
  expect(clausesOf('  one two three four, five six seven eight, nine ten eleven twelve  ')).toEqual([]);
  expect(clausesOf('he changed the locks on me, and , he took all of my keys')).toEqual([
    'he changed the locks on me',
    'he took all of my keys',
  ]);
  expect(clausesOf(' and , he took my keys , he ran off , he changed the locks on me ')).toEqual([
    'he took my keys he ran off',
    'he changed the locks on me',
  ]);
});

test('of a very long story the first ten pieces are read', () => {
  const pieces = Array.from({ length: 12 }, (_, at) => `he took my number ${at}`);
  expect(clausesOf(pieces.join(', '))).toEqual(pieces.slice(0, 10));
});

test('in a talk each thing that is said counts, however short the message', () => {
  expect(piecesOf('no i never signed, he just moved in')).toEqual(['no i never signed', 'he just moved in']);
  expect(piecesOf('pero no firme nada y el me cobra')).toEqual(['no firme nada', 'el me cobra']);
  expect(piecesOf('ok, she left because he hit her')).toEqual(['he hit her']);
  expect(piecesOf('how long do i have?')).toEqual([]);
  expect(piecesOf(' how long do i have ')).toEqual([]);
  expect(piecesOf(Array.from({ length: 10 }, (_, at) => `it is thing ${at}`).join(', '))).toHaveLength(8);
});
