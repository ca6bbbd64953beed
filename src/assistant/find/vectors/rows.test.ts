import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compileWat } from '../../../../scripts/compile-wat.ts';
import { openRows, packRows } from './rows.ts';
import { cosine, DIMENSIONS, unit } from './vectors.ts';

/** The same every time, and of all directions. */
const made = (seed: number) =>
  unit(Float32Array.from({ length: DIMENSIONS }, (_, at) => Math.sin(seed * 12.9898 + at * 78.233) + 0.2));

const vectors = Array.from({ length: 40 }, (_, seed) => made(seed));
const { bytes, scales } = packRows(vectors);

test('rows are as near as their vectors are, whichever ranges are asked for', () => {
  const asked = made(17.5);
  const ranges = [
    { from: 30, count: 10 },
    { from: 0, count: 0 },
    { from: 3, count: 1 },
  ];
  const found = openRows(bytes, scales).nearness(asked, ranges);
  expect(found.map(({ length }) => length)).toEqual([10, 0, 1]);
  for (const [at, range] of ranges.entries())
    for (const [i, nearness] of found[at]!.entries())
      expect(nearness).toBeCloseTo(cosine(vectors[range.from + i]!, asked), 2);
});

test('a vector is nearest to itself, and a vector of nothing is near to nothing', () => {
  const rows = openRows(bytes, scales);
  const all = [{ from: 0, count: vectors.length }];
  const own = rows.nearness(vectors[21]!, all)[0]!;
  expect(own.indexOf(Math.max(...own))).toBe(21);
  expect([...rows.nearness(new Float32Array(DIMENSIONS), all)[0]!].every((value) => value === 0)).toBe(true);
});

test('the compiled function is the written one: npm run wasm', async () => {
  const written = readFileSync(new URL('./compare-rows.wat', import.meta.url), 'utf8');
  const kept = readFileSync(new URL('./compare-rows.wasm', import.meta.url));
  expect(Buffer.from(await compileWat(written)).equals(kept)).toBe(true);
});
