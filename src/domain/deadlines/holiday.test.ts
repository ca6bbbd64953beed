import { describe, expect, test } from 'vitest';
import { parseDay } from '#domain/calendar/calendar-day.ts';
import { holidayDates, holidayOn, type HolidayCalendar } from './holiday.ts';

const on = (iso: string, calendar: HolidayCalendar = 'new-york') => holidayOn(parseDay(iso)!, calendar);

describe('public holidays of New York', () => {
  test.each([
    [2024, '01-01 01-15 02-12 02-19 05-27 06-19 07-04 09-02 10-14 11-05 11-11 11-28 12-25'],
    [2025, '01-01 01-20 02-12 02-17 05-26 06-19 07-04 09-01 10-13 11-04 11-11 11-27 12-25'],
    [2026, '01-01 01-19 02-12 02-16 05-25 06-19 07-04 09-07 10-12 11-03 11-11 11-26 12-25'],
    [2027, '01-01 01-18 02-12 02-15 05-31 06-19 07-04 07-05 09-06 10-11 11-02 11-11 11-25 12-25'],
    [2028, '01-01 01-17 02-12 02-21 05-29 06-19 07-04 09-04 10-09 11-07 11-11 11-23 12-25'],
    [2029, '01-01 01-15 02-12 02-19 05-28 06-19 07-04 09-03 10-08 11-06 11-11 11-12 11-22 12-25'],
    [2030, '01-01 01-21 02-12 02-18 05-27 06-19 07-04 09-02 10-14 11-05 11-11 11-28 12-25'],
    [2031, '01-01 01-20 02-12 02-17 05-26 06-19 07-04 09-01 10-13 11-04 11-11 11-27 12-25'],
    [2032, '01-01 01-19 02-12 02-16 05-31 06-19 07-04 07-05 09-06 10-11 11-02 11-11 11-25 12-25'],
  ])('of %i', (year, days) => {
    expect(holidayDates(year, 'new-york')).toEqual(days.split(' ').map((day) => `${year}-${day}`));
  });

  test('on a Sunday are kept on Monday too, on a Saturday they do not move', () => {
    expect(on('2027-07-05')).toEqual({ name: 'independence', observed: true });
    expect(on('2023-01-02')).toEqual({ name: 'new-year', observed: true });
    expect(on('2026-07-03')).toBeNull();
    expect(on('2027-12-24')).toBeNull();
    expect(on('2027-12-31')).toBeNull();
  });

  test('include every Election Day, and never the first of November', () => {
    expect(on('2026-11-03')).toEqual({ name: 'election', observed: false });
    expect(on('2033-11-08')?.name).toBe('election');
    expect(on('2033-11-01')).toBeNull();
  });

  test('include Juneteenth since it is one', () => {
    expect(on('2025-06-19')?.name).toBe('juneteenth');
    expect(on('2019-06-19')).toBeNull();
  });

  test('do not include the day after Thanksgiving', () => {
    expect(on('2026-11-27')).toBeNull();
  });
});

describe('federal holidays', () => {
  test('know neither Lincoln nor Election Day', () => {
    expect(holidayDates(2025, 'federal')).toEqual(
      '01-01 01-20 02-17 05-26 06-19 07-04 09-01 10-13 11-11 11-27 12-25'.split(' ').map((day) => `2025-${day}`),
    );
  });

  test('on a Saturday are kept on Friday, even in the year before', () => {
    expect(on('2026-07-03', 'federal')).toEqual({ name: 'independence', observed: true });
    expect(on('2027-12-31', 'federal')).toEqual({ name: 'new-year', observed: true });
    expect(on('2027-07-05', 'federal')).toEqual({ name: 'independence', observed: true });
  });
});

test('federal holidays that are kept early stand in their order, from the first Juneteenth on', () => {
  expect(holidayDates(2021, 'federal')).toEqual(
    '01-01 01-18 02-15 05-31 06-18 06-19 07-04 07-05 09-06 10-11 11-11 11-25 12-24 12-25'
      .split(' ')
      .map((day) => `2021-${day}`),
  );
});

test('the list for sales at the door is shorter, and moves nothing', () => {
  expect(holidayDates(2027, 'door-to-door')).toEqual(
    '01-01 02-15 05-31 07-04 09-06 10-11 11-11 11-25 12-25'.split(' ').map((day) => `2027-${day}`),
  );
});
