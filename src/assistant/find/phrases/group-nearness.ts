import type { Range, Rows } from '../vectors/rows.ts';

/** The nearest phrase counts most; the next ones steady it against a single lucky one. */
const SHARES = [0.75, 0.17, 0.08] as const;

/** How near a sentence is to the phrases of each group. */
export const groupNearness = (rows: Rows, groups: readonly Range[], vector: Float32Array): number[] =>
  rows.eachNearness(vector, groups, ofThree);

function ofThree(nearness: Float32Array, count: number): number {
  let [first, second, third] = [-1, -1, -1];
  for (let at = 0; at < count; at++) {
    const value = nearness[at] ?? -1;
    if (value > first) [first, second, third] = [value, first, second];
    else if (value > second) [second, third] = [value, second];
    else if (value > third) third = value;
  }
  if (second === -1) second = first;
  if (third === -1) third = second;
  return SHARES[0] * first + SHARES[1] * second + SHARES[2] * third;
}
