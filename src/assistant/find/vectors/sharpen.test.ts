import { expect, test } from 'vitest';
import { AS_IT_IS, broughtBack, openSharpen } from './sharpen.ts';
import { cosine, DIMENSIONS, unit } from './vectors.ts';

const along = (axis: number, other = axis) =>
  unit(Float32Array.from({ length: DIMENSIONS }, (_, at) => (at === axis || at === other ? 1 : 0)));

/** A file with one hidden number, which hears the first axis beyond `from` and adds the third. */
function hearingTheFirst({ from = 0, adds = 1 } = {}): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt32LE(1);
  const floats = (...numbers: number[]) => Buffer.from(new Uint8Array(Float32Array.from(numbers).buffer));
  const row = (axis: number) => Buffer.from(Int8Array.from({ length: DIMENSIONS }, (_, at) => (at === axis ? 127 : 0)));
  const none = floats(...Array.from({ length: DIMENSIONS }, () => 0));
  return Buffer.concat([head, floats(-from), none, floats(1 / 127), row(0), floats(adds / 127), row(2)]);
}

test('what the hidden row hears moves a vector, and its length stays 1', () => {
  const sharpen = openSharpen(hearingTheFirst());
  const moved = sharpen(along(0));
  expect(cosine(moved, moved)).toBeCloseTo(1, 5);
  expect(cosine(moved, along(0, 2))).toBeCloseTo(1, 3);
});

test('two that share much are told apart by what only one of them says', () => {
  const sharpen = openSharpen(hearingTheFirst());
  const [one, other] = [along(0, 1), along(1)];
  expect(cosine(sharpen(one), sharpen(other))).toBeLessThan(cosine(one, other) - 0.1);
});

test('what it does not hear, or hears too faintly, stays as it is', () => {
  expect(openSharpen(hearingTheFirst())(along(1))).toEqual(along(1));
  expect(openSharpen(hearingTheFirst({ from: 2 }))(along(0))).toEqual(along(0));
  expect(AS_IT_IS(along(1))).toEqual(along(1));
});

test('the same vector is worked out once', () => {
  const sharpen = openSharpen(hearingTheFirst());
  const vector = along(0);
  expect(sharpen(vector)).toBe(sharpen(vector));
});

test('what is the same stays so, and what is farther is brought back by its share', () => {
  expect(broughtBack(1)).toBe(1);
  expect(broughtBack(0.5)).toBeCloseTo(0.54);
});
