/** What a text is made of: its words, pairs of words and pieces of words, in so many slots. */
export const SLOTS = 1 << 16;
/** What stands in more than this share of all phrases tells nothing. */
const COMMON = 0.2;
const PIECE = 4;

/** How telling each slot is: the rarer, the more; 0 where everybody uses it. */
export function rarityOf(texts: readonly string[]): Float32Array {
  const counts = new Uint32Array(SLOTS);
  for (const text of texts) for (const slot of new Set(slotsOf(text))) counts[slot] = (counts[slot] ?? 0) + 1;
  return Float32Array.from(counts, (count) =>
    count > texts.length * COMMON ? 0 : Math.log(texts.length / (count || 1)),
  );
}

/** The features of a text with their weights, of length 1 together. */
export function weighed(text: string, rarity: Float32Array): Map<number, number> {
  const counts = new Map<number, number>();
  for (const slot of slotsOf(text)) counts.set(slot, (counts.get(slot) ?? 0) + 1);
  return ofLengthOne(
    new Map([...counts].map(([slot, count]) => [slot, (1 + Math.log(count)) * (rarity[slot] ?? 0)] as const)),
  );
}

export function ofLengthOne(weights: ReadonlyMap<number, number>): Map<number, number> {
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
