import { expect, test } from 'vitest';
import { dayIn, daysIn } from './days.ts';
import { withoutDates } from './written-dates.ts';

/** A Sunday. */
const TODAY = '2026-11-15';

test.each([
  ['I moved out on June 30', '2026-06-30'],
  ['served on Nov. 5th, 2026', '2026-11-05'],
  ['it was December 20', '2025-12-20'],
  ['on 11/2/2026', '2026-11-02'],
  ['on 6/30', '2026-06-30'],
  ['2026-10-31', '2026-10-31'],
  ['yesterday', '2026-11-14'],
  ['3 days ago', '2026-11-12'],
  ['two weeks ago', '2026-11-01'],
  ['a couple of months ago', '2026-09-15'],
  ['me mudé el 30 de junio de 2026', '2026-06-30'],
  ['hace dos semanas', '2026-11-01'],
  ['hoy', '2026-11-15'],
  ['last tuesday', '2026-11-10'],
  ['el martes pasado', '2026-11-10'],
  ['anteayer', '2026-11-13'],
  ['eleven days ago', '2026-11-04'],
  ['hace quince días', '2026-10-31'],
  ['about two weeks back', '2026-11-01'],
  ['fue antes de ayer', '2026-11-13'],
  ['antes d ayer', '2026-11-13'],
  ['la noche antes de anoche', '2026-11-13'],
  ['antes de antier', '2026-11-12'],
  ['trasantier', '2026-11-12'],
  ['last month on the 24th', '2026-10-24'],
  ['el mes pasado, el dia 24', '2026-10-24'],
])('%j is %s', (message, day) => {
  expect(dayIn(message, TODAY)).toBe(day);
});

test.each([
  'no date here',
  'they owe me two weeks back pay',
  'May I ask something',
  'February 30',
  '2/30/2026',
  'pay within 14 days or leave',
  'por la mañana',
  'trabajo en la mañana en la bodega',
  'pago el mes pasado y este mes',
  'may they come on a Sunday',
  'the court is closed every Friday',
  'pueden venir un domingo',
])('%j names no day', (message) => {
  expect(dayIn(message, TODAY)).toBeNull();
});

test('a day without a year can lie behind or ahead, and a weekday too', () => {
  expect(daysIn('court is December 3', TODAY)).toMatchObject([{ past: '2025-12-03', future: '2026-12-03' }]);
  expect(daysIn('on thursday', TODAY)).toMatchObject([{ past: '2026-11-12', future: '2026-11-19' }]);
  expect(daysIn('next thursday', TODAY)).toMatchObject([{ past: null, future: '2026-11-19' }]);
  expect(daysIn('mañana', TODAY)).toMatchObject([{ past: null, future: '2026-11-16' }]);
});

test('several days, in the order of the text', () => {
  const found = daysIn('moved in March 1, 2024 and out on 10/31/2026', TODAY);
  expect(found.map(({ past }) => past)).toEqual(['2024-03-01', '2026-10-31']);
});

test.each([
  ['I moved out on October 31, 2026.', 'I moved out.'],
  ['a man handed me a summons on tuesday november 10 at my door', 'a man handed me a summons on tuesday at my door'],
  ['me lo entregaron el 3 de noviembre en la mano', 'me lo entregaron en la mano'],
  ['letter dated 9/1 says no', 'letter says no'],
  ['may i break my lease', 'may i break my lease'],
  ['October 31', 'October 31'],
])('%j without its dates is %j', (text, rest) => {
  expect(withoutDates(text)).toBe(rest);
});

test.each<[string, string | null, string | null]>([
  ['it stops on the 30th', '2026-10-30', '2026-11-30'],
  ['se termina el 30', '2026-10-30', '2026-11-30'],
  ['it came the 3rd', '2026-11-03', '2026-12-03'],
  ['it was due the 10th of this month', '2026-11-10', null],
  ['vencia el 10 del mes pasado', '2026-10-10', null],
  ['the 31st of last month', '2026-10-31', null],
  ['he posted it december 14 last year', '2025-12-14', null],
  ['lo publico el 14 de diciembre del año pasado', '2025-12-14', null],
  ['it was june of last year', '2025-06-01', null],
  ['last year in june he moved', '2025-06-01', null],
  ['fue en junio del año pasado', '2025-06-01', null],
  ['el año pasado en junio', '2025-06-01', null],
  ['llego el dia 16', '2026-11-16', '2026-11-16'],
  ['it was the 31st', '2026-10-31', '2026-12-31'],
])('a day without its month is the nearest one: %s', (text, past, future) => {
  expect(daysIn(text, '2026-11-16')).toMatchObject([{ past, future }]);
});

test.each(['on the 3rd floor', 'el 20 por ciento', 'el 15 de ellos', 'the 4th of them', 'el 40%', 'the 35th of never'])(
  'names no day: %s',
  (text) => {
    expect(daysIn(text, '2026-11-16')).toEqual([]);
  },
);

test('a weekday and its date are one day', () => {
  const said = 'handed to me on tuesday november 10 at my door';
  const [day, ...others] = daysIn(said, TODAY);
  expect(others).toEqual([]);
  expect(day).toMatchObject({ past: '2026-11-10' });
  expect(said.slice(day?.at, day?.end)).toBe('tuesday november 10');
  expect(daysIn('it was the monday before, nov 9', TODAY)).toMatchObject([{ past: '2026-11-09' }]);
  expect(daysIn('i work monday and court is november 20', TODAY)).toHaveLength(2);
});

test.each([
  'ya pasaron los 30 dias o no? hoy es 17',
  'today is november 17',
  'hoy es el 17 de noviembre',
  'its already the 17th',
])('what day it is today is no day of something: %j', (text) => {
  expect(daysIn(text, '2026-11-17')).toEqual([]);
});

test('what happened today did', () => {
  expect(daysIn('it came today', '2026-11-17')).toHaveLength(1);
  expect(daysIn('hoy es 17 y la carta es del 29 de octubre', '2026-11-17')).toMatchObject([{ past: '2026-10-29' }]);
});

test.each([
  ['it was on halloween', '2026-10-31'],
  ['since christmas', '2025-12-25'],
  ['fue en navidad', '2025-12-25'],
  ["on new year's day", '2026-01-01'],
])('%j is a day', (message, day) => {
  expect(dayIn(message, '2026-11-15')).toBe(day);
});

test('nobody calls yesterday last Tuesday', () => {
  const wednesday = '2026-11-18';
  expect(dayIn('last tuesday', wednesday)).toBe('2026-11-10');
  expect(dayIn('el martes pasado', wednesday)).toBe('2026-11-10');
  expect(dayIn('this past tuesday', wednesday)).toBe('2026-11-17');
  expect(dayIn('tuesday', wednesday)).toBe('2026-11-17');
  expect(dayIn('last monday', wednesday)).toBe('2026-11-16');
});

test.each([
  ['last week monday', '2026-11-09', null],
  ['el lunes de la semana pasada', '2026-11-09', null],
  ['a week ago yesterday', '2026-11-10', null],
  ['two weeks ago monday', '2026-11-02', null],
  ['two weeks from yesterday', null, '2026-12-01'],
  ['next week tuesday', null, '2026-11-24'],
  ['el sabado 7', '2026-11-07', null],
  ['friday the 20th', null, '2026-11-20'],
  ['el 1ro de este mes', '2026-11-01', null],
  ['monday 2 pm', '2026-11-16', '2026-11-23'],
  ['the 27th of next month', null, '2026-12-27'],
  ['el 27 del mes q viene', null, '2026-12-27'],
  ['el proximo mes el 27', null, '2026-12-27'],
  ['next month on the 27th', null, '2026-12-27'],
  ['mañana en la mañana', null, '2026-11-19'],
  ['mañana por la tarde', null, '2026-11-19'],
])('%j, said on a Wednesday', (text, past, future) => {
  expect(daysIn(text, '2026-11-18')).toMatchObject([{ past, future }]);
});
