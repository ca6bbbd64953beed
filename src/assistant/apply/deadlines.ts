import type { DatedEvent } from '#domain/matter/case-file.ts';
import { computeDeadline, type Deadline } from '../deadlines/compute.ts';
import { findRule } from '../deadlines/find-rule.ts';
import type { Rule, Variant } from '../deadlines/rule.ts';
import type { Topic } from '../knowledge/topic.ts';
import { fits, missingFor, type Situation } from './fits.ts';
import { hasSign } from './questions.ts';

export type CountedDay = {
  readonly deadline: Deadline;
  readonly triggerDate: string;
  /** The event itself is not known: it is the earliest day that it can be. */
  readonly isSafe?: boolean;
};

/** What has to be asked before a day can be counted: a condition, which variant, or the day of an event. */
export type Wanted = { readonly key: string; readonly rule: Rule; readonly variants: readonly Variant[] };

export type DeadlineReading = { readonly counted: readonly CountedDay[]; readonly wanted: Wanted | null };

type Known = Situation & {
  readonly chosen: Readonly<Record<string, string>>;
  readonly today: string;
  /** What the person wrote, for the signs of a variant. */
  readonly said?: string;
};

/** Days that follow from what was told. A rule is counted from its own event and from nothing else. */
export function deadlinesFor(topic: Topic, told: Known): DeadlineReading {
  const known = topic.programme ? { ...told, file: { ...told.file, programme: topic.programme } } : told;
  const readings = topic.deadlines
    .flatMap((name) => insteadOf(name, told))
    .flatMap((name) => {
      const [id = '', pinned] = name.replace('?', '').split(':');
      const rule = findRule(id);
      if (!rule || (rule.unless && fits(rule.unless, known))) return [];
      const reading = readRule(rule, pinned, known);
      return [name.endsWith('?') ? { ...reading, wanted: null } : reading];
    });
  return {
    counted: toldOnce(readings.flatMap(({ counted }) => counted)),
    wanted: readings.find(({ wanted }) => wanted !== null)?.wanted ?? null,
  };
}

/** Against a public body another time runs than against anybody else: its rules are counted in the place of this one. */
function insteadOf(name: string, { said = '' }: Known): readonly string[] {
  const { instead } = findRule(name.replace('?', '').split(':')[0] ?? '') ?? {};
  return instead && hasSign(said, instead.signs) ? instead.rules : [name];
}

/** Two rules may come to the same day for the same thing. */
export function toldOnce(days: readonly CountedDay[]): CountedDay[] {
  const told = new Set<string>();
  return days.filter(({ deadline: { dates } }) => {
    const keys = dates.map(({ date, what }) => `${date} ${what.en}`);
    const isNew = keys.some((key) => !told.has(key));
    for (const key of keys) told.add(key);
    return isNew;
  });
}

function readRule(rule: Rule, pinned: string | undefined, known: Known): DeadlineReading {
  // What the papers themselves give as time is asked for on the deadlines page.
  if (rule.variants.every(({ askDays }) => askDays !== undefined)) return { counted: [], wanted: null };
  const chosen = pinned ?? known.chosen[rule.id];
  const running = rule.variants.filter(({ unlessSaid }) => !hasSign(known.said ?? '', unlessSaid));
  const possible = running.filter((variant) =>
    chosen === undefined
      ? isOfThatTime(variant, known) && (fits(variant.needs, known) || missingFor(variant.needs, known).length > 0)
      : variant.id === chosen,
  );
  const sure = possible.filter((variant) => fits(variant.needs, known));
  const [only, ...others] = sure;
  if (only && others.length === 0 && possible.length === 1) return counted(rule, only, known);
  const open = [...new Set(possible.flatMap((variant) => missingFor(variant.needs, known)))];
  const [condition] = open;
  if (condition) return { counted: [], wanted: { key: condition, rule, variants: possible } };
  if (sure.length > 1) {
    const told = toldOf(sure, known);
    return told
      ? counted(rule, told, known)
      : { counted: [], wanted: { key: `variant:${rule.id}`, rule, variants: sure } };
  }
  return { counted: [], wanted: null };
}

/** Which of several it is: by the words that were told, or because only its day was; whoever told when the accident was need not be asked for an appointment. */
function toldOf(sure: readonly Variant[], { file, said = '' }: Known): Variant | null {
  const named = sure.filter(({ signs }) => hasSign(said, signs));
  const dated = sure.filter(({ event }) => file.dates[event] !== undefined);
  return [named, dated].find(({ length }) => length === 1)?.[0] ?? byDay(sure);
}

/** The law changed on a day, and all of them are counted from the same event: its day is what is to be asked for. */
function byDay([first, ...others]: readonly Variant[]): Variant | null {
  const isOfATime = ({ onOrAfter, before }: Variant) => onOrAfter !== undefined || before !== undefined;
  return first && [first, ...others].every((one) => one.event === first.event && isOfATime(one)) ? first : null;
}

const isOfThatTime = ({ event, onOrAfter, before }: Variant, { file: { dates } }: Known): boolean => {
  const day = dates[event];
  return day === undefined || ((onOrAfter === undefined || day >= onOrAfter) && (before === undefined || day < before));
};

function counted(rule: Rule, variant: Variant, { file, today }: Known): DeadlineReading {
  const triggerDate = file.dates[variant.event] ?? sameDay(variant.event, file);
  if (variant.askDays !== undefined) return { counted: [], wanted: null };
  if (triggerDate === undefined) {
    const wanted = { key: `date:${variant.event}`, rule, variants: [variant] };
    return { counted: safelyCounted(rule, variant, file), wanted };
  }
  const liesAhead = variant.dates.some(({ direction }) => direction === 'before') || variant.event === 'takes-effect';
  if (triggerDate > today && !liesAhead) return { counted: [], wanted: null };
  const result = computeDeadline(rule, { variant: variant.id, triggerDate });
  return { counted: result.ok ? [{ deadline: result.deadline, triggerDate }] : [], wanted: null };
}

/**
 * The paper that is spoken about is the order: the day on which "it" was mailed or handed over is the order's. Of somebody who was fired, being fired is what was done to
 * them.
 */
const SAME_EVENT: Readonly<Partial<Record<DatedEvent, DatedEvent>>> = {
  'order-mailed': 'notice-mailed',
  'order-received': 'served',
  act: 'fired',
};

function sameDay(event: DatedEvent, { dates }: Known['file']): string | undefined {
  const other = SAME_EVENT[event];
  return other && dates[other];
}

/** From what is known and comes before the event: nobody who keeps to that day is late. */
function safelyCounted(rule: Rule, variant: Variant, file: Known['file']): CountedDay[] {
  const known = variant.notBefore && file.dates[variant.notBefore];
  if (known === undefined) return [];
  const result = computeDeadline(rule, { variant: variant.id, triggerDate: known });
  return result.ok ? [{ deadline: result.deadline, triggerDate: known, isSafe: true }] : [];
}
