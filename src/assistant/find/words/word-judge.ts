import { asShares, inFixedDisorder } from '../learned/judgement.ts';
import { packed, sumsByWords, type Entry, type TellingWords } from './telling-words.ts';
import { rarityOf, SLOTS, weighed } from './word-features.ts';

/**
 * A judge that goes by words alone: which of them speak for one thing and against another was learned from all phrases together. What
 * the sentence model has never heard of, it knows by its name.
 */

/** Nothing is ruled out for good. */
const RULED_OUT = 1e-4;

/** How much the words of a text speak for each, from 0 (ruled out) to 1 (certain), by steps of certainty; those at 0 are left out. */
export function gradesByWords(words: TellingWords, text: string): Map<string, number> {
  const lowest = Math.log(RULED_OUT);
  const grades = [...sharesByWords(words, text)].map(([id, share]) => [id, 1 - Math.log(share) / lowest] as const);
  return new Map(grades.filter(([, grade]) => grade > 0));
}

/** The share that a grade stands for. */
export const shareOfGrade = (grade: number): number => RULED_OUT ** (1 - grade);

/** The share of certainty of each. */
export function sharesByWords(words: TellingWords, text: string): Map<string, number> {
  const scores = sumsByWords(words, text).map((sum, at) => sum * SHARPER + (words.biases?.[at] ?? 0));
  const shares = asShares(Float64Array.from(scores));
  return new Map(words.ids.map((id, at) => [id, shares[at] ?? 0]));
}

/** The features of a text are of length 1 together: so much is made of them. */
const SHARPER = 8;
const PASSES = 8;
const RATE = 0.5;
const BIAS_RATE = 0.05;
/** What is as good as ruled out teaches nothing more. */
const SETTLED = 5e-4;
/** Of the strongest weight: what is smaller is left out, or the file would be ten times as long. */
const TOO_SMALL = 0.01;
/** …and within families, which are learned one by one: as they are. */
const TOO_SMALL_WITHIN = 0.055;
/** Of a family nobody is less likely. */
const UNLIKELY = 1e-3;

type Phrase = { readonly text: string; readonly id: string };

export function learnWordJudge(phrases: readonly Phrase[]): TellingWords {
  const rarity = rarityOf(phrases.map(({ text }) => text));
  const { ids, biases, table } = learnedFrom(phrases, rarity);
  const strongest = table.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  return packed({ ids, rarity, biases, entries: entriesOf(table, ids.length, TOO_SMALL * strongest) });
}

/**
 * The same for each family alone, in one file: which of its members a text asks for. Nothing is learned between families, and nobody is likelier before a word
 * was said.
 */
export function learnWithin(phrases: readonly Phrase[], familyOf: (id: string) => string): TellingWords {
  const rarity = rarityOf(phrases.map(({ text }) => text));
  const families = [...Map.groupBy(phrases, ({ id }) => familyOf(id))].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const ids: string[] = [];
  const entries: Entry[] = [];
  for (const [, own] of families) {
    const { ids: members, table } = learnedFrom(own, rarity);
    for (const entry of entriesOf(table, members.length, TOO_SMALL_WITHIN))
      entries.push({ ...entry, owner: entry.owner + ids.length });
    ids.push(...members);
  }
  return packed({ ids, rarity, entries });
}

/** How many times likelier a text makes somebody than if all of its family were alike. A map is one. */
export type TimesLikelier = { get(id: string): number | undefined };

/** Who belongs together is found out once, and each family is weighed when one of it is asked for: most never are. */
export function openWithin(words: TellingWords, familyOf: (id: string) => string): (text: string) => TimesLikelier {
  const families = Map.groupBy(words.ids.keys(), (at) => familyOf(words.ids[at] ?? ''));
  return (text) => {
    const sums = sumsByWords(words, text);
    const times = new Map<string, number>();
    const weigh = (own: readonly number[]) => {
      const shares = asShares(Float64Array.from(own, (at) => (sums[at] ?? 0) * SHARPER));
      for (const [place, at] of own.entries())
        times.set(words.ids[at] ?? '', Math.max(shares[place] ?? 0, UNLIKELY) * own.length);
    };
    return {
      get(id) {
        if (!times.has(id)) weigh(families.get(familyOf(id)) ?? []);
        return times.get(id);
      },
    };
  };
}

/** Softmax regression, always in the same order. */
function learnedFrom(phrases: readonly Phrase[], rarity: Float32Array) {
  const ids = [...new Set(phrases.map(({ id }) => id))].toSorted();
  const numbers = new Map(ids.map((id, at) => [id, at]));
  const examples = inFixedDisorder(phrases).map(({ text, id }) => {
    const features = weighed(text, rarity);
    return { slots: [...features.keys()], weights: [...features.values()], own: numbers.get(id) ?? 0 };
  });
  const table = new Float32Array(SLOTS * ids.length);
  const biases = new Float32Array(ids.length);
  for (let pass = 0; pass < PASSES; pass++) {
    const rate = RATE * (1 - pass / PASSES) + 0.01 * RATE;
    for (const example of examples) learn({ table, biases }, example, rate);
  }
  return { ids, biases: [...biases], table };
}

type Learning = { readonly table: Float32Array; readonly biases: Float32Array };
type Lesson = { readonly slots: readonly number[]; readonly weights: readonly number[]; readonly own: number };

function learn({ table, biases }: Learning, { slots, weights, own }: Lesson, rate: number): void {
  const count = biases.length;
  const scores = Float64Array.from(biases);
  for (const [at, slot] of slots.entries()) {
    const [weight, from] = [SHARPER * (weights[at] ?? 0), slot * count];
    for (let row = 0; row < count; row++) scores[row] = (scores[row] ?? 0) + weight * (table[from + row] ?? 0);
  }
  const shares = asShares(scores);
  for (let row = 0; row < count; row++) {
    const miss = (row === own ? 1 : 0) - (shares[row] ?? 0);
    if (Math.abs(miss) < SETTLED) continue;
    biases[row] = (biases[row] ?? 0) + BIAS_RATE * rate * miss;
    for (let at = 0; at < slots.length; at++) {
      const place = (slots[at] ?? 0) * count + row;
      table[place] = (table[place] ?? 0) + rate * miss * (weights[at] ?? 0);
    }
  }
}

function entriesOf(table: Float32Array, count: number, least: number): Entry[] {
  const entries: Entry[] = [];
  for (let place = 0; place < table.length; place++) {
    const weight = table[place] ?? 0;
    if (Math.abs(weight) > least) entries.push({ slot: Math.floor(place / count), owner: place % count, weight });
  }
  return entries;
}
