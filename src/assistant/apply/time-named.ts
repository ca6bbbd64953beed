import type { Period } from '#domain/deadlines/deadline.ts';
import { ASKED, type Rule, type Variant } from '../deadlines/rule.ts';

const MONTHS_OF_A_YEAR = 12;
const DAYS_OF_A_WEEK = 7;

/** Whether one of the texts names the time that a variant counts: "90 days from the letter" speaks of the rule that counts 90 days. */
export const namesTimeOf = (texts: readonly string[], { dates }: Variant): boolean =>
  dates.some(({ count: [first] }) => {
    const period = first?.period;
    return period !== undefined && period !== ASKED && texts.some((text) => wordsOf(period).test(text));
  });

export const namesTimeOfRule = (texts: readonly string[], { variants }: Rule): boolean =>
  variants.some((variant) => namesTimeOf(texts, variant));

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
