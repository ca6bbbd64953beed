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
  readonly weights: Uint8Array;
  readonly scale: number;
};

const SLOTS = 1 << 16;
/** What stands in more than this share of all phrases tells nothing. */
const COMMON = 0.2;
const PIECE = 4;
const STRONGEST = 255;

/** How much each is spoken of, from 0 to 1; those that share no word are left out. */
export function idsByWords(words: TellingWords, text: string): Map<string, number> {
  const sums = new Float32Array(words.ids.length);
  for (const [slot, weight] of weighed(text, words.rarity)) {
    const end = words.starts[slot + 1] ?? 0;
    for (let at = words.starts[slot] ?? 0; at < end; at++) {
      const owner = words.owners[at] ?? 0;
      sums[owner] = (sums[owner] ?? 0) + weight * (words.weights[at] ?? 0);
    }
  }
  return new Map(words.ids.flatMap((id, at) => (sums[at] ? [[id, sums[at] * words.scale] as const] : [])));
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
  return packed(ids, rarity, entries);
}

type Entry = { readonly slot: number; readonly owner: number; readonly weight: number };

function packed(ids: readonly string[], rarity: Float32Array, entries: readonly Entry[]): TellingWords {
  const scale = entries.reduce((most, { weight }) => Math.max(most, weight), 0) / STRONGEST || 1;
  const kept = entries
    .map(({ slot, owner, weight }) => ({ slot, owner, weight: Math.round(weight / scale) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => a.slot - b.slot || a.owner - b.owner);
  const starts = new Uint32Array(SLOTS + 1);
  for (const { slot } of kept) starts[slot + 1] = (starts[slot + 1] ?? 0) + 1;
  for (let slot = 0; slot < SLOTS; slot++) starts[slot + 1] = (starts[slot + 1] ?? 0) + (starts[slot] ?? 0);
  return {
    ids,
    rarity,
    starts,
    owners: Uint16Array.from(kept, ({ owner }) => owner),
    weights: Uint8Array.from(kept, ({ weight }) => weight),
    scale,
  };
}

function rarityOf(texts: readonly string[]): Float32Array {
  const counts = new Uint32Array(SLOTS);
  for (const text of texts) for (const slot of new Set(slotsOf(text))) counts[slot] = (counts[slot] ?? 0) + 1;
  return Float32Array.from(counts, (count) =>
    count > texts.length * COMMON ? 0 : Math.log(texts.length / (count || 1)),
  );
}

/** The features of a text with their weights, of length 1 together. */
function weighed(text: string, rarity: Float32Array): Map<number, number> {
  const counts = new Map<number, number>();
  for (const slot of slotsOf(text)) counts.set(slot, (counts.get(slot) ?? 0) + 1);
  return ofLengthOne(
    new Map([...counts].map(([slot, count]) => [slot, (1 + Math.log(count)) * (rarity[slot] ?? 0)] as const)),
  );
}

function ofLengthOne(weights: ReadonlyMap<number, number>): Map<number, number> {
  const length = Math.sqrt([...weights.values()].reduce((sum, weight) => sum + weight * weight, 0)) || 1;
  return new Map([...weights].map(([slot, weight]) => [slot, weight / length]));
}

function slotsOf(text: string): number[] {
  const words =
    text
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .match(/[a-z0-9$]+/g) ?? [];
  const pairs = words.slice(1).map((word, at) => `${words[at] ?? ''} ${word}`);
  return [...words, ...pairs, ...words.flatMap(piecesOf)].map(slotOf);
}

function piecesOf(word: string): string[] {
  if (word.length < PIECE) return [];
  const whole = `^${word}$`;
  return Array.from({ length: whole.length - PIECE + 1 }, (_, at) => `~${whole.slice(at, at + PIECE)}`);
}

/** FNV-1a, folded to the number of slots. */
function slotOf(feature: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01_00_01_93);
  return ((hash >>> 16) ^ hash) & (SLOTS - 1);
}

const LENGTH_BYTES = 4;
const ALIGN = 4;

export function writeWords({ ids, rarity, starts, owners, weights, scale }: TellingWords): Buffer {
  const header = Buffer.from(JSON.stringify({ ids, scale, entries: owners.length }));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32LE(header.length);
  const fill = Buffer.alloc(-(LENGTH_BYTES + header.length) & (ALIGN - 1));
  return Buffer.concat([length, header, fill, ...[rarity, starts, owners, weights].map(bytesOf)]);
}

const bytesOf = (array: Float32Array | Uint32Array | Uint16Array | Uint8Array) =>
  Buffer.from(array.buffer, array.byteOffset, array.byteLength);

export function readWords(file: Buffer): TellingWords {
  const headerLength = file.readUInt32LE(0);
  const { ids, scale, entries } = JSON.parse(file.toString('utf8', LENGTH_BYTES, LENGTH_BYTES + headerLength)) as {
    ids: string[];
    scale: number;
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
    weights: new Uint8Array(bytes, ownersAt + entries * Uint16Array.BYTES_PER_ELEMENT, entries),
  };
}
