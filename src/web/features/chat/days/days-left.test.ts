import { expect, test } from 'vitest';
import { inOrder, stateOfDay } from './days-left.ts';

const today = '2026-11-15';
const mine = (iso: string) => ({ iso, isTheirs: false });

test.each([
  ['2026-11-15', 0, 'soon'],
  ['2026-11-22', 7, 'soon'],
  ['2026-11-23', 8, 'calm'],
  ['2026-11-14', -1, 'passed'],
])('%s is %i days away: %s', (iso, left, tone) => {
  expect(stateOfDay(mine(iso), today)).toMatchObject({ left, tone });
});

test('a day of the other side hurries nobody, and a day that has passed is in no calendar', () => {
  expect(stateOfDay({ iso: '2026-11-16', isTheirs: true }, today)).toMatchObject({ tone: 'theirs', hasCalendar: true });
  expect(stateOfDay({ iso: '2026-11-01', isTheirs: true }, today)).toMatchObject({
    tone: 'theirs',
    hasCalendar: false,
  });
  expect(stateOfDay(mine('2026-11-01'), today).hasCalendar).toBe(false);
});

test('the nearest day to come stands first, passed ones last', () => {
  const days = ['2026-10-01', '2026-12-01', '2026-11-16'].map(mine);
  expect(inOrder(days, today).map(({ iso }) => iso)).toEqual(['2026-11-16', '2026-12-01', '2026-10-01']);
});
