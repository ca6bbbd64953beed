import { describe, expect, test } from 'vitest';
import { flattened } from './flattened.ts';
import { asFile, blank, cut, scaledTo, type Gray } from './gray.ts';
import { findCorners } from './page-corners.ts';
import { prepared } from './prepared.ts';
import { quarterTurned, skewOf, turned } from './skew.ts';
import { withoutRules } from './without-rules.ts';

const [WIDTH, HEIGHT] = [800, 1060];

/** A dark table, a bright sheet with lines of "text", lit as `light` says. */
function photo(light: (x: number) => number = () => 1, angle = 0): Gray {
  const page = blank(WIDTH, HEIGHT);
  const data = page.data.map((_, at) => {
    const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)];
    const isSheet = x > 120 && x < 680 && y > 140 && y < 900;
    const isText = isSheet && x > 180 && x < 620 && y > 200 && y < 700 && y % 24 < 9 && (x + Math.floor(y / 24) * 7) % 13 < 8;
    return (isText ? 40 : isSheet ? 240 : 90) * light(x);
  });
  return turned({ ...page, data }, angle);
} // prettier-ignore

const near = (corner: { x: number; y: number } | undefined, x: number, y: number) =>
  corner !== undefined && Math.hypot(corner.x - x, corner.y - y) < 14;

describe('the sheet', () => {
  test('is found on a table', () => {
    const corners = findCorners(photo());
    expect(near(corners?.[0], 120, 140)).toBe(true);
    expect(near(corners?.[2], 680, 900)).toBe(true);
  });

  test('is whole although a soft shadow lies over half of it', () => {
    const corners = findCorners(photo((x) => 1 - 0.6 * Math.max(0, Math.min(1, (x - 250) / 260))));
    expect(near(corners?.[0], 120, 140)).toBe(true);
    expect(near(corners?.[2], 680, 900)).toBe(true);
  });

  test('is not made up where there is none', () => {
    const noise = blank(WIDTH, HEIGHT);
    expect(findCorners({ ...noise, data: noise.data.map((_, at) => (at * 7919) % 251) })).toBeNull();
    expect(findCorners(noise)).toBeNull();
  });
});

test('a crooked page comes out straight', () => {
  const crooked = photo(undefined, 7);
  expect(Math.abs(skewOf(prepared(crooked).page, 4))).toBeLessThanOrEqual(0.4);
});

test('paper becomes white in the light and in the shadow', () => {
  const { data } = flattened(photo((x) => (x > 400 ? 0.35 : 1)));
  const at = (x: number, y: number) => data[y * WIDTH + x] ?? 0;
  expect(at(150, 800)).toBeGreaterThan(235);
  expect(at(640, 800)).toBeGreaterThan(235);
});

test('ruled lines go, letters stay', () => {
  const page = blank(700, 200);
  page.data.fill(0, 100 * 700 + 50, 100 * 700 + 650);
  page.data.fill(0, 150 * 700 + 50, 150 * 700 + 62);
  const { data } = withoutRules(page);
  expect(data[100 * 700 + 300]).toBe(255);
  expect(data[150 * 700 + 55]).toBe(0);
});

test('four quarter turns are none', () => {
  const picture = photo();
  const back = quarterTurned(quarterTurned(quarterTurned(quarterTurned(picture))));
  expect(Buffer.compare(back.data, picture.data)).toBe(0);
});

test('a part beyond the edge is white, and a file says its size', () => {
  const part = cut(photo(), { left: -10, top: -10, width: 20, height: 20 });
  expect([part.data[0], part.data[19 * 20 + 19]]).toEqual([255, 90]);
  expect(new TextDecoder().decode(asFile(scaledTo(photo(), 80)).subarray(0, 13))).toBe('P5\n80 106\n255');
});
