import { createHash } from 'node:crypto';

/** Vectors of phrases, by the hash of their text: one number of eight bits per dimension and one scale per vector. */
const DIMENSIONS = 384;
const HASH_BYTES = 8;
const RECORD_BYTES = HASH_BYTES + 4 + DIMENSIONS;

export type VectorTable = ReadonlyMap<string, Float32Array>;

export function phraseKey(text: string): string {
  return createHash('sha256')
    .update(text.trim())
    .digest('hex')
    .slice(0, HASH_BYTES * 2);
}

export function readVectors(file: Buffer): Map<string, Float32Array> {
  const table = new Map<string, Float32Array>();
  for (let at = 0; at + RECORD_BYTES <= file.length; at += RECORD_BYTES) {
    const scale = file.readFloatLE(at + HASH_BYTES);
    const vector = new Float32Array(DIMENSIONS);
    for (let i = 0; i < DIMENSIONS; i++) vector[i] = file.readInt8(at + HASH_BYTES + 4 + i) * scale;
    table.set(file.toString('hex', at, at + HASH_BYTES), vector);
  }
  return table;
}

/** In the order of their hashes, so that a new phrase changes one place in the file. */
export function writeVectors(table: VectorTable): Buffer {
  const records = [...table].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, vector]) => record(key, vector));
  return Buffer.concat(records);
}

function record(key: string, vector: Float32Array): Buffer {
  const buffer = Buffer.alloc(RECORD_BYTES);
  buffer.write(key, 'hex');
  const scale = Math.max(...vector.map(Math.abs)) / 127 || 1;
  buffer.writeFloatLE(scale, HASH_BYTES);
  vector.forEach((value, i) => buffer.writeInt8(Math.round(value / scale), HASH_BYTES + 4 + i));
  return buffer;
}

/** The same direction, of length 1. */
export function unit(vector: Float32Array): Float32Array {
  const length = Math.sqrt(cosine(vector, vector)) || 1;
  return vector.map((value) => value / length);
}

/** The middle of several, as a direction; null of none. */
export function middle(vectors: readonly Float32Array[]): Float32Array | null {
  const [first] = vectors;
  if (!first) return null;
  return unit(first.map((_, i) => vectors.reduce((sum, vector) => sum + (vector[i] ?? 0), 0)));
}

/** Of unit vectors: 1 means the same, 0 nothing in common. */
export function cosine(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
}
