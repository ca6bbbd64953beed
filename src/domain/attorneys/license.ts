import { dayOf, type CalendarDay } from '#domain/calendar/calendar-day.ts';
import { ENGLISH_MONTHS } from '#domain/text/months.ts';

/** What the state's register says about one number. */
export type RegisterEntry = {
  readonly firstName: string;
  readonly middleName: string;
  readonly lastName: string;
  readonly status: string;
  /** `2027-03`: the month in which the next registration is due. */
  readonly nextRegistration: string | null;
  readonly lastSeenAt: Date;
};

export type LicenseFacts = {
  readonly firstName: string;
  readonly lastName: string;
  readonly registrationNumber: string | null;
  /** What was recorded by hand, for a profile without a registration number of the state. */
  readonly recorded: { readonly status: string | null; readonly checkedAt: Date | null };
  readonly entry: RegisterEntry | null;
  /** When the newest import of the whole register began. */
  readonly registerAsOf: Date | null;
};

/**
 * - `current`    registered, under this name, and the next registration is not overdue
 * - `overdue`    the next registration should have happened
 * - `inactive`   the register gives another status, such as Delinquent or Suspended
 * - `missing`    the newest import of the whole register does not hold the number
 * - `mismatch`   the number belongs to somebody with another name
 * - `unverified` nobody has looked: there is no register yet, or no number to look for
 */
export const LICENSE_STATES = ['current', 'overdue', 'inactive', 'missing', 'mismatch', 'unverified'] as const;
export type LicenseState = (typeof LICENSE_STATES)[number];

export type License = {
  readonly state: LicenseState;
  /** In the register's own words. */
  readonly status: string | null;
  /** When the register, or whoever checked by hand, said so. */
  readonly asOf: Date | null;
  readonly nextRegistration: string | null;
  /** To whom the number belongs. */
  readonly registeredName: string | null;
};

const REGISTERED = 'currently registered';

/** Only an attorney whose license is current is shown (docs/decisions/008-licenses.md). */
export function licenseOf(facts: LicenseFacts, today: CalendarDay): License {
  if (facts.registrationNumber === null || parseRegistrationNumber(facts.registrationNumber) === null) {
    const { status, checkedAt } = facts.recorded;
    const state = isRegistered(status) ? 'current' : 'unverified';
    return { state, status, asOf: checkedAt, nextRegistration: null, registeredName: null };
  }
  const { entry, registerAsOf } = facts;
  if (!entry) {
    const state = registerAsOf ? 'missing' : 'unverified';
    return { state, status: null, asOf: registerAsOf, nextRegistration: null, registeredName: null };
  }
  return {
    state: stateOf(facts, entry, today),
    status: entry.status,
    asOf: entry.lastSeenAt,
    nextRegistration: entry.nextRegistration,
    registeredName: [entry.firstName, entry.middleName, entry.lastName].filter(Boolean).join(' '),
  };
}

function stateOf(facts: LicenseFacts, entry: RegisterEntry, today: CalendarDay): LicenseState {
  if (!isSameName(facts, entry)) return 'mismatch';
  if (facts.registerAsOf && entry.lastSeenAt < facts.registerAsOf) return 'missing';
  if (!isRegistered(entry.status)) return 'inactive';
  return isOverdue(entry.nextRegistration, today) ? 'overdue' : 'current';
}

const isRegistered = (status: string | null) => status?.trim().toLowerCase() === REGISTERED;

/** Registration is due within 30 days after a birthday in that month (22 NYCRR 118.1): the month after it is still in time. */
function isOverdue(nextRegistration: string | null, today: CalendarDay): boolean {
  if (nextRegistration === null) return false;
  const [year, month] = nextRegistration.split('-').map(Number);
  return year !== undefined && month !== undefined && today >= dayOf(year, month + 2, 1);
}

/** The digits of a number as the state gives it, or nothing. */
export function parseRegistrationNumber(text: string): string | null {
  const digits = text.replaceAll(/[\s,]/g, '');
  return /^\d{6,8}$/.test(digits) ? digits : null;
}

type Name = { readonly firstName: string; readonly lastName: string };

/**
 * Written differently is still the same: capitals, accents, hyphens, an initial or a short form for the first name, the
 * middle name used as the first, one of two last names.
 */
export function isSameName(profile: Name, entry: Name & { readonly middleName: string }): boolean {
  const givenNames = [...wordsOf(entry.firstName), ...wordsOf(entry.middleName)];
  const [first] = wordsOf(profile.firstName);
  if (first === undefined || !givenNames.some((name) => name.startsWith(first) || first.startsWith(name))) return false;
  const [ours, theirs] = [wordsOf(profile.lastName), wordsOf(entry.lastName)];
  const [fewer, more] = ours.length <= theirs.length ? [ours, theirs] : [theirs, ours];
  return fewer.length > 0 && (fewer.every((word) => more.includes(word)) || ours.join('') === theirs.join(''));
}

const SUFFIXES: ReadonlySet<string> = new Set(['jr', 'sr', 'ii', 'iii', 'iv', 'esq']);

function wordsOf(name: string): string[] {
  const plain = name.normalize('NFD').replaceAll(/[\u0300-\u036f'’.]/g, '');
  const words = plain.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.filter((word) => !SUFFIXES.has(word));
}

const MONTHS = ENGLISH_MONTHS.map((name) => name.slice(0, 3).toLowerCase());
const BY_NAME = /^(?<name>[a-z]{3})[a-z]*\.?\s+(?<year>\d{4})$/;
const BY_NUMBER = /^(?<month>\d{1,2})\/(?:\d{1,2}\/)?(?<year>\d{4})$/;
const ISO = /^(?<year>\d{4})-(?<month>\d{2})(?:-\d{2})?(?:t.*)?$/;

/** `Mar 2027`, `03/2027`, `03/15/2027` and `2027-03-15` are all the month 2027-03. */
export function parseRegistrationMonth(text: string): string | null {
  const lower = text.trim().toLowerCase();
  const { name, year, month } = (BY_NAME.exec(lower) ?? BY_NUMBER.exec(lower) ?? ISO.exec(lower))?.groups ?? {};
  const number = name ? MONTHS.indexOf(name) + 1 : Number(month);
  return year && number >= 1 && number <= 12 ? `${year}-${String(number).padStart(2, '0')}` : null;
}
