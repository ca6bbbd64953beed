import type { PayPeriod } from '#domain/matter/case-file.ts';
import type { Situation } from '../fits.ts';
import type { Values } from './expression.ts';

const WEEKS_A_YEAR = 52;
const MONTHS_A_YEAR = 12;
/** How often a year. */
const TIMES: Readonly<Record<PayPeriod, number>> = {
  week: WEEKS_A_YEAR,
  'two-weeks': WEEKS_A_YEAR / 2,
  month: MONTHS_A_YEAR,
  year: 1,
};

/** The names that sums may use. Two are the same thing by another measure: pay by the hour and hours make pay by the week. */
export const NAMES = [
  'rent', 'newRent', 'deposit', 'debt', 'pay', 'hourly', 'daily', 'price', 'claim', 'fee', 'estate',
  'weekly', 'monthly', 'yearly', 'flat', 'hours', 'hoursADay', 'daysAWeek', 'children', 'household', 'age', 'childAge', 'livedMonths', 'workedMonths',
] as const; // prettier-ignore

/** What was told, by the names that sums use. */
export function valuesOf({ file }: Situation): Values {
  const { amounts, paidEvery, hoursAWeek, hoursADay, daysAWeek } = file;
  const told = amounts.earned !== undefined && paidEvery ? amounts.earned * TIMES[paidEvery] : undefined;
  const yearly = told ?? byTheHour(file) ?? byTheDay(file);
  const known: Readonly<Record<(typeof NAMES)[number], number | undefined>> = {
    rent: amounts.rent,
    newRent: amounts['new-rent'],
    deposit: amounts.deposit,
    debt: amounts.debt,
    pay: amounts.pay,
    hourly: amounts.hourly,
    price: amounts.price,
    claim: amounts.claim,
    fee: amounts.fee,
    estate: amounts.estate,
    weekly: yearly === undefined ? undefined : yearly / WEEKS_A_YEAR,
    monthly: yearly === undefined ? undefined : yearly / MONTHS_A_YEAR,
    yearly,
    // What is paid for a week as a whole: by the hour it is another thing.
    flat: told === undefined || amounts.hourly !== undefined ? undefined : told / WEEKS_A_YEAR,
    hours: hoursAWeek ?? (hoursADay !== undefined && daysAWeek !== undefined ? hoursADay * daysAWeek : undefined),
    daily: amounts.daily,
    hoursADay,
    daysAWeek,
    children: file.children,
    household: file.household,
    age: file.age,
    childAge: file.childAge,
    livedMonths: file.livedMonths,
    workedMonths: file.workedMonths,
  };
  return new Map(Object.entries(known).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

const byTheDay = ({ amounts: { daily }, daysAWeek }: Situation['file']): number | undefined =>
  daily !== undefined && daysAWeek !== undefined ? daily * daysAWeek * WEEKS_A_YEAR : undefined;

const byTheHour = ({ amounts: { hourly }, hoursAWeek }: Situation['file']): number | undefined =>
  hourly !== undefined && hoursAWeek !== undefined ? hourly * hoursAWeek * WEEKS_A_YEAR : undefined;
