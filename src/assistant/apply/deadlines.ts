import type { DatedEvent } from '#domain/matter/case-file.ts';
import { computeDeadline, type Deadline } from '../deadlines/compute.ts';
import { findRule, readRuleName } from '../deadlines/find-rule.ts';
import type { Rule, Variant } from '../deadlines/rule.ts';
import type { Topic } from '../knowledge/topic.ts';
import { allPapers, findPaper } from '../papers/find-paper.ts';
import { fits, missingFor, type Situation } from './fits.ts';
import { hasSign } from './questions.ts';
import { namesTimeOf, placeOfTime } from './time-named.ts';

export type CountedDay = {
  readonly deadline: Deadline;
  readonly triggerDate: string;
  /** The event itself is not known: it is the earliest day that it can be. */
  readonly isSafe?: boolean;
  /** No word said that the day is this event's: it was the only one, told with the question for the time. */
  readonly isTaken?: boolean;
};

/** What has to be asked before a day can be counted: a condition, which variant, or the day of an event. */
export type Wanted = { readonly key: string; readonly rule: Rule; readonly variants: readonly Variant[] };

export type DeadlineReading = { readonly counted: readonly CountedDay[]; readonly wanted: Wanted | null };

type Known = Situation & {
  readonly chosen: Readonly<Record<string, string>>;
  readonly today: string;
  /** What the person wrote, for the signs of a variant. */
  readonly said?: string;
  /** The only day that was named, where it is asked what follows from it. */
  readonly taken?: string | undefined;
  /** It was named in this message. */
  readonly isTakenNow?: boolean;
  /** In English, what is told with it or was told last: the time that it names first is the one that is asked for. */
  readonly about?: string;
  /** Only that time is wanted, where a rule counts it. */
  readonly isForThat?: boolean;
  /** The events from which the rules of the topic are counted. */
  readonly claimed?: ReadonlySet<DatedEvent>;
};

/** Days that follow from what was told. A rule is counted from its own event and from nothing else; a day that may only be its day is said to have been taken for it. */
export function deadlinesFor(topic: Topic, told: Known): DeadlineReading {
  const file = topic.programme ? { ...told.file, programme: topic.programme } : told.file;
  const known = { ...told, file, claimed: eventsOf(topic) };
  const readings = topic.deadlines
    .flatMap((name) => insteadOf(name, told))
    .flatMap((name) => {
      const { id, variant: pinned, use } = readRuleName(name);
      const rule = findRule(id);
      if (!rule || (rule.unless && fits(rule.unless, known)) || isOfOtherPaper(rule, known)) return [];
      const ways = rule.variants.filter((variant) => pinned === undefined || variant.id === pinned);
      const place = placeOfTime(told.about ?? '', ways);
      if (use === '!' && place === Infinity) return [];
      // What is only counted where its day was told takes no day for it that was named for something else, and asks for none.
      const isOnlyTold = use === '?';
      const isLater = isOnlyTold && told.isTakenNow !== true;
      const reading = readRule(rule, pinned, isLater ? { ...known, taken: undefined } : known);
      return [{ ...reading, place, ...(isOnlyTold ? { wanted: null } : {}) }];
    });
  const meant = meantFirst(readings, told.isForThat === true);
  return {
    counted: toldOnce(meant.flatMap(({ counted }) => counted)),
    wanted: meant.find(({ wanted }) => wanted !== null)?.wanted ?? null,
  };
}

const eventsOf = ({ deadlines }: Topic): Set<DatedEvent> =>
  new Set(deadlines.flatMap((name) => findRule(readRuleName(name).id)?.variants.map(({ event }) => event) ?? []));

/** A letter of the bank that a case will come is no summons: what runs from the day on which a paper came runs from no other paper. */
function isOfOtherPaper(rule: Rule, { file: { paper } }: Known): boolean {
  if (paper === undefined || findPaper(paper) === undefined) return false;
  if (!rule.variants.some(({ event }) => event === 'served' || event === 'proof-filed')) return false;
  const own = ownPapers(rule);
  return own.length > 0 && own.every(({ id }) => id !== paper);
}
/** DL02 is DL01 for whoever was not handed it. */
const ownPapers = ({ id }: Rule) => allPapers().filter(({ rule }) => rule === (id === 'DL02' ? 'DL01' : id));

type Placed = DeadlineReading & { readonly place: number };

/** What is spoken of comes first, and alone where only that is asked for: another day would be taken for its day. One that ends sooner is never left out. */
function meantFirst(readings: readonly Placed[], isForThat: boolean): readonly Placed[] {
  const named = readings.filter(({ place }) => place < Infinity).toSorted((a, b) => a.place - b.place);
  const others = readings.filter(({ place }) => place === Infinity);
  const ends = named.flatMap(endsOf).toSorted();
  const isSooner = (one: Placed) => endsOf(one).some((day) => day < (ends[0] ?? day));
  return isForThat && ends.length > 0 ? [...named, ...others.filter(isSooner)] : [...named, ...others];
}
const endsOf = ({ counted }: DeadlineReading): string[] =>
  counted.flatMap(({ deadline: { rule, dates } }) => (rule.whose === 'yours' ? dates.map(({ date }) => date) : []));

/** Against a public body another time runs than against anybody else: its rules are counted in the place of this one. */
function insteadOf(name: string, { said = '' }: Known): readonly string[] {
  const { instead } = findRule(readRuleName(name).id) ?? {};
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
  // Whoever has the paper itself by now may have had a letter before it.
  const hasPaper = ownPapers(rule).some(({ id }) => id === known.file.paper);
  const running = rule.variants.filter(({ unlessSaid }) => hasPaper || !hasSign(known.said ?? '', unlessSaid));
  const mayBe = running.filter((variant) =>
    chosen === undefined
      ? isOfThatTime(variant, known) && (fits(variant.needs, known) || missingFor(variant.needs, known).length > 0)
      : variant.id === chosen,
  );
  const spokenOf = mayBe.filter((variant) => namesTimeOf(known.about ?? '', [variant]));
  const possible = spokenOf.length > 0 ? spokenOf : mayBe;
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
function toldOf(sure: readonly Variant[], known: Known): Variant | null {
  const { said = '' } = known;
  const named = sure.filter(({ signs }) => hasSign(said, signs));
  const dated = (named.length > 0 ? named : sure).filter(({ event }) => dayOf(event, known) !== undefined);
  // What has no words of its own is meant where those of all others were not said.
  const usual = named.length > 0 ? [] : sure.filter(({ signs }) => signs.length === 0);
  return [named, dated, usual].find(({ length }) => length === 1)?.[0] ?? byDay(sure);
}

/** The law changed on a day, and all of them are counted from the same event: its day is what is to be asked for. */
function byDay([first, ...others]: readonly Variant[]): Variant | null {
  const isOfATime = ({ onOrAfter, before }: Variant) => onOrAfter !== undefined || before !== undefined;
  return first && [first, ...others].every((one) => one.event === first.event && isOfATime(one)) ? first : null;
}

const isOfThatTime = ({ event, onOrAfter, before }: Variant, known: Known): boolean => {
  const day = dayOf(event, known) ?? known.taken;
  return day === undefined || ((onOrAfter === undefined || day >= onOrAfter) && (before === undefined || day < before));
};

function counted(rule: Rule, variant: Variant, known: Known): DeadlineReading {
  const { file, today } = known;
  const triggerDate = dayOf(variant.event, known);
  if (variant.askDays !== undefined) return { counted: [], wanted: null };
  const liesAhead = variant.dates.some(({ direction }) => direction === 'before') || variant.event === 'takes-effect';
  if (triggerDate === undefined) {
    const safe = safelyCounted(rule, variant, file);
    if (safe.length === 0 && known.taken !== undefined && known.taken <= today === !liesAhead)
      return { counted: countedFrom(rule, variant, { triggerDate: known.taken, isTaken: true }), wanted: null };
    return { counted: safe, wanted: { key: `date:${variant.event}`, rule, variants: [variant] } };
  }
  if (triggerDate > today && !liesAhead) return { counted: [], wanted: null };
  return { counted: countedFrom(rule, variant, { triggerDate }), wanted: null };
}

function countedFrom(rule: Rule, variant: Variant, from: Omit<CountedDay, 'deadline'>): CountedDay[] {
  const result = computeDeadline(rule, { variant: variant.id, triggerDate: from.triggerDate });
  return result.ok ? [{ deadline: result.deadline, ...from }] : [];
}

/**
 * What people call by another name, and what happens on the same day: the paper that is spoken about is the order, so the day on which "it" was mailed is the order's; who was
 * fired, had that done to them; a decision, a denial and the date of the letter that tells of it are one day. The first that is known counts.
 */
const SAME_EVENT: Readonly<Partial<Record<DatedEvent, readonly DatedEvent[]>>> = {
  'order-mailed': ['notice-mailed'],
  'order-received': ['served', 'judgment', 'decision'],
  'form-sent': ['notice-mailed'],
  act: ['fired', 'incident'],
  incident: ['act'],
  decision: ['judgment', 'denied', 'notice-dated'],
  denied: ['decision', 'notice-dated'],
  judgment: ['decision'],
  'notice-dated': ['denied', 'decision'],
  'learned-of-judgment': ['learned'],
  'request-sent': ['notice-mailed', 'applied'],
  'information-sent': ['notice-mailed'],
  'notice-given': ['notice-mailed', 'served'],
};

/** What one sends oneself may be told as mailed too, but not where the same topic counts from what was mailed to one. */
const SENT: readonly DatedEvent[] = ['form-sent', 'request-sent', 'information-sent', 'notice-given'];

function dayOf(event: DatedEvent, { file: { dates }, claimed }: Pick<Known, 'file' | 'claimed'>): string | undefined {
  const others = (SAME_EVENT[event] ?? []).filter((one) => !(SENT.includes(event) && claimed?.has(one)));
  return [event, ...others].map((one) => dates[one]).find((day) => day !== undefined);
}

/** From what is known and comes before the event: nobody who keeps to that day is late. */
function safelyCounted(rule: Rule, variant: Variant, file: Known['file']): CountedDay[] {
  const known = variant.notBefore && file.dates[variant.notBefore];
  return known === undefined ? [] : countedFrom(rule, variant, { triggerDate: known, isSafe: true });
}
