import type { Period } from '#domain/deadline.ts';

const PERIOD = /^(?<amount>[1-9]\d{0,3}) (?<unit>business day|day|month|year)s?(?: (?<months>[1-9]\d?) months?)?$/;

/** "20 days", "3 business days", "4 months", "1 year", "2 years 6 months". Nothing for what is none of these. */
export function parsePeriod(text: string): Period | null {
  const { amount, unit, months } = PERIOD.exec(text)?.groups ?? {};
  if (months !== undefined && unit !== 'year') return null;
  switch (unit) {
    case 'day':
      return { amount: Number(amount), unit: 'days' };
    case 'business day':
      return { amount: Number(amount), unit: 'business-days' };
    case 'month':
      return { amount: Number(amount), unit: 'months' };
    case 'year':
      return { amount: 12 * Number(amount) + Number(months ?? 0), unit: 'months' };
    default:
      return null;
  }
}
