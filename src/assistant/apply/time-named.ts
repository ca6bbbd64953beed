import type { Period } from '#domain/deadlines/deadline.ts';
import { ASKED, type Variant } from '../deadlines/rule.ts';

const MONTHS_OF_A_YEAR = 12;
const DAYS_OF_A_WEEK = 7;

/** Where a text names the time that a variant counts: "90 days from the letter" speaks of the rule that counts 90 days. Infinite where it does not. */
export const placeOfTime = (text: string, variants: readonly Variant[]): number =>
  Math.min(
    ...variants.flatMap(({ dates }) =>
      dates.map(({ count: [first] }) => {
        const at = first && first.period !== ASKED ? text.search(wordsOf(first.period)) : NOT_THERE;
        return at === NOT_THERE ? Infinity : at;
      }),
    ),
  );
const NOT_THERE = -1;

export const namesTimeOf = (text: string, variants: readonly Variant[]): boolean =>
  placeOfTime(text, variants) < Infinity;

function wordsOf({ amount, unit }: Period): RegExp {
  const ways = {
    'business-days': [`${amount} (?:business|working) days?`],
    days: [`${amount} (?:calendar )?days?`, ...inUnits(amount, DAYS_OF_A_WEEK, 'weeks?')],
    months: [`${amount} months?`, ...inUnits(amount, MONTHS_OF_A_YEAR, 'years?')],
  }[unit];
  return new RegExp(String.raw`(?<![\d,.$])\b(?:${ways.join('|')})\b`, 'i');
}

const inUnits = (amount: number, size: number, unit: string): string[] =>
  amount % size === 0 ? [`${amount / size} ${unit}`] : [];
