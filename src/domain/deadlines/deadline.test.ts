import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isoDay, parseDay, weekdayOf } from '#domain/calendar/calendar-day.ts';
import { addBusinessDays, businessDayFrom, closedOn } from './business-day.ts';
import { countDeadline, WEEKEND_RULES, type Count, type Period } from './deadline.ts';
import { HOLIDAY_CALENDARS, holidayDates } from './holiday.ts';

const days = (amount: number): Period => ({ amount, unit: 'days' });
const months = (amount: number): Period => ({ amount, unit: 'months' });
const businessDays = (amount: number): Period => ({ amount, unit: 'business-days' });
const count = (periods: Period[], more: Partial<Count> = {}): Count => ({
  periods,
  direction: 'after',
  weekends: 'next',
  calendar: 'new-york',
  ...more,
});
const dateOf = (from: string, ...args: Parameters<typeof count>) => countDeadline(from, count(...args))?.date;

describe('the working', () => {
  test('of 20 days that end on a Sunday', () => {
    expect(countDeadline('2026-11-02', count([days(20)]))).toEqual({
      counted: '2026-11-22',
      date: '2026-11-23',
      steps: [
        { kind: 'leave-out', from: '2026-11-02', to: '2026-11-03' },
        {
          kind: 'period',
          index: 0,
          period: { amount: 20, unit: 'days' },
          direction: 'after',
          from: '2026-11-02',
          to: '2026-11-22',
          skipped: [],
        },
        {
          kind: 'moved',
          rule: 'next',
          from: '2026-11-22',
          to: '2026-11-23',
          closed: [{ day: '2026-11-22', because: 'sunday' }],
        },
      ],
    });
  });

  test('of business days names what is stepped over', () => {
    expect(countDeadline('2026-11-23', count([businessDays(5)]))).toMatchObject({
      date: '2026-12-01',
      steps: [
        { kind: 'leave-out' },
        {
          kind: 'period',
          skipped: [
            { day: '2026-11-26', because: { name: 'thanksgiving', observed: false } },
            { day: '2026-11-28', because: 'saturday' },
            { day: '2026-11-29', because: 'sunday' },
          ],
        },
      ],
    });
  });

  test('of a long weekend names all of it', () => {
    expect(countDeadline('2026-12-27', count([days(48)]))).toMatchObject({
      counted: '2027-02-13',
      date: '2027-02-16',
      steps: [
        {},
        {},
        {
          kind: 'moved',
          closed: [
            { day: '2027-02-13', because: 'saturday' },
            { day: '2027-02-14', because: 'sunday' },
            { day: '2027-02-15', because: { name: 'washington', observed: false } },
          ],
        },
      ],
    });
  });

  test('of an earlier day names the days that cannot be relied on', () => {
    expect(countDeadline('2026-10-16', count([days(30)], { weekends: 'earlier' }))).toMatchObject({
      counted: '2026-11-15',
      date: '2026-11-13',
      steps: [
        {},
        {},
        { kind: 'moved', rule: 'earlier', closed: [{ day: '2026-11-14' }, { day: '2026-11-15', because: 'sunday' }] },
      ],
    });
  });

  test('of an earlier day does not name the days after it', () => {
    const saturday = countDeadline('2026-10-15', count([days(30)], { weekends: 'earlier' }));
    expect(saturday).toMatchObject({ counted: '2026-11-14', date: '2026-11-13' });
    expect(saturday?.steps.at(-1)).toMatchObject({ closed: [{ day: '2026-11-14', because: 'saturday' }] });
    expect(saturday?.steps.at(-1)).toHaveProperty('closed.length', 1);
  });

  test('of a day that stays says why that matters', () => {
    expect(countDeadline('2026-11-07', count([days(15)], { weekends: 'stays' }))).toMatchObject({
      date: '2026-11-22',
      steps: [{}, {}, { kind: 'moved', rule: 'stays', from: '2026-11-22', to: '2026-11-22' }],
    });
  });

  test('starts the day before when it goes backwards', () => {
    expect(countDeadline('2026-12-07', count([days(10)], { direction: 'before', weekends: 'stays' }))).toMatchObject({
      date: '2026-11-27',
      steps: [{ kind: 'leave-out', from: '2026-12-07', to: '2026-12-06' }, { direction: 'before' }],
    });
  });
});

describe('a deadline', () => {
  test.each([
    ['a leap day', '2024-01-30', [days(30)], '2024-02-29'],
    ['the day after none', '2025-01-30', [days(30)], '2025-03-03'],
    ['Feb 29 and a year', '2024-02-29', [months(12)], '2025-02-28'],
    ['Feb 29 and three years, ending on a Sunday', '2024-02-29', [months(36)], '2027-03-01'],
    ['the year end: Saturday, Sunday, New Year', '2027-12-12', [days(20)], '2028-01-03'],
    ['New Year kept on Monday', '2022-12-02', [days(30)], '2023-01-03'],
    ['Lincoln on a Friday, then the weekend and Washington', '2027-01-13', [days(30)], '2027-02-16'],
    ['Election Day', '2026-10-14', [days(20)], '2026-11-04'],
    ['a Saturday holiday: the Friday before is open', '2026-06-13', [days(20)], '2026-07-03'],
    ['a year and 90 days', '2026-08-15', [months(12), days(90)], '2027-11-15'],
    ['only the last day moves, not the one between', '2026-10-01', [days(9), days(30)], '2026-11-09'],
  ])('over %s', (_what, from, periods, date) => {
    expect(dateOf(from, periods)).toBe(date);
  });

  test('follows the calendar that its law names', () => {
    expect(dateOf('2026-01-13', [days(30)])).toBe('2026-02-13');
    expect(dateOf('2026-01-13', [days(30)], { calendar: 'federal' })).toBe('2026-02-12');
    expect(dateOf('2026-11-06', [businessDays(3)], { calendar: 'door-to-door' })).toBe('2026-11-10');
    expect(dateOf('2026-11-06', [businessDays(3)])).toBe('2026-11-12');
  });

  test.each(['', 'tomorrow', '2026-02-30', '2199-12-31'])('is not counted from %j', (from) => {
    expect(countDeadline(from, count([days(30)]))).toBeNull();
  });
});

const anyDay = fc.integer({ min: parseDay('2000-01-01')!, max: parseDay('2090-12-31')! });
const anyCalendar = fc.constantFrom(...HOLIDAY_CALENDARS);
const anyPeriod = fc.oneof(
  fc.integer({ min: 0, max: 400 }).map(days),
  fc.integer({ min: 0, max: 80 }).map(months),
  fc.integer({ min: 1, max: 40 }).map(businessDays),
);
const anyCount = fc.record({
  periods: fc.array(anyPeriod, { minLength: 1, maxLength: 3 }),
  direction: fc.constantFrom('after' as const, 'before' as const),
  weekends: fc.constantFrom(...WEEKEND_RULES),
  calendar: anyCalendar,
});
const counting = (day: number, how: Count) => countDeadline(isoDay(day), how)!;

describe('for any day and any rule', () => {
  test('what moves never lands on a weekend or a holiday, and stays where it was if it was on neither', () => {
    fc.assert(
      fc.property(anyDay, anyCount, (day, how) => {
        const { counted, date } = counting(day, how);
        if (how.weekends !== 'stays') expect(closedOn(parseDay(date)!, how.calendar)).toBeNull();
        if (closedOn(parseDay(counted)!, how.calendar) === null || how.weekends === 'stays') expect(date).toBe(counted);
        if (how.weekends === 'next') expect(date >= counted).toBe(true);
        if (how.weekends === 'earlier') expect(date <= counted).toBe(true);
      }),
    );
  });

  test('New York never keeps a last day on a date of its list', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 400 }), (day, amount) => {
        const { date } = counting(day, count([days(amount)]));
        expect([0, 6]).not.toContain(weekdayOf(parseDay(date)!));
        expect(holidayDates(Number(date.slice(0, 4)), 'new-york')).not.toContain(date);
      }),
    );
  });

  test('who starts a day later is never due earlier', () => {
    fc.assert(fc.property(anyDay, anyCount, (day, how) => counting(day + 1, how).date >= counting(day, how).date));
  });

  test('more time is never an earlier day', () => {
    fc.assert(
      fc.property(anyDay, fc.nat(400), (day, amount) => {
        const due = (n: number) => counting(day, count([days(n)])).date;
        return due(amount + 1) >= due(amount);
      }),
    );
  });

  test('nothing is moved by more than five days', () => {
    fc.assert(
      fc.property(anyDay, anyCount, (day, how) => {
        const { counted, date } = counting(day, how);
        return Math.abs(parseDay(date)! - parseDay(counted)!) <= 5;
      }),
    );
  });

  test('the steps are a chain from the first day to the last', () => {
    fc.assert(
      fc.property(anyDay, anyCount, (day, how) => {
        const { date, steps } = counting(day, how);
        const [first, ...rest] = steps;
        expect(first).toMatchObject({ kind: 'leave-out', from: isoDay(day) });
        const end = rest.reduce((at, step) => (expect(step.from).toBe(at), step.to), isoDay(day));
        expect(end).toBe(date);
      }),
    );
  });

  test('business days back and forth meet again', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 60 }), anyCalendar, (day, amount, calendar) => {
        const open = businessDayFrom(day, 1, calendar);
        expect(addBusinessDays(addBusinessDays(open, amount, 1, calendar), amount, -1, calendar)).toBe(open);
      }),
    );
  });
});
