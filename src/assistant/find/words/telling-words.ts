import { ofLengthOne, rarityOf, SLOTS, weighed } from './word-features.ts';

/**
 * What a text speaks of by its words alone: the words, pairs of words and pieces of words that are used for one thing and for few
 * others. It knows nothing of meaning, but it never takes one name for another, and a word with a typing error keeps most of its pieces.
 */
export type TellingWords = {
  readonly ids: readonly string[];
  /** How telling the features of a slot are; 0 where everybody uses them. */
  readonly rarity: Float32Array;
  /** Where the entries of a slot begin; the last number is where all end. */
  readonly starts: Uint32Array;
  readonly owners: Uint16Array;
  readonly weights: Int8Array;
  readonly scale: number;
  /** What each begins with, before a word was said. */
  readonly biases?: readonly number[];
};

const STRONGEST = 127;

/** How much each is spoken of, from 0 to 1; those that share no word are left out. */
export function idsByWords(words: TellingWords, text: string): Map<string, number> {
  const sums = sumsByWords(words, text);
  return new Map(words.ids.flatMap((id, at) => (sums[at] ? [[id, sums[at]] as const] : [])));
}

/** What the words of a text come to for each, in the order of the ids. */
export function sumsByWords(words: TellingWords, text: string): Float32Array {
  const sums = new Float32Array(words.ids.length);
  for (const [slot, weight] of weighed(text, words.rarity)) {
    const end = words.starts[slot + 1] ?? 0;
    for (let at = words.starts[slot] ?? 0; at < end; at++) {
      const owner = words.owners[at] ?? 0;
      sums[owner] = (sums[owner] ?? 0) + weight * (words.weights[at] ?? 0);
    }
  }
  return sums.map((sum) => sum * words.scale);
}

export function learnWords(phrases: readonly { readonly text: string; readonly id: string }[]): TellingWords {
  const ids = [...new Set(phrases.map(({ id }) => id))].toSorted();
  const rarity = rarityOf(phrases.map(({ text }) => text));
  const tables = new Map(ids.map((id) => [id, new Map<number, number>()]));
  for (const { text, id } of phrases) {
    const table = tables.get(id);
    for (const [slot, weight] of weighed(text, rarity)) table?.set(slot, (table.get(slot) ?? 0) + weight);
  }
  const entries = ids.flatMap((id, owner) =>
    [...ofLengthOne(tables.get(id) ?? new Map())].map(([slot, weight]) => ({ slot, owner, weight })),
  );
  return packed({ ids, rarity, entries });
}

export type Entry = { readonly slot: number; readonly owner: number; readonly weight: number };
type Known = Pick<TellingWords, 'ids' | 'rarity' | 'biases'> & { readonly entries: readonly Entry[] };

/** In eight bits; what is too small for them is left out. */
export function packed({ ids, rarity, biases, entries }: Known): TellingWords {
  const scale = entries.reduce((most, { weight }) => Math.max(most, Math.abs(weight)), 0) / STRONGEST || 1;
  const kept = entries
    .map(({ slot, owner, weight }) => ({ slot, owner, weight: Math.round(weight / scale) }))
    .filter(({ weight }) => weight !== 0)
    .toSorted((a, b) => a.slot - b.slot || a.owner - b.owner);
  const starts = new Uint32Array(SLOTS + 1);
  for (const { slot } of kept) starts[slot + 1] = (starts[slot + 1] ?? 0) + 1;
  for (let slot = 0; slot < SLOTS; slot++) starts[slot + 1] = (starts[slot + 1] ?? 0) + (starts[slot] ?? 0);
  return {
    ids,
    rarity,
    starts,
    owners: Uint16Array.from(kept, ({ owner }) => owner),
    weights: Int8Array.from(kept, ({ weight }) => weight),
    scale,
    ...(biases ? { biases } : {}),
  };
}

const LENGTH_BYTES = 4;
const ALIGN = 4;

export function writeWords({ ids, rarity, starts, owners, weights, scale, biases }: TellingWords): Buffer {
  const header = Buffer.from(JSON.stringify({ ids, scale, biases, entries: owners.length }));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32LE(header.length);
  const fill = Buffer.alloc(-(LENGTH_BYTES + header.length) & (ALIGN - 1));
  return Buffer.concat([length, header, fill, ...[rarity, starts, owners, weights].map(bytesOf)]);
}

const bytesOf = (array: Float32Array | Uint32Array | Uint16Array | Int8Array) =>
  Buffer.from(array.buffer, array.byteOffset, array.byteLength);

export function readWords(file: Buffer): TellingWords {
  const headerLength = file.readUInt32LE(0);
  const { ids, scale, biases, entries } = JSON.parse(
    file.toString('utf8', LENGTH_BYTES, LENGTH_BYTES + headerLength),
  ) as {
    ids: string[];
    scale: number;
    biases?: number[];
    entries: number;
  };
  const bytes = new Uint8Array(file).buffer;
  const rarityAt = LENGTH_BYTES + headerLength + (-(LENGTH_BYTES + headerLength) & (ALIGN - 1));
  const startsAt = rarityAt + SLOTS * Float32Array.BYTES_PER_ELEMENT;
  const ownersAt = startsAt + (SLOTS + 1) * Uint32Array.BYTES_PER_ELEMENT;
  return {
    ids,
    scale,
    rarity: new Float32Array(bytes, rarityAt, SLOTS),
    starts: new Uint32Array(bytes, startsAt, SLOTS + 1),
    owners: new Uint16Array(bytes, ownersAt, entries),
    ...(biases ? { biases } : {}),
    weights: new Int8Array(bytes, ownersAt + entries * Uint16Array.BYTES_PER_ELEMENT, entries),
  };
}
