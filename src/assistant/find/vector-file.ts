import { DIMENSIONS, unit } from './vectors.ts';

/** The phrases of one id stand together: rows `from` to `from + count`. */
export type Group = { readonly id: string; readonly from: number; readonly count: number };

/**
 * All vectors of the phrases, as they lie in the file: one number of eight bits per dimension and a scale per row. Nothing is
 * unpacked when the server starts; the rows are read where they lie.
 */
export type VectorFile = {
  /** A fingerprint of the phrases and of the model that made it. */
  readonly stamp: string;
  readonly groups: readonly Group[];
  readonly scales: Float32Array;
  readonly rows: Int8Array;
};

const LENGTH_BYTES = 4;
const ALIGN = 4;

export function readVectorFile(file: Buffer): VectorFile {
  const headerLength = file.readUInt32LE(0);
  const header = JSON.parse(file.toString('utf8', LENGTH_BYTES, LENGTH_BYTES + headerLength)) as {
    stamp: string;
    groups: [string, number][];
  };
  let from = 0;
  const groups = header.groups.map(([id, count]) => {
    const group = { id, from, count };
    from += count;
    return group;
  });
  const at = aligned(LENGTH_BYTES + headerLength);
  const bytes = new Uint8Array(file).buffer;
  return {
    stamp: header.stamp,
    groups,
    scales: new Float32Array(bytes, at, from),
    rows: new Int8Array(bytes, at + from * Float32Array.BYTES_PER_ELEMENT, from * DIMENSIONS),
  };
}

export function writeVectorFile(
  stamp: string,
  groups: readonly { id: string; vectors: readonly Float32Array[] }[],
): Buffer {
  const header = Buffer.from(JSON.stringify({ stamp, groups: groups.map(({ id, vectors }) => [id, vectors.length]) }));
  const all = groups.flatMap(({ vectors }) => vectors);
  const scales = new Float32Array(all.length);
  const rows = new Int8Array(all.length * DIMENSIONS);
  for (const [row, vector] of all.entries()) {
    const scale = Math.max(...vector.map(Math.abs)) / 127 || 1;
    scales[row] = scale;
    for (let i = 0; i < DIMENSIONS; i++) rows[row * DIMENSIONS + i] = Math.round((vector[i] ?? 0) / scale);
  }
  const at = aligned(LENGTH_BYTES + header.length);
  const file = Buffer.alloc(at + scales.byteLength + rows.byteLength);
  file.writeUInt32LE(header.length, 0);
  header.copy(file, LENGTH_BYTES);
  Buffer.from(scales.buffer).copy(file, at);
  Buffer.from(rows.buffer).copy(file, at + scales.byteLength);
  return file;
}

const aligned = (bytes: number) => Math.ceil(bytes / ALIGN) * ALIGN;

/** How near a row is to a vector. */
export function nearnessOf({ rows, scales }: VectorFile, row: number, vector: Float32Array): number {
  let sum = 0;
  const at = row * DIMENSIONS;
  for (let i = 0; i < DIMENSIONS; i++) sum += (rows[at + i] ?? 0) * (vector[i] ?? 0);
  return sum * (scales[row] ?? 0);
}

/** The middle of a group, as a direction. */
export function middleOf({ rows, scales }: VectorFile, { from, count }: Group): Float32Array {
  const sum = new Float32Array(DIMENSIONS);
  for (let row = from; row < from + count; row++) {
    const scale = scales[row] ?? 0;
    for (let i = 0; i < DIMENSIONS; i++) sum[i] = (sum[i] ?? 0) + (rows[row * DIMENSIONS + i] ?? 0) * scale;
  }
  return unit(sum);
}
