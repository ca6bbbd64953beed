/** Plain arithmetic on unit vectors. */
export const DIMENSIONS = 384;

/** 1 means the same, 0 nothing in common. */
export const cosine = (a: Float32Array, b: Float32Array): number => product(a, 0, b);

/** The sum of products with the row that begins at `at`. Four sums at once: a processor need not wait for one before the next. */
export function product(rows: Float32Array, at: number, vector: Float32Array): number {
  let [first, second, third, fourth] = [0, 0, 0, 0];
  for (let i = 0; i < DIMENSIONS; i += 4) {
    first += (rows[at + i] ?? 0) * (vector[i] ?? 0);
    second += (rows[at + i + 1] ?? 0) * (vector[i + 1] ?? 0);
    third += (rows[at + i + 2] ?? 0) * (vector[i + 2] ?? 0);
    fourth += (rows[at + i + 3] ?? 0) * (vector[i + 3] ?? 0);
  }
  return first + second + third + fourth;
}

/** The same direction, of length 1. */
export function unit(vector: Float32Array): Float32Array {
  const length = Math.sqrt(cosine(vector, vector)) || 1;
  return vector.map((value) => value / length);
}

/** Somewhere between two directions. */
export function between(a: Float32Array, b: Float32Array, weightOfB: number): Float32Array {
  return unit(a.map((value, i) => (1 - weightOfB) * value + weightOfB * (b[i] ?? 0)));
}
