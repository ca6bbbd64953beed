import { describe, expect, test } from 'vitest';
import { distance, findPhrase, tokensOf } from '../likeness.ts';

test('points, accents and capitals do not keep a word from being known', () => {
  expect(tokensOf("  Día: O’NEIL’S “Court”, isn't—$5.00! ")).toEqual(['dia', 'oneils', 'court', 'isnt', '$5', '00']);
  expect(tokensOf(' .,; ')).toEqual([]);
});

describe('how far two words are apart', () => {
  test.each([
    ['court', 'court', 0],
    ['court', 'count', 1],
    ['cour', 'court', 1],
    ['court', 'cour', 1],
    ['ourt', 'court', 1],
    ['coourt', 'court', 1],
    ['cuort', 'court', 2],
    ['c0vrt', 'court', 2],
    ['', 'ab', 2],
    ['ab', '', 2],
    ['', '', 0],
  ])('%j and %j: %d', (one, other, letters) => {
    expect(distance(one, other, 2)).toBe(letters);
  });

  test('beyond what is asked for it is not counted', () => {
    expect(distance('abcdef', 'uvwxyz', 2)).toBe(3);
    expect(distance('a', 'abcdef', 1)).toBe(2);
    expect(distance('abcdef', 'a', 1)).toBe(2);
    expect(distance('abcx', 'abcy', 1)).toBe(1);
    expect(distance('abc', 'abcde', 2)).toBe(2);
  });
});

describe('a phrase on a page', () => {
  const at = (page: string, phrase: string) => findPhrase(tokensOf(page), tokensOf(phrase));

  test('is found where it begins', () => {
    expect(at('notice of petition', 'notice of petition')).toBe(0);
    expect(at('this is a notice of petition', 'notice of petition')).toBe(3);
    expect(at('notice of a notice of petition', 'notice of petition')).toBe(3);
  });

  test('is not there where a word of it is missing: a civil court is no criminal one', () => {
    expect(at('civil court', 'criminal court')).toBe(-1);
    expect(at('notice of', 'notice of petition')).toBe(-1);
    expect(at('petition', 'notice of petition')).toBe(-1);
    expect(at('you have four words', 'you have five words')).toBe(-1);
    expect(at('', 'notice')).toBe(-1);
  });

  test.each([
    ['of five words one may be missing: the first', 'x must answer the petition'],
    ['one in the middle', 'you must x the petition'],
    ['or the last, also where the page ends', 'you must answer the'],
  ])('%s', (_, page) => {
    expect(at(page, 'you must answer the petition')).toBe(0);
    expect(at(`so ${page}`, 'you must answer the petition')).toBe(1);
  });

  test('but not two', () => {
    expect(at('you must x x petition', 'you must answer the petition')).toBe(-1);
    expect(at('x x answer the petition', 'you must answer the petition')).toBe(-1);
    expect(at('you must answer', 'you must answer the petition')).toBe(-1);
  });

  test.each([
    ['a short word must be itself', 'fer', 'for', -1],
    ['one letter of four may be spoiled', 'c0de', 'code', 0],
    ['two of four may not', 'c0dc', 'code', -1],
    ['one of eight', 'petltion', 'petition', 0],
    ['two of eight may not', 'petlti0n', 'petition', -1],
    ['two of nine', 'defendamf', 'defendant', 0],
    ['three of nine may not', 'bcfendamf', 'defendant', -1],
  ])('%s', (_, page, phrase, place) => {
    expect(at(page, phrase)).toBe(place);
  });
});
