import type { AmountRole, CaseFile, DatedEvent, PaperKind, Service } from '#domain/matter/case-file.ts';
import { AMOUNT_ROLES, SERVICES } from '#domain/matter/case-file.ts';
import { LANGUAGES, type Language } from '../language.ts';
import { countyIn } from './find-court.ts';
import { tokensOf } from './likeness.ts';
import type { PaperEvent } from './paper-kind.ts';
import { AMOUNT_NAMES, EVENT_NAMES, isDatedEvent, PAPER_WORDS, SERVICE_NAMES } from './paper-words.ts';
import { writtenDays } from './written-days.ts';

/** What a person has looked at and let stand. Null is "not sure": it is said, and nothing is counted from it. */
export type ConfirmedPaper = {
  readonly kind: PaperKind;
  readonly court: string | null;
  readonly number: string | null;
  readonly otherSide: string | null;
  readonly dates: readonly { readonly event: PaperEvent; readonly iso: string | null }[];
  readonly amount: { readonly role: AmountRole; readonly value: number | null } | null;
  readonly served: string | null;
  readonly service: Service | null;
};

type Named = { readonly id: PaperKind; readonly name: Readonly<Record<Language, string>> };

const NUMBER_MAX = 30;
const NAME_MAX = 60;

/** All that leaves the device, as it is shown before it does. */
export function paperMessage(paper: ConfirmedPaper, name: string, language: Language): string {
  const say = (words: Readonly<Record<Language, string>>) => words[language];
  const line = (label: string, value: string | null | undefined) => (value ? [`${label}: ${value}`] : []);
  const day = (iso: string | null) => (iso === null ? say(PAPER_WORDS.notSure) : dayWritten(iso, language));
  return [
    say(PAPER_WORDS.opening),
    ...line(say(PAPER_WORDS.kind), name),
    ...line(say(PAPER_WORDS.court), paper.court),
    ...line(say(PAPER_WORDS.number), paper.number && numberFrom(paper.number)),
    ...line(say(PAPER_WORDS.otherSide), paper.otherSide?.slice(0, NAME_MAX)),
    ...paper.dates.flatMap(({ event, iso }) => line(say(EVENT_NAMES[event] ?? EVENT_NAMES['notice-dated']), day(iso))),
    ...(paper.amount
      ? line(say(AMOUNT_NAMES[paper.amount.role]), dollars(paper.amount.value) ?? say(PAPER_WORDS.notSure))
      : []),
    ...line(say(PAPER_WORDS.served), paper.served && day(paper.served)),
    ...line(say(PAPER_WORDS.service), paper.service && say(SERVICE_NAMES[paper.service])),
  ].join('\n');
}

export function dayWritten(iso: string, language: Language): string {
  const locale = language === 'es' ? 'es-US' : 'en-US';
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${iso}T00:00:00Z`));
}

export const dollars = (value: number | null): string | null =>
  value === null ? null : value.toLocaleString('en-US', { style: 'currency', currency: 'USD' });

/** A number has letters, figures and strokes. Whatever else stood there was no number. */
const numberFrom = (value: string): string | null =>
  /^[A-Z\d][A-Z\d ./-]{2,}$/i.test(value) && value.length <= NUMBER_MAX ? value : null;

export type ToldPaper = {
  readonly language: Language;
  readonly kind: PaperKind;
  readonly file: Partial<CaseFile>;
  readonly county: string | null;
};

/**
 * The same lines read back; null for everything else. With a line that we did not write it is an ordinary message, so that nothing
 * a person adds goes unheard. A value that has not its form is passed over.
 */
export function paperIn(message: string, kinds: readonly Named[]): ToldPaper | null {
  const [opening = '', ...rest] = message.split('\n').map((line) => line.trim());
  const language = LANGUAGES.find((one) => PAPER_WORDS.opening[one] === opening);
  if (!language) return null;
  const values = new Map(rest.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()])); // prettier-ignore
  if (rest.some((line) => !labelsOf(language).has(line.slice(0, line.indexOf(':'))))) return null;
  const named = values.get(PAPER_WORDS.kind[language]);
  const kind = kinds.find(({ name }) => name[language] === named)?.id;
  if (!kind) return null;
  const otherSideName = values.get(PAPER_WORDS.otherSide[language])?.slice(0, NAME_MAX);
  const service = SERVICES.find((one) => SERVICE_NAMES[one][language] === values.get(PAPER_WORDS.service[language]));
  const court = values.get(PAPER_WORDS.court[language]) ?? '';
  return {
    language,
    kind,
    county: countyIn(tokensOf(court.replace(/condado de (.+)$/i, '$1 county'))),
    file: {
      paper: kind,
      ...(service ? { served: service } : {}),
      ...(otherSideName ? { otherSideName } : {}),
      dates: datesIn(values, language),
      amounts: amountsIn(values, language),
    },
  };
}

function labelsOf(language: Language): ReadonlySet<string> {
  const { kind, court, number, otherSide, served, service } = PAPER_WORDS;
  const all = [
    kind,
    court,
    number,
    otherSide,
    served,
    service,
    ...Object.values(EVENT_NAMES),
    ...Object.values(AMOUNT_NAMES),
  ];
  return new Set(all.map((words) => words[language]));
}

function datesIn(values: ReadonlyMap<string, string>, language: Language): CaseFile['dates'] {
  const dates: Partial<Record<DatedEvent, string>> = {};
  const labels = Object.entries(EVENT_NAMES).map(([event, name]) => [event as PaperEvent, name[language]] as const);
  for (const [event, label] of [...labels, ['served', PAPER_WORDS.served[language]] as const]) {
    const [day] = writtenDays(values.get(label) ?? '');
    if (day && isDatedEvent(event)) dates[event] = day.iso;
  }
  return dates;
}

function amountsIn(values: ReadonlyMap<string, string>, language: Language): CaseFile['amounts'] {
  const amounts: Partial<Record<AmountRole, number>> = {};
  for (const role of AMOUNT_ROLES) {
    const figure = /^\$([\d,]{1,12}(?:\.\d{2})?)$/.exec(values.get(AMOUNT_NAMES[role][language]) ?? '')?.[1];
    if (figure) amounts[role] = Number(figure.replaceAll(',', ''));
  }
  return amounts;
}
