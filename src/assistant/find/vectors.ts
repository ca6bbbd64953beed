/** Plain arithmetic on unit vectors. */
export const DIMENSIONS = 384;

/** 1 means the same, 0 nothing in common. */
export function cosine(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < DIMENSIONS; i++) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
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
