import { openRows, packRows, type Range, type Rows } from './rows.ts';
import { DIMENSIONS } from './vectors.ts';

/** The phrases of one id stand together. */
export type Group = Range & {
  readonly id: string;
  /** For each phrase one letter, where some of them ask for a yes or a no (`find/yes-or-no.ts`). */
  readonly answers?: string;
};

/** All vectors of the phrases, as they lie in the file. */
export type VectorFile = {
  /** A fingerprint of the phrases and of the model that made it. */
  readonly stamp: string;
  readonly groups: readonly Group[];
  readonly rows: Rows;
};

const LENGTH_BYTES = 4;
const ALIGN = 4;

export function readVectorFile(file: Buffer): VectorFile {
  const { stamp, groups, at } = readHeader(file);
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  const bytesAt = at + count * Float32Array.BYTES_PER_ELEMENT;
  const scales = new Float32Array(new Uint8Array(file.subarray(at, bytesAt)).buffer);
  return {
    stamp,
    groups,
    rows: openRows(new Int8Array(file.buffer, file.byteOffset + bytesAt, count * DIMENSIONS), scales),
  };
}

function readHeader(file: Buffer): { stamp: string; groups: Group[]; at: number } {
  const headerLength = file.readUInt32LE(0);
  const header = JSON.parse(file.toString('utf8', LENGTH_BYTES, LENGTH_BYTES + headerLength)) as {
    stamp: string;
    groups: [string, number, string?][];
  };
  let from = 0;
  const groups = header.groups.map(([id, count, answers]) => {
    const group = { id, from, count, ...(answers ? { answers } : {}) };
    from += count;
    return group;
  });
  return { stamp: header.stamp, groups, at: aligned(LENGTH_BYTES + headerLength) };
}

export function writeVectorFile(
  stamp: string,
  groups: readonly { id: string; vectors: readonly Float32Array[]; answers?: string }[],
): Buffer {
  const header = Buffer.from(
    JSON.stringify({
      stamp,
      groups: groups.map(({ id, vectors, answers }) => [id, vectors.length, ...(answers ? [answers] : [])]),
    }),
  );
  const { bytes, scales } = packRows(groups.flatMap(({ vectors }) => vectors));
  const at = aligned(LENGTH_BYTES + header.length);
  const file = Buffer.alloc(at + scales.byteLength + bytes.byteLength);
  file.writeUInt32LE(header.length, 0);
  header.copy(file, LENGTH_BYTES);
  Buffer.from(scales.buffer).copy(file, at);
  Buffer.from(bytes.buffer).copy(file, at + scales.byteLength);
  return file;
}

const aligned = (bytes: number) => Math.ceil(bytes / ALIGN) * ALIGN;

/** The middles of groups, each as a direction, in the order of the groups. */
export function middlesOf({ rows }: VectorFile, groups: readonly Group[]): Rows {
  const { bytes, scales } = packRows(groups.map((group) => rows.middle(group)));
  return openRows(bytes, scales);
}
