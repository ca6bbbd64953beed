import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { dayOf, isoDay } from '#domain/calendar/calendar-day.ts';
import type { PaperKind } from '#domain/matter/case-file.ts';
import type { PaperEvent } from '#domain/papers/paper-kind.ts';
import { chanceOf, type Chance } from './chance.ts';

const FOLDER = path.join(import.meta.dirname, 'samples');

/** What stands on a made paper, for comparison with what was read. */
export type Truth = {
  readonly kind: PaperKind;
  readonly number: string | null;
  readonly county: string | null;
  readonly dates: readonly { readonly event: PaperEvent; readonly iso: string }[];
  readonly amount: number | null;
};
export type FilledSample = { readonly lines: readonly string[]; readonly truth: Truth };

/** The made papers of all kinds, in our own wording; a kind may have several. */
export function loadSamples(): ReadonlyMap<PaperKind, readonly (readonly string[])[]> {
  const texts = readdirSync(FOLDER).map((file) => readFileSync(path.join(FOLDER, file), 'utf8'));
  const all = new Map<PaperKind, string[][]>();
  for (const part of texts.join('\n').split(/^@ /m).slice(1)) {
    const [kind = '', ...lines] = part.split('\n');
    const ofKind = all.get(kind.trim() as PaperKind) ?? [];
    all.set(kind.trim() as PaperKind, [...ofKind, lines.filter((line) => line.trim() !== '')]);
  }
  return all;
}

const PEOPLE = ['Maria Delgado', 'James Whitfield', 'Aisha Rahman', 'Chen Wei', 'Olga Petrova', 'Luis Ortega', 'Denise Brown', 'Samuel Okafor', 'Rosa Jimenez', 'Peter Nowak']; // prettier-ignore
const OTHERS = ['Grand Concourse Realty LLC', 'Harlem River Holdings Inc.', 'Parkside Funding LLC', 'Midwood Estates Corp.', 'Atlantic Recovery Associates', 'Hudson Crest Group LLC', 'Saint Agnes Hospital', 'Crescent Capital LLC']; // prettier-ignore
const STREETS = ['Sedgwick Avenue', 'Ocean Parkway', 'Jamaica Avenue', 'Amsterdam Avenue', 'Victory Boulevard', 'Fulton Street']; // prettier-ignore
const COUNTIES = ['Bronx', 'Kings', 'Queens', 'New York', 'Richmond'];
const COUNTY_CODES: Readonly<Record<string, string>> = { Bronx: 'BX', Kings: 'KI', Queens: 'QU', 'New York': 'NY', Richmond: 'RI' }; // prettier-ignore

/** Days from the 15th of November 2026 between which each sort of day lies. */
const SPANS: Readonly<Partial<Record<PaperEvent, readonly [number, number]>>> = {
  'court-date': [4, 70],
  'takes-effect': [8, 80],
  'answer-due': [5, 45],
  judgment: [-1200, -60],
  treatment: [-500, -90],
  incident: [-120, -20],
};
const TODAY = dayOf(2026, 11, 15);

export function fillSample(kind: PaperKind, lines: readonly string[], seed: string): FilledSample {
  const chance = chanceOf(seed);
  const county = chance.pick(COUNTIES);
  const values = new Map<string, string>();
  const dates: { event: PaperEvent; iso: string }[] = [];
  const truth = { number: null as string | null, amount: null as number | null, hasCounty: false };
  const style = chance.whole(0, 2);
  const me = chance.pick(PEOPLE);
  const them = chance.pick(OTHERS);
  const fixed: Readonly<Record<string, string>> = {
    me,
    ME: me.toUpperCase(),
    them,
    THEM: them.toUpperCase(),
    person: chance.pick(PEOPLE.filter((name) => name !== me)),
    address: `${chance.whole(100, 2400)} ${chance.pick(STREETS)}, Apt. ${chance.whole(1, 9)}${chance.pick(['A', 'B', 'C', 'D'])}`,
    County: county,
    COUNTY: county.toUpperCase(),
    room: String(chance.whole(101, 950)),
    part: `$${chance.whole(900, 1900).toLocaleString('en-US')}.00`,
  };
  const valueOf = (name: string): string => {
    const [sort = '', which = ''] = name.split(':');
    if (sort === 'date') {
      const [from, to] = SPANS[which as PaperEvent] ?? [-60, -2];
      const day = TODAY + chance.whole(from, to);
      dates.push({ event: which as PaperEvent, iso: isoDay(day) });
      return written(day, style);
    }
    if (sort === 'amount') {
      truth.amount = amountFor(which, chance);
      return `$${truth.amount.toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
    }
    if (sort === 'number') {
      const number = numberFor(which, county, chance);
      if (which !== 'FILE') truth.number = number;
      return number;
    }
    if (name.toLowerCase() === 'county') truth.hasCounty = true;
    return fixed[name] ?? '';
  };
  const filled = lines.map((line) =>
    line.replaceAll(/\{([\w:-]+)\}/g, (_, name: string) => {
      const value = values.get(name) ?? valueOf(name);
      values.set(name, value);
      return value;
    }),
  );
  const { number, amount, hasCounty } = truth;
  return { lines: filled, truth: { kind, number, amount, dates, county: hasCounty ? county : null } };
}

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']; // prettier-ignore

/** As papers write days: in words, short, or in figures. */
function written(day: number, style: number): string {
  const [year = '', month = '', date = ''] = isoDay(day).split('-');
  const name = MONTHS[Number(month) - 1] ?? '';
  if (style === 0) return `${name} ${Number(date)}, ${year}`;
  if (style === 1) return `${month}/${date}/${year}`;
  return `${name.slice(0, 3)} ${Number(date)}, ${year}`;
}

function amountFor(role: string, chance: Chance): number {
  if (role === 'pay' || role === 'income') return chance.whole(9000, 34_000) / 100;
  if (role === 'fee') return chance.whole(45, 480);
  return chance.whole(90_000, 1_480_000) / 100;
}

function numberFor(sort: string, county: string, { digits, whole, pick }: Chance): string {
  const code = COUNTY_CODES[county] ?? 'NY';
  switch (sort) {
    case 'LT':
    case 'CV':
      return `${sort}-${digits(6)}-${whole(24, 26)}/${code}`;
    case 'SUP':
      return `${digits(6)}/${whole(2024, 2026)}`;
    case 'SC':
      return `SC-${digits(4)}-26/${code}`;
    case 'FAM':
      return `${pick(['F', 'V', 'O'])}-${digits(5)}-26`;
    case 'JUR':
      return digits(9);
    case 'TAX':
      return `L-${digits(9)}-1`;
    case 'TIX':
      return `${pick(['AB', 'CK', 'DT'])}${digits(7)}`;
    case 'WCB':
      return `G${digits(3)} ${digits(4)}`;
    case 'CASE':
      return `${digits(8)}${pick(['A', 'B', 'C'])}`;
    case 'FILE':
      return digits(6);
    default:
      return digits(10);
  }
}
