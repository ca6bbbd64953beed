import { parseDay } from '#domain/calendar/calendar-day.ts';
import { CASE_TEXT_MAX } from '#domain/limits.ts';
import { NY_COUNTIES } from '#domain/attorneys/ny-county.ts';
import type { Variables } from '#domain/chat/script.ts';
import {
  AMOUNT_ROLES,
  type AmountRole,
  type CaseFile,
  DATED_EVENTS,
  type DatedEvent,
  OTHER_SIDES,
  PAPER_KINDS,
  PAY_PERIODS,
  PROGRAMMES,
  SERVICES,
  SPONSORS,
} from './case-file.ts';

/** What a person told, with where it happened. */
export type Told = { readonly file: CaseFile; readonly variables: Variables };

const NYC = ['Bronx', 'Kings', 'New York', 'Queens', 'Richmond'];
const MONTHS_MAX = 1200;
const YEARS_MAX = 115;
const MILES_MAX = 999_999;
const CHILDREN_MAX = 20;
const HOUSEHOLD_MAX = 30;
const HOURS_MAX = 168;
const HOURS_OF_A_DAY = 24;
const DAYS_OF_A_WEEK = 7;
const HOMES_MAX = 9999;
const AMOUNT_MAX = 100_000_000;

/**
 * What was told, with one entry changed; an empty value takes it out. Null when there is no such entry, or when
 * it cannot have that value.
 */
export function withEntry(told: Told, key: string, value: string): Told | null {
  const [kind = '', name = ''] = key.split(':');
  const given = value.trim();
  if (kind === 'county') return withCounty(told, given);
  if (kind === 'date') return withDate(told, name, given);
  if (kind === 'amount') return withAmount(told, name, given);
  const read = Object.hasOwn(READERS, kind) ? READERS[kind] : undefined;
  if (!read) return null;
  const { [kind as keyof CaseFile]: _, ...rest } = told.file;
  if (given === '') return { ...told, file: rest as CaseFile };
  const entry = read(given);
  return entry === null ? null : { ...told, file: { ...rest, [kind]: entry } as CaseFile };
}

const oneOf = (all: readonly string[]) => (value: string) => (all.includes(value) ? value : null);
const upTo = (most: number, least: number) => (value: string) =>
  /^\d{1,6}$/.test(value) && Number(value) >= least && Number(value) <= most ? Number(value) : null;
const months = upTo(MONTHS_MAX, 0);
const years = upTo(YEARS_MAX, 1);

const yesOrNo = (value: string) => (value === 'yes' ? true : value === 'no' ? false : null);

const READERS: Readonly<Record<string, (value: string) => string | number | boolean | null>> = {
  otherSide: oneOf(OTHER_SIDES),
  otherSideName: (value) => (value.length <= CASE_TEXT_MAX ? value : null),
  paper: oneOf(PAPER_KINDS),
  served: oneOf(SERVICES),
  livedMonths: months,
  workedMonths: months,
  age: years,
  childAge: years,
  children: upTo(CHILDREN_MAX, 1),
  household: upTo(HOUSEHOLD_MAX, 1),
  hoursAWeek: upTo(HOURS_MAX, 1),
  hoursADay: upTo(HOURS_OF_A_DAY, 1),
  daysAWeek: upTo(DAYS_OF_A_WEEK, 1),
  paidEvery: oneOf(PAY_PERIODS),
  programme: oneOf(PROGRAMMES),
  miles: upTo(MILES_MAX, 0),
  sponsor: oneOf(SPONSORS),
  isRegulated: yesOrNo,
  hasOrder: yesOrNo,
  homes: upTo(HOMES_MAX, 1),
  ownerLives: yesOrNo,
  leftSpouse: yesOrNo,
};

function withCounty({ file, variables }: Told, value: string): Told | null {
  const { county: _county, isNyc: _isNyc, ...rest } = variables;
  if (value === '') return { file, variables: rest };
  if (!NY_COUNTIES.includes(value)) return null;
  return { file, variables: { ...rest, usState: 'New York', county: value, isNyc: NYC.includes(value) } };
}

function withDate(told: Told, name: string, value: string): Told | null {
  const event = DATED_EVENTS.find((one) => one === name);
  if (!event || (value !== '' && parseDay(value) === null)) return null;
  const { [event]: _, ...rest } = told.file.dates as Partial<Record<DatedEvent, string>>;
  return { ...told, file: { ...told.file, dates: value === '' ? rest : { ...rest, [event]: value } } };
}

function withAmount(told: Told, name: string, value: string): Told | null {
  const role = AMOUNT_ROLES.find((one) => one === name);
  const bare = value.replaceAll(/[$,\s]/g, '');
  const isAmount = /^\d{1,9}(?:\.\d{1,2})?$/.test(bare) && Number(bare) <= AMOUNT_MAX;
  if (!role || (bare !== '' && !isAmount)) return null;
  const { [role]: _, ...rest } = told.file.amounts as Partial<Record<AmountRole, number>>;
  return { ...told, file: { ...told.file, amounts: bare === '' ? rest : { ...rest, [role]: Number(bare) } } };
}
