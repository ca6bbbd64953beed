import { expect, test } from 'vitest';
import { stackedBars, tickOf } from './stacked-bars.ts';

const area = { x: 10, y: 0, width: 100, height: 60 };

test('the highest bar fills the area, and its pieces stand on each other', () => {
  const { bars, top } = stackedBars(
    [
      { start: '2026-11-01', pending: 1, accepted: 2, declined: 3 },
      { start: '2026-11-08', pending: 0, accepted: 3, declined: 0 },
    ],
    area,
  );
  expect(top).toBe(6);
  expect(bars.map(({ status, y, height }) => [status, y, height])).toEqual([
    ['pending', 50, 10],
    ['accepted', 30, 20],
    ['declined', 0, 30],
    ['accepted', 30, 30],
  ]);
  expect(bars.map(({ x, width }) => x + width <= 110 && x >= 10)).toEqual([true, true, true, true]);
});

test('nothing draws nothing, on a scale that is not zero', () => {
  expect(stackedBars([{ start: '2026-11-01', pending: 0, accepted: 0, declined: 0 }], area)).toEqual({
    bars: [],
    top: 1,
  });
  expect(stackedBars([], area)).toEqual({ bars: [], top: 1 });
});

test('a tick is a short date', () => expect(tickOf('2026-11-01')).toBe('Nov 1'));
