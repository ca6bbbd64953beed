import { describe, expect, test } from 'vitest';
import { createSpelling, openSpelling } from './spelling.ts';
import { withoutSlips } from './spelled.ts';

describe('a word with a slip of the thumb', () => {
  test.each([
    ['depsoit', 'deposit'],
    ['landlrod', 'landlord'],
    ['evicton', 'eviction'],
    ['apartmenrt', 'apartment'],
    ['lawyerr', 'lawyer'],
    ['unemplyomnet', 'unemployment'],
    ['heeelp', 'help'],
    ['mylandlord', 'my landlord'],
    ['despidieorn', 'despidieron'],
    ['audiecnia', 'audiencia'],
  ])('%s is read as %s', (written, meant) => {
    expect(openSpelling()(written)).toBe(meant);
  });

  test.each(['wih', 'Xochitl', 'qwzrtk', 'B4', 'lease', 'Señora', 'migración', 'ssdi'])(
    '%s stays as it is',
    (written) => {
      expect(openSpelling()(written)).toBe(written);
    },
  );

  test('the words around it stay, with their marks', () => {
    expect(withoutSlips('My lanldord kept it, $1,200. ¿Es leagl?')).toBe('My landlord kept it, $1,200. ¿Es legal?');
  });
});

describe('what it may have been', () => {
  const of = (counts: Readonly<Record<string, number>>) => createSpelling(new Map(Object.entries(counts)));

  test('is what was written most often', () => {
    expect(of({ courts: 9, count: 30 })('coutt')).toBe('count');
    expect(of({ court: 31, count: 30 })('coutt')).toBe('court');
  });

  test('begins with the same letter, unless there is nothing else', () => {
    expect(of({ paper: 10, rapes: 100 })('papes')).toBe('paper');
    expect(of({ rapes: 100 })('papes')).toBe('rapes');
  });

  test('has rather a letter more than one less', () => {
    expect(of({ estoy: 30, esos: 100 })('estoo')).toBe('estoy');
    expect(of({ estoy: 10, esto: 60 })('estoz')).toBe('esto');
  });

  test('is nothing that was hardly ever written, the less so for few letters', () => {
    expect(of({ stall: 4 })('stalk')).toBe('stalk');
    expect(of({ rent: 39 })('ront')).toBe('ront');
    expect(of({ rent: 40 })('ront')).toBe('rent');
  });

  test('a word that is known is none, however rare', () => {
    expect(of({ stalk: 0, stall: 900 })('stalk')).toBe('stalk');
  });

  test('two slips are believed of a long word alone', () => {
    expect(of({ guarantor: 20 })('gaurantr')).toBe('gaurantr');
    expect(of({ guarantor: 20 })('gaurantro')).toBe('guarantor');
    expect(of({ guarantor: 19 })('gaurantro')).toBe('gaurantro');
  });

  test('two words in one are both known well', () => {
    expect(of({ rent: 150, paid: 150 })('rentpaid')).toBe('rent paid');
    expect(of({ rent: 150, paid: 149 })('rentpaid')).toBe('rentpaid');
  });
});
