import { describe, expect, test } from 'vitest';
import { findNumber, isWholeNumber, numberIn } from '../find-number.ts';

const found = (text: string) => findNumber(text)?.value ?? null;

describe('the number of a case', () => {
  test.each([
    ['Index No. 123456/2026', '123456/2026'],
    ['lndex Number: LT-308417-26/BX', 'LT-308417-26/BX'],
    ['Docket No. F-12345-26', 'F-12345-26'],
    ['Claimant ID 37640621A', '37640621A'],
    ['Case #: 2026 1234', '2026 1234'],
    ['Index No. LT– 308417 –26/ BX', 'LT-308417-26/BX'],
    ['Docket No. 0-55555-26', 'O-55555-26'],
  ])('%s', (text, number) => {
    expect(found(text)).toBe(number);
  });

  test.each([
    ['COURT Index No. LT-308417-26/BX, Part 3', 'LT-308417-26/BX'],
    ['Index No. LT -308417 -26 /BX, Part 3', 'LT -308417 -26 /BX'],
    ['Index No. 123456 PART 3', '123456'],
    ['Index No. 2026 1234 PART 3', '2026 1234'],
  ])('"%s": the whole of it is looked at a second time, and nothing beside it', (text, shown) => {
    const number = findNumber(text);
    expect(text.slice(number?.start, number?.end)).toBe(shown);
  });

  test('of several the surest is taken, and the next where that has none', () => {
    expect(found('Claim No. 555555 Index No. 123456/2026')).toBe('123456/2026');
    expect(found('Index No. ________________________________ Claim No. 555555')).toBe('555555');
    expect(found('Index No. ________________________________ Index No. 123456/2026')).toBe('123456/2026');
  });

  test.each([
    ['there is no label', 'LT-308417-26/BX'],
    ['there are fewer than four figures', 'Index No. 123 of'],
    ['there are letters that look like figures, and no figure', 'Index No. SOIL of'],
    ['it is a day', 'Index No. 11/04/2026'],
    ['it is too far away', `Index No. ${' '.repeat(27)}123456/2026`],
    ['there is none', 'Index No. of the case'],
    ['the page ends', 'Index No.'],
  ])('is none where %s', (_, text) => {
    expect(found(text)).toBeNull();
  });

  test('as far away as a column is wide it is found', () => {
    expect(found(`Index No.${' '.repeat(26)}123456/2026`)).toBe('123456/2026');
    expect(found(`Index No.${' '.repeat(26)}12345678901/2026-34`)).not.toBeNull();
  });

  test('what is no number is passed over for the one behind it', () => {
    expect(found('Index No. 11/04/2026, 123456/2026')).toBe('123456/2026');
    expect(found('Index No. 12, 123456/2026')).toBe('123456/2026');
  });

  test('what only stands beside it does not belong to it', () => {
    expect(found('Index No. 123456 A')).toBe('123456');
    expect(found('Index No. 123456 PART')).toBe('123456');
    expect(found('Case No. AB 123456 C')).toBe('AB 123456 C');
  });

  test('a strip that was read again is the number alone', () => {
    expect(numberIn('LT-308417-26/BX')).toBe('LT-308417-26/BX');
    expect(numberIn('nothing')).toBeNull();
  });
});

describe('letters that a photo made of figures', () => {
  test.each([
    ['LT-3O8417-26/BX', 'LT-308417-26/BX'],
    ['LT-3I8l17-26/BX', 'LT-318117-26/BX'],
    ['LT-3S8B17-26/BX', 'LT-358817-26/BX'],
    ['12345S', '12345S'],
    ['12345B', '12345B'],
    ['1O2I', '1021'],
    ['ISBO 1234', 'ISBO 1234'],
  ])('%s is %s', (read, number) => {
    expect(numberIn(read)).toBe(number);
  });
});

describe('the county at the end of a number', () => {
  test.each([
    ['LT-308417-26/BX', 'LT-308417-26/BX'],
    ['LT-308417-26/8X', 'LT-308417-26/BX'],
    ['LT-308417-26/KL', 'LT-308417-26/KI'],
    ['LT-308417-26/RL', 'LT-308417-26/RI'],
    ['LT-308417-26/OU', 'LT-308417-26/QU'],
    ['LT-308417-26/NV', 'LT-308417-26/NY'],
  ])('%s: a spoiled letter is mended where only one county fits', (read, number) => {
    expect(numberIn(read)).toBe(number);
  });

  test.each(['LT-308417-26/XI', 'LT-308417-26/AA'])('%s stays: two fit, or none', (read) => {
    expect(numberIn(read)).toBe(read);
  });
});

describe('a number that is whole', () => {
  test.each(['LT-308417-26/BX', '123456/2026', 'F-12345-26', 'O-12345-26/24A'])('%s', (number) => {
    expect(isWholeNumber(number)).toBe(true);
  });

  test.each(['LT-308417-', 'LT-308417-26', '123456/20', '37640621A', ''])('%j is not', (number) => {
    expect(isWholeNumber(number)).toBe(false);
  });
});
