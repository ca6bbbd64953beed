import { expect, test } from 'vitest';
import { briefFrom, firstOf } from './lead-brief.ts';

const brief = (...texts: string[]) => briefFrom('housing', texts);

test('category, county, dates and the other side, as far as they were said', () => {
  expect(
    brief(
      'My landlord, Robert Klein, kept my $2,400 deposit. I moved out of Astoria on June 30, 2026.',
      'The court date is 11/24/2026.',
    ),
  ).toEqual({
    category: 'housing',
    county: 'Queens',
    dates: [
      { date: 'June 30, 2026', sentence: 'I moved out of Astoria on June 30, 2026.' },
      { date: '11/24/2026', sentence: 'The court date is 11/24/2026.' },
    ],
    otherSide: 'Robert Klein',
  });
});

test('what was not said is not there', () => {
  expect(brief('My landlord kept my deposit. I asked twice.')).toEqual({
    category: 'housing',
    county: null,
    dates: [],
    otherSide: null,
  });
});

test.each([
  ['I am being sued by Midland Funding LLC over a card.', 'Midland Funding LLC'],
  ['My employer is Blue Harbor Seafood Inc. and they owe me.', 'Blue Harbor Seafood Inc.'],
  ['I rent from Sunnyside Gardens Realty.', 'Sunnyside Gardens Realty'],
  ['A case against Mr. Ortiz.', 'Mr. Ortiz'],
  ['my boss named Dana Whitfield fired me', 'Dana Whitfield'],
  ['He kept it. His name is Robert Klein. I asked twice.', 'Robert Klein'],
  ['Their name is Grand Concourse Homes LLC', 'Grand Concourse Homes LLC'],
  ['my landlord’s name is Bo', 'Bo'],
  ['El dueño se llama Juan de la Cruz y no contesta.', 'Juan de la Cruz'],
])('%j names %s', (text, name) => {
  expect(brief(text).otherSide).toBe(name);
});

test.each([
  'My landlord I think is wrong',
  'My landlord in New York City',
  'I am suing in Queens',
  'My boss Dana fired me',
  'My name is Ana Lopez',
  'her name is on the lease',
])('%j names nobody for sure', (text) => {
  expect(brief(text).otherSide).toBeNull();
});

test('a date is listed once, at most six of them, long sentences cut', () => {
  const many = Array.from({ length: 9 }, (_, day) => `On May ${day + 1} he called.`).join(' ');
  expect(brief(many, 'On May 1 again.').dates).toHaveLength(6);
  const [date] = brief(`On May 1 ${'word '.repeat(60)}`).dates;
  expect(date?.sentence.length).toBeLessThan(145);
});

test('numbers that are no dates are left alone', () => {
  expect(brief('index number 123456/2026, ZIP 10001').dates).toEqual([]);
});

test('a book is read as far as its first chapters', () => {
  const chapter = `${'x '.repeat(24_990)}on`;
  const story = [`${chapter} May 1, 2026.`, `${chapter} May 2, 2026.`, 'The hearing is on May 3, 2026.'];
  expect(brief(...story).dates.map(({ date }) => date)).toEqual(['May 1, 2026', 'May 2, 2026']);
  expect(firstOf(['x'.repeat(100_000)])).toHaveLength(1);
  expect(firstOf(['x'.repeat(100_001)])).toHaveLength(0);
});

test('a day that is named twice stands once, as it was written first', () => {
  expect(brief('I paid on May 4, 2026. They deny it. On MAY 4, 2026 I have the receipt.').dates).toEqual([
    { date: 'May 4, 2026', sentence: 'I paid on May 4, 2026.' },
  ]);
});

test('a sentence of 140 characters stays whole, a longer one is cut at a word', () => {
  const end = ' on May 4, 2026.';
  const whole = `${'a'.repeat(124)}${end}`;
  expect(brief(whole).dates[0]?.sentence).toBe(whole);
  expect(brief(`Word ${whole}`).dates[0]?.sentence).toMatch(/^Word a{124} on May 4,…$/);
});

test('spaces around a line are no part of its sentence', () => {
  expect(brief('first line\n   It was May 4, 2026').dates[0]?.sentence).toBe('It was May 4, 2026');
});

test('months may be shortened, with a full stop or without', () => {
  const dates = brief('I got it on Jan. 4, 2026 and again Sep 5. The hearing was 3 Nov 2026, not Sept 6.').dates;
  expect(dates.map(({ date }) => date)).toEqual(['Jan. 4, 2026', 'Sep 5', '3 Nov 2026', 'Sept 6']);
});

test('a county is told by the name that people use for it', () => {
  expect(brief('I rent in Manhattan.').county).toBe('New York (Manhattan)');
});
