import { NY_COUNTIES } from '#domain/attorneys/ny-county.ts';
import { distance, findPhrase, tokensOf } from './likeness.ts';
import { textOf, type Box, type PageText } from './page-text.ts';

export type Court = 'civil' | 'supreme' | 'family' | 'criminal' | 'housing';
export type FoundCourt = { readonly court: Court; readonly county: string | null; readonly box: Box | null };

const COURTS: readonly (readonly [Court, string])[] = [
  ['housing', 'housing part'],
  ['civil', 'civil court'],
  ['supreme', 'supreme court'],
  ['family', 'family court'],
  ['criminal', 'criminal court'],
];

/** The court that stands on top of a page, with its county. */
export function findCourt(page: PageText): FoundCourt | null {
  const lines = page.lines.map((line) => ({ box: line.box, tokens: tokensOf(textOf(line)) }));
  const words = lines.flatMap(({ tokens }) => tokens);
  const named = COURTS.find(([, phrase]) => findPhrase(words, tokensOf(phrase)) >= 0);
  if (!named) return null;
  const line = lines.find(({ tokens }) => tokens.some((token) => token === 'court')) ?? lines[0];
  return { court: named[0], county: countyIn(words), box: line?.box ?? null };
}

/** "COUNTY OF KINGS", or "Kings County". */
export function countyIn(words: readonly string[]): string | null {
  const names = NY_COUNTIES.map((county) => ({ county, tokens: tokensOf(county) }));
  for (let at = 0; at < words.length; at++) {
    if (distance(words[at] ?? '', 'county', 1) > 1) continue;
    const after = names.find(({ tokens }) => fits(words, at + 2, tokens));
    if (after && words[at + 1] === 'of') return after.county;
    const before = names.find(({ tokens }) => fits(words, at - tokens.length, tokens));
    if (before) return before.county;
  }
  return null;
}

const fits = (words: readonly string[], start: number, tokens: readonly string[]) =>
  tokens.every((token, at) => distance(words[start + at] ?? '', token, 1) <= (token.length > 4 ? 1 : 0));
