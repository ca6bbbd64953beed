import { expect, test } from 'vitest';
import { EMPTY_CASE } from '#domain/matter/case-file.ts';
import { fits, mayFit, mayHold, missingFor, type Situation } from './fits.ts';

const situation = (over: Partial<Situation['variables']> = {}, file: Partial<Situation['file']> = {}): Situation => ({
  file: { ...EMPTY_CASE, ...file },
  variables: over,
});
const IN_CITY = { nyc: 'yes' } as const;

test('what nobody told may fit, and is missing', () => {
  expect(fits(IN_CITY, situation())).toBe(false);
  expect(mayFit(IN_CITY, situation())).toBe(true);
  expect(missingFor(IN_CITY, situation())).toEqual(['nyc']);
});

test('what is known fits or does not, and nothing is missing', () => {
  for (const isNyc of [true, false]) {
    expect(fits(IN_CITY, situation({ isNyc }))).toBe(isNyc);
    expect(mayFit(IN_CITY, situation({ isNyc }))).toBe(isNyc);
    expect(missingFor(IN_CITY, situation({ isNyc }))).toEqual([]);
  }
});

test('one condition that fails is enough: nothing else has to be asked', () => {
  const both = { nyc: 'yes', lived: 'over-2' } as const;
  expect(missingFor(both, situation({ isNyc: false }))).toEqual([]);
  expect(missingFor(both, situation({ isNyc: true }))).toEqual(['lived']);
  expect(fits(both, situation({ isNyc: true }, { livedMonths: 36 }))).toBe(true);
  expect(mayFit(both, situation({ isNyc: true }, { livedMonths: 3 }))).toBe(false);
});

test('a statement for everybody holds everywhere, a rule of the city not for somebody in Albany', () => {
  expect(mayHold({}, situation({ isNyc: false }))).toBe(true);
  expect(mayHold({ when: IN_CITY }, situation({ isNyc: false }))).toBe(false);
  expect(mayHold({ when: IN_CITY }, situation())).toBe(true);
});

test.each([
  ['65-', 65, true],
  ['65-', 64, false],
  ['-17', 17, true],
  ['-17', 18, false],
  ['14-17', 13, false],
  ['14-17', 14, true],
] as const)('a span of %s, at %i: %s', (age, years, isSo) => {
  expect(fits({ age }, situation({}, { age: years }))).toBe(isSo);
  expect(mayFit({ age }, situation({}, { age: years }))).toBe(isSo);
  expect(fits({ childAge: age }, situation({}, { childAge: years }))).toBe(isSo);
  expect(fits({ miles: age }, situation({}, { miles: years }))).toBe(isSo);
  expect([fits({ age }, situation()), mayFit({ age }, situation())]).toEqual([false, true]);
});

test('a program and what a relative is have to be the very one', () => {
  expect(fits({ programme: 'snap' }, situation({}, { programme: 'snap' }))).toBe(true);
  expect(fits({ programme: 'snap' }, situation({}, { programme: 'cash' }))).toBe(false);
  expect(fits({ sponsor: 'citizen' }, situation({}, { sponsor: 'citizen' }))).toBe(true);
  expect(fits({ sponsor: 'citizen' }, situation({}, { sponsor: 'green-card' }))).toBe(false);
});
