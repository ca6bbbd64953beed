import {
  DATED_EVENTS,
  OTHER_SIDES,
  PAPER_KINDS,
  PAY_PERIODS,
  PROGRAMMES,
  SERVICES,
  SPONSORS,
  type AmountRole,
  type DatedEvent,
  type Service,
} from '#domain/matter/case-file.ts';
import { countyLabel, NY_COUNTIES } from '#domain/attorneys/ny-county.ts';
import { inDollars } from '../apply/sums/in-dollars.ts';
import type { Words } from '../content/words.ts';
import { dayInWords } from '../deadlines/day-words.ts';
import { paperName } from '../papers/find-paper.ts';
import type { ConversationState } from '../remember/state.ts';
import { AMOUNTS, EVENTS, PERIODS, PROGRAMMES_IN_WORDS, SIDES, SPONSORS_IN_WORDS } from './case-in-words.ts';
import { words } from './words.ts';

/** One entry of what was told: how it reads, and how it can be changed. */
export type CaseFact = {
  readonly key: string;
  readonly label: string;
  /** In words; empty while it has not been told. */
  readonly value: string;
  /** As it is kept. */
  readonly raw: string;
  readonly kind: 'text' | 'date' | 'amount' | 'months' | 'choice';
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
};

const HOW_IT_CAME: Readonly<Record<Service, Words>> = {
  'in-hand': { en: 'Handed to me', es: 'Me lo dieron en la mano' },
  'other-person': { en: 'Given to somebody else for me', es: 'Se lo dieron a otra persona' },
  posted: { en: 'Taped to the door', es: 'Pegado en la puerta' },
  mailed: { en: 'By mail', es: 'Por correo' },
};

type Told = Pick<ConversationState, 'language' | 'file' | 'variables'>;

/** What the person told, entry by entry; a few that often count are listed although they have not been told. */
export function caseFacts(told: Told): CaseFact[] {
  return [
    ...placeAndPaper(told),
    ...datesOf(told),
    ...amountsOf(told),
    ...otherSideOf(told),
    ...peopleOf(told),
    ...tenureFacts(told),
  ];
}

type Named = readonly (readonly [value: string, label: string])[];

const choice = (key: string, label: string, raw: string, names: Named): CaseFact => ({
  key,
  label,
  raw,
  value: names.find(([value]) => value === raw)?.[1] ?? '',
  kind: 'choice',
  choices: names.map(([value, name]) => ({ value, label: name })),
});

function placeAndPaper({ language, file, variables }: Told): CaseFact[] {
  const text = words[language].known;
  const counties = NY_COUNTIES.map((county) => [county, countyLabel(county)] as const);
  const papers = PAPER_KINDS.map((kind) => [kind, paperName(kind)[language]] as const);
  const ways = SERVICES.map((one) => [one, HOW_IT_CAME[one][language]] as const);
  const hasPaper = file.paper !== undefined || file.served !== undefined || file.dates.served !== undefined;
  return [
    choice('county', text.place, variables.county ?? '', counties),
    choice('paper', text.paper, file.paper ?? '', papers),
    ...(hasPaper ? [choice('served', text.served, file.served ?? '', ways)] : []),
  ];
}

function otherSideOf({ language, file }: Told): CaseFact[] {
  const text = words[language].known;
  const sides = OTHER_SIDES.map((side) => [side, SIDES[side][language]] as const);
  const name = file.otherSideName ?? '';
  return [
    ...(file.otherSide ? [choice('otherSide', text.otherSide, file.otherSide, sides)] : []),
    { key: 'otherSideName', label: text.otherSideName, value: name, raw: name, kind: 'text' },
  ];
}

type Counted =
  | 'age'
  | 'childAge'
  | 'children'
  | 'household'
  | 'hoursAWeek'
  | 'hoursADay'
  | 'daysAWeek'
  | 'homes'
  | 'miles';

function peopleOf({ language, file }: Told): CaseFact[] {
  const text = words[language].known;
  const number = (key: Counted, label: string): CaseFact[] => {
    const value = file[key];
    return value === undefined
      ? []
      : [{ key, label, value: value.toLocaleString('en-US'), raw: value.toString(), kind: 'text' }];
  };
  const programmes = PROGRAMMES.map((one) => [one, PROGRAMMES_IN_WORDS[one][language]] as const);
  const periods = PAY_PERIODS.map((one) => [one, PERIODS[one][language]] as const);
  const sponsors = SPONSORS.map((one) => [one, SPONSORS_IN_WORDS[one][language]] as const);
  return [
    ...number('age', text.age),
    ...number('childAge', text.childAge),
    ...number('children', text.children),
    ...number('household', text.household),
    ...number('hoursAWeek', text.hours),
    ...number('hoursADay', text.hoursADay),
    ...number('daysAWeek', text.daysAWeek),
    ...(file.paidEvery ? [choice('paidEvery', text.paidEvery, file.paidEvery, periods)] : []),
    ...number('homes', text.homes),
    ...number('miles', text.miles),
    ...(file.programme ? [choice('programme', text.programme, file.programme, programmes)] : []),
    ...(file.sponsor ? [choice('sponsor', text.sponsor, file.sponsor, sponsors)] : []),
  ];
}

function tenureFacts({ language, file }: Told): CaseFact[] {
  const text = words[language].known;
  const months = (key: 'livedMonths' | 'workedMonths', label: string): CaseFact[] => {
    const count = file[key];
    return count === undefined ? [] : [{ key, label, value: text.months(count), raw: String(count), kind: 'months' }];
  };
  const yesNo = [
    ['yes', text.yes],
    ['no', text.no],
  ] as const;
  const orNot = (key: 'isRegulated' | 'ownerLives' | 'hasOrder' | 'leftSpouse', label: string): CaseFact[] =>
    file[key] === undefined ? [] : [choice(key, label, file[key] ? 'yes' : 'no', yesNo)];
  return [
    ...months('livedMonths', text.lived),
    ...months('workedMonths', text.worked),
    ...orNot('isRegulated', text.regulated),
    ...orNot('ownerLives', text.ownerLives),
    ...orNot('hasOrder', text.order),
    ...orNot('leftSpouse', text.leftSpouse),
  ];
}

function datesOf({ file, language }: Pick<ConversationState, 'language' | 'file'>): CaseFact[] {
  const told = { 'court-date': '', ...file.dates } as Record<DatedEvent, string>;
  return (Object.entries(told) as [DatedEvent, string][])
    .toSorted(([, a], [, b]) => (a || '9').localeCompare(b || '9'))
    .map(([event, day]) => ({
      key: `date:${event}`,
      label: EVENTS[event][language],
      value: day ? dayInWords(day, language) : '',
      raw: day,
      kind: 'date',
    }));
}

/** What may have happened on a day that was not told yet, by name. */
export function untoldEvents({
  file,
  language,
}: Pick<ConversationState, 'language' | 'file'>): { key: string; label: string }[] {
  const told = new Set<string>(['court-date', ...Object.keys(file.dates)]);
  const events = DATED_EVENTS.filter((event) => !told.has(event)).map((event) => ({
    key: `date:${event}`,
    label: EVENTS[event][language],
  }));
  // Two that read alike cannot be told apart by whoever chooses.
  return [...Map.groupBy(events, ({ label }) => label).values()]
    .flatMap((alike) => alike.slice(0, 1))
    .toSorted((a, b) => a.label.localeCompare(b.label, language));
}

function amountsOf({ file, language }: Pick<ConversationState, 'language' | 'file'>): CaseFact[] {
  return (Object.entries(file.amounts) as [AmountRole, number][]).map(([role, amount]) => ({
    key: `amount:${role}`,
    label: AMOUNTS[role][language],
    value: inDollars(amount),
    raw: String(amount),
    kind: 'amount',
  }));
}
