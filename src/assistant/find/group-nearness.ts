import { nearnessOf, type Group, type VectorFile } from './vector-file.ts';

/** The nearest phrase counts most; the next ones steady it against a single lucky one. */
const SHARES = [0.75, 0.17, 0.08] as const;

/** How near a sentence is to the phrases of one group. */
export function groupNearness(file: VectorFile, { from, count }: Group, vector: Float32Array): number {
  const top = [-1, -1, -1];
  for (let row = from; row < from + count; row++) {
    const nearness = nearnessOf(file, row, vector);
    if (nearness > (top[0] ?? 0)) top.splice(0, 3, nearness, top[0] ?? 0, top[1] ?? 0);
    else if (nearness > (top[1] ?? 0)) top.splice(1, 2, nearness, top[1] ?? 0);
    else if (nearness > (top[2] ?? 0)) top[2] = nearness;
  }
  const [first = 0, second = first, third = second] = top.filter((value) => value > -1);
  return SHARES[0] * first + SHARES[1] * second + SHARES[2] * third;
}
