import { DATED_EVENTS, type DatedEvent } from '#domain/matter/case-file.ts';
import type { Language } from '../../content/words.ts';
import { bare } from '../../read/wording/bare.ts';
import { sharesByWords } from '../words/word-judge.ts';
import type { TellingWords } from '../words/telling-words.ts';
import { judge, type Judge } from './judgement.ts';

/** Two opinions on what happened on a day: by what the words mean, and by the words themselves. Each alone is right for 7 of 10 held-back phrases, both for 8. */
export type EventJudge = { readonly byMeaning: Judge; readonly byWords: TellingWords };

/** How certain it is of each event. */
export type HeardEvent = {
  /** The likeliest; null for a day on which nothing happened that anything is counted from. */
  readonly event: DatedEvent | null;
  readonly share: number;
  /** Nothing for an event that was never learned. */
  shareOf(event: DatedEvent): number | undefined;
};

/** Stands for the day in a phrase and in what is told of a day. */
export const DAY = '{day}';
const DAY_IN_WORDS: Readonly<Record<Language, string>> = { en: 'that day', es: 'ese dia' };
/** So many words on either side of the day say most of what happened on it. */
const BESIDE = 3;

export const forMeaning = (told: string, language: Language): string => bare(told.replace(DAY, DAY_IN_WORDS[language]));

export function forWords(told: string): string {
  const words = told.toLowerCase().split(/\s+/);
  const at = words.findIndex((word) => word.includes(DAY));
  const beside = words.filter((_, place) => place !== at && Math.abs(place - at) <= BESIDE);
  return `${told.replace(DAY, 'thatday')} ${beside.map((word) => `near${word}`).join(' ')}`;
}

export function judgeEvent({ byMeaning, byWords }: EventJudge, told: string, vector: Float32Array): HeardEvent {
  const worded = sharesByWords(byWords, forWords(told));
  const both = judge(byMeaning, vector).map(({ label, share }) => [label, share * (worded.get(label) ?? 0)] as const);
  const total = both.reduce((sum, [, share]) => sum + share, 0) || 1;
  const shares = new Map(both.map(([label, share]) => [label, share / total]));
  const [label = '', share = 0] = [...shares].toSorted(([, a], [, b]) => b - a)[0] ?? [];
  return { event: DATED_EVENTS.find((event) => event === label) ?? null, share, shareOf: (event) => shares.get(event) };
}
