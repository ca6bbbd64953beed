import type { PaperKind } from '#domain/matter/case-file.ts';
import { findPhrase, tokensOf } from './likeness.ts';
import { around, type Box, type Line } from './page-text.ts';
import type { ReadableKind } from './paper-kind.ts';

export type RankedKind = { readonly id: PaperKind; readonly score: number; readonly box: Box | null };

/** What words of a title are worth, by how many they are: "summons" alone stands on many papers. */
const TITLE_WORTH = [0, 3, 5, 6.5, 7.5];
const PHRASE_WORTH = 1.6;
const AGAINST_WORTH = 6;
/** A title further down is a heading of a part. */
const TOP_SHARE = 0.5;
const FURTHER_DOWN = 0.65;
const OTHER_TITLES = 0.3;
/** What a paper is stands on its first pages. */
const LINES_AT_MOST = 160;

/** The kinds that a paper with these lines may be, the likeliest first. */
export function rankKinds(lines: readonly Line[], kinds: readonly ReadableKind[]): RankedKind[] {
  const places = lines
    .slice(0, LINES_AT_MOST)
    .flatMap((line) => line.words.flatMap(({ text, box }) => tokensOf(text).map((token) => ({ token, box }))));
  const words = places.map(({ token }) => token);
  const commonness = commonPhrases(kinds);
  return kinds
    .map(({ id, signs }): RankedKind => {
      const titles = signs.titles
        .map((title) => titleFound(title, places, words))
        .toSorted((a, b) => b.worth - a.worth);
      const [best, ...others] = titles;
      const title = (best?.worth ?? 0) + OTHER_TITLES * others.reduce((sum, { worth }) => sum + worth, 0);
      const phrases = signs.phrases
        .filter((phrase) => findPhrase(words, tokensOf(phrase)) >= 0)
        .reduce((sum, phrase) => sum + worthOf(phrase, commonness), 0);
      const against = signs.against.filter((phrase) => findPhrase(words, tokensOf(phrase)) >= 0).length;
      return { id, score: title + phrases - AGAINST_WORTH * against, box: best?.box ?? null };
    })
    .toSorted((a, b) => b.score - a.score);
}

/** Words that many kinds have in common tell less. */
function commonPhrases(kinds: readonly ReadableKind[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const phrase of kinds.flatMap(({ signs }) => signs.phrases)) counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
  return counts;
}

function worthOf(phrase: string, commonness: ReadonlyMap<string, number>): number {
  const length = Math.min(1.3, 0.6 + tokensOf(phrase).length * 0.2);
  return (PHRASE_WORTH * length) / Math.sqrt(commonness.get(phrase) ?? 1);
}

/** A title may run over two lines. */
function titleFound(title: string, places: readonly { readonly box: Box }[], words: readonly string[]) {
  const wanted = tokensOf(title);
  const worth = TITLE_WORTH[Math.min(wanted.length, TITLE_WORTH.length - 1)] ?? 0;
  const start = findPhrase(words, wanted);
  if (start < 0) return { worth: 0, box: null };
  const isTop = start < Math.max(40, words.length * TOP_SHARE);
  return {
    worth: isTop ? worth : worth * FURTHER_DOWN,
    box: around(places.slice(start, start + wanted.length).map(({ box }) => box)),
  };
}

const LEAST = 6;
const MARGIN = 1.25;
const NOTHING = 3.5;

/** Sure enough to say; otherwise the nearest are shown to choose from. */
export function isSureOfKind([best, second]: readonly RankedKind[]): boolean {
  return best !== undefined && best.score >= LEAST && best.score >= MARGIN * (second?.score ?? 0);
}

/** Those worth showing; none where the page is no paper that we know. */
export const nearestKinds = (ranked: readonly RankedKind[]): readonly RankedKind[] =>
  ranked.filter(({ score }) => score >= NOTHING).slice(0, 3);
