/** What a person has told about their problem: remembered between messages, theirs to see, correct and delete. */

/** Each is described in `content/papers`. */
export const PAPER_KINDS = [
  'rent-demand',
  'notice-to-quit',
  'non-renewal',
  'petition-nonpayment',
  'petition-holdover',
  'marshal-notice',
  'summons',
  'judgment',
  'restraining-notice',
  'collector-letter',
  'agency-notice',
  'ticket',
  'termination-notice',
  'stipulation',
  'foreclosure-notice',
  'summons-foreclosure',
  'summons-consumer-credit',
  'summons-with-notice',
  'order-to-show-cause',
  'subpoena',
  'small-claims-notice',
  'jury-summons',
  'income-execution',
  'information-subpoena',
  'medical-bill',
  'medical-collection',
  'tax-notice-irs',
  'tax-notice-state',
  'family-petition',
  'family-summons',
  'order-of-protection',
  'support-order',
  'traffic-ticket',
  'parking-ticket',
  'desk-appearance-ticket',
  'criminal-summons',
  'oath-summons',
  'snap-notice',
  'cash-notice',
  'medicaid-notice',
  'unemployment-determination',
  'unemployment-overpayment',
  'social-security-denial',
  'social-security-overpayment',
  'workers-compensation-notice',
  'fake-arrest-threat',
  'fake-court-email',
  'fake-deed-offer',
] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

/** How a paper reached the person. */
export const SERVICES = ['in-hand', 'other-person', 'posted', 'mailed'] as const;
export type Service = (typeof SERVICES)[number];

/** What happened on a day. A deadline runs from one of these, never from "a date". */
export const DATED_EVENTS = [
  'served',
  'proof-filed',
  'moved-out',
  'notice-dated',
  'notice-mailed',
  'takes-effect',
  'court-date',
  'incident',
  'treatment',
  'death',
  'appointed',
  'purchase',
  'signed',
  'fired',
  'act',
  'payday',
  'last-payment',
  'violation',
  'judgment',
  'learned-of-judgment',
  'rent-due',
  'notice-given',
  'request-sent',
  'information-sent',
  'form-sent',
  'learned',
  'arrived',
  'resident-since',
  'applied',
  'filed',
  'answered',
  'work-done',
  'missed-hearing',
  'denied',
  'decision',
  'order-received',
  'order-mailed',
  'presented',
  'formed',
] as const;
export type DatedEvent = (typeof DATED_EVENTS)[number];

export const AMOUNT_ROLES = [
  'rent',
  'new-rent',
  'deposit',
  'debt',
  'pay',
  'earned',
  'hourly',
  'daily',
  'price',
  'claim',
  'fee',
  'estate',
  'income',
] as const;
export type AmountRole = (typeof AMOUNT_ROLES)[number];

/** For how long a sum is paid that comes again and again: what somebody earns. */
export const PAY_PERIODS = ['week', 'two-weeks', 'month', 'year'] as const;
export type PayPeriod = (typeof PAY_PERIODS)[number];

export const OTHER_SIDES = [
  'landlord',
  'employer',
  'collector',
  'bank',
  'agency',
  'partner',
  'co-parent',
  'family',
  'roommate',
  'neighbor',
  'seller',
  'school',
  'police',
  'insurer',
  // Of somebody who rents out a home, and of somebody who pays for work.
  'tenant',
  'worker',
  // Who asked for an order of protection against the person.
  'accuser',
] as const;
export type OtherSide = (typeof OTHER_SIDES)[number];

/** Which help it is about: their rules differ. */
export const PROGRAMMES = ['snap', 'cash', 'medicaid', 'ssi', 'ssd', 'unemployment'] as const;
export type Programme = (typeof PROGRAMMES)[number];

/** What a relative is who could ask for somebody's papers. What the person is themselves is never written down. */
export const SPONSORS = ['citizen', 'green-card'] as const;
export type Sponsor = (typeof SPONSORS)[number];

export type CaseFile = {
  readonly otherSide?: OtherSide;
  readonly otherSideName?: string;
  readonly paper?: PaperKind;
  readonly served?: Service;
  readonly livedMonths?: number;
  readonly workedMonths?: number;
  /** In years: the person's own, and that of the child it is about. */
  readonly age?: number;
  readonly childAge?: number;
  readonly programme?: Programme;
  /** How many children it is about, and how many live in the home, the person counted in. */
  readonly children?: number;
  readonly household?: number;
  readonly hoursAWeek?: number;
  /** Of somebody who is paid by the day. */
  readonly hoursADay?: number;
  readonly daysAWeek?: number;
  /** What the sum that is earned is for. */
  readonly paidEvery?: PayPeriod;
  /** What the car had run when it was bought. */
  readonly miles?: number;
  readonly sponsor?: Sponsor;
  /** Rent-stabilized or rent-controlled. */
  readonly isRegulated?: boolean;
  /** A court's order about the children or the support is there already. */
  readonly hasOrder?: boolean;
  /** How many homes the building has, and whether the owner lives in it: some rules leave small houses out. */
  readonly homes?: number;
  readonly ownerLives?: boolean;
  /** Whoever died left a husband or wife: most of what the law gives to whom depends on it. */
  readonly leftSpouse?: boolean;
  readonly amounts: Readonly<Partial<Record<AmountRole, number>>>;
  /** As YYYY-MM-DD. */
  readonly dates: Readonly<Partial<Record<DatedEvent, string>>>;
  /** A day that was named without what happened on it; never counted from. */
  readonly loneDay?: string;
};

export const EMPTY_CASE: CaseFile = { amounts: {}, dates: {} };

/** New entries replace old ones of the same name; silence replaces nothing. */
export function merged(before: CaseFile, told: Partial<CaseFile>): CaseFile {
  const known = Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined));
  return {
    ...before,
    ...known,
    amounts: { ...before.amounts, ...told.amounts },
    dates: { ...before.dates, ...told.dates },
  };
}

/** Something that was known is something else now; what is only new changes nothing. */
export function isChanged(before: CaseFile, now: CaseFile): boolean {
  const known = entriesOf(now);
  return [...entriesOf(before)].some(([key, value]) => known.get(key) !== value);
}

/** A day that has found its event is no longer a lone one, and nothing was corrected by that. */
const entriesOf = ({ amounts, dates, loneDay: _lone, ...rest }: CaseFile): ReadonlyMap<string, unknown> =>
  new Map([
    ...Object.entries<unknown>(rest),
    ...Object.entries<unknown>(amounts).map(([role, sum]) => [`amount:${role}`, sum] as const),
    ...Object.entries<unknown>(dates).map(([event, day]) => [`date:${event}`, day] as const),
  ]);

const YEAR = 12;

/** The three spans that New York's notice rules tell apart. */
export function tenureOf({ livedMonths }: CaseFile): 'under-1' | '1-to-2' | 'over-2' | null {
  if (livedMonths === undefined) return null;
  if (livedMonths < YEAR) return 'under-1';
  return livedMonths <= 2 * YEAR ? '1-to-2' : 'over-2';
}
