import type { Period } from '#domain/deadlines/deadline.ts';

const PERIOD = /^(?<amount>[1-9]\d{0,3}) (?<unit>business day|day|month)s?$/;
const YEARS = /^(?<years>[1-9]\d?) years?(?: (?<months>[1-9]|1[01]) months?)?$/;
const UNITS = new Map<string | undefined, Period['unit']>([
  ['day', 'days'],
  ['business day', 'business-days'],
  ['month', 'months'],
]);

/** "20 days", "3 business days", "4 months", "1 year", "2 years 6 months". Nothing for what is none of these. */
export function parsePeriod(text: string): Period | null {
  const { years, months = 0 } = YEARS.exec(text)?.groups ?? {};
  if (years !== undefined) return { amount: 12 * Number(years) + Number(months), unit: 'months' };
  const { amount, unit } = PERIOD.exec(text)?.groups ?? {};
  const known = UNITS.get(unit);
  return known === undefined ? null : { amount: Number(amount), unit: known };
}
