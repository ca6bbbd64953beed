import { readFileSync } from 'node:fs';
import { DIMENSIONS, unit } from './vectors.ts';

/** Rows that stand together: `from` to `from + count`. */
export type Range = { readonly from: number; readonly count: number };

/** Many vectors: eight bits per number and a scale per row, where a small WebAssembly function can reach them. */
export type Rows = {
  readonly count: number;
  /** How near each row of each range is to a vector, in the order of the ranges. */
  nearness(vector: Float32Array, ranges: readonly Range[]): Float32Array[];
  /** The same for whoever reads it at once: the numbers stand in a place that the next range is written to. */
  eachNearness<Result>(
    vector: Float32Array,
    ranges: readonly Range[],
    read: (near: Float32Array, count: number) => Result,
  ): Result[];
  /** The middle of a range, as a direction; of one row that is the row itself, as far as eight bits keep it. */
  middle(range: Range): Float32Array;
};

const COMPARE = new WebAssembly.Module(readFileSync(new URL('./compare-rows.wasm', import.meta.url)));
const PAGE = 65_536;
const SIXTEEN_BITS = 32_767;
/** The vector that is asked for comes first in the memory, then the results of one range, then the rows. */
const ASKED_BYTES = DIMENSIONS * Int16Array.BYTES_PER_ELEMENT;

type Compare = (askedAt: number, rowAt: number, count: number, outAt: number) => void;

/** `bytes`: row after row. They are copied; the caller's may go. */
export function openRows(bytes: Int8Array, scales: Float32Array): Rows {
  const count = scales.length;
  const rowsAt = ASKED_BYTES + align(count * Int32Array.BYTES_PER_ELEMENT);
  const memory = new WebAssembly.Memory({ initial: Math.ceil((rowsAt + bytes.length) / PAGE) });
  const rows = new Int8Array(memory.buffer, rowsAt, bytes.length);
  rows.set(bytes);
  const asked = new Int16Array(memory.buffer, 0, DIMENSIONS);
  const compare = new WebAssembly.Instance(COMPARE, { memory: { rows: memory } }).exports['compare'] as Compare;
  const sums = new Int32Array(memory.buffer, ASKED_BYTES, count);
  const near = new Float32Array(count);

  const eachNearness: Rows['eachNearness'] = (vector, ranges, read) => {
    const scale = (largest(vector) || 1) / SIXTEEN_BITS;
    for (let i = 0; i < DIMENSIONS; i++) asked[i] = Math.round((vector[i] ?? 0) / scale);
    return ranges.map((range) => {
      compare(0, rowsAt + range.from * DIMENSIONS, range.count, ASKED_BYTES);
      for (let at = 0; at < range.count; at++) near[at] = (sums[at] ?? 0) * scale * (scales[range.from + at] ?? 0);
      return read(near, range.count);
    });
  };

  return {
    count,
    eachNearness,
    nearness: (vector, ranges) => eachNearness(vector, ranges, (found, many) => found.slice(0, many)),
    middle({ from, count: many }) {
      const sum = new Float32Array(DIMENSIONS);
      for (let row = from; row < from + many; row++) {
        const scale = scales[row] ?? 0;
        const at = row * DIMENSIONS;
        for (let i = 0; i < DIMENSIONS; i++) sum[i] = (sum[i] ?? 0) + (rows[at + i] ?? 0) * scale;
      }
      return unit(sum);
    },
  };
}

/** Eight bits per number. */
export function packRows(vectors: readonly Float32Array[]): { bytes: Int8Array; scales: Float32Array } {
  const scales = Float32Array.from(vectors, (vector) => largest(vector) / 127 || 1);
  const bytes = new Int8Array(vectors.length * DIMENSIONS);
  for (const [row, vector] of vectors.entries()) {
    const [scale, at] = [scales[row] ?? 1, row * DIMENSIONS];
    for (let i = 0; i < DIMENSIONS; i++) bytes[at + i] = Math.round((vector[i] ?? 0) / scale);
  }
  return { bytes, scales };
}

function largest(vector: Float32Array): number {
  let most = 0;
  for (let i = 0; i < vector.length; i++) most = Math.max(most, Math.abs(vector[i] ?? 0));
  return most;
}

/** Sixteen numbers are read at once: rows begin where sixteen bytes do. */
const align = (bytes: number) => Math.ceil(bytes / 16) * 16;
