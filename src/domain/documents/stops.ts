import { parseDay } from '#domain/calendar/calendar-day.ts';
import { applicable, conditionHolds, type Answer, type Answers, type Row } from './answers.ts';
import { fieldsOf, type Condition, type Questions } from './definition.ts';

/** Besides what a question can turn on: an amount above or a day longer ago than the law allows. */
export type StopCondition = Condition & {
  readonly over?: number | undefined;
  /** Of a list: the column whose total counts. */
  readonly column?: string | undefined;
  readonly daysAgo?: number | undefined;
  /** Answered, and with none of these. */
  readonly not?: readonly string[] | undefined;
};

export type WayOut = {
  readonly text: string;
  readonly document?: string | undefined;
  readonly link?: string | undefined;
  readonly linkText?: string | undefined;
};

/** Where this is not the right paper: why, by which law, and what fits. */
export type Stop = {
  readonly when: readonly StopCondition[];
  readonly say: string;
  readonly law: string;
  readonly instead: readonly WayOut[];
  /** It is only said, and the paper can be filled in all the same. */
  readonly goesOn?: boolean | undefined;
};

export type WithStops = Questions & { readonly stops?: readonly Stop[] | undefined };

/** A stop that holds, at the question that decided it. */
export type Stopped = { readonly stop: Stop; readonly field: string };

export function stopsOf(definition: WithStops, answers: Answers, today: string): Stopped[] {
  const applying = applicable(definition, answers).answers;
  const order = fieldsOf(definition).map(({ id }) => id);
  return (definition.stops ?? [])
    .filter(({ when }) => when.every((condition) => holds(condition, applying, today)))
    .map((stop) => ({ stop, field: lastOf(stop, order) }));
}

/** The one that keeps the paper from being made, if there is one. */
export function stopOf(definition: WithStops, answers: Answers, today: string): Stopped | null {
  return stopsOf(definition, answers, today).find(({ stop }) => !stop.goesOn) ?? null;
}

const lastOf = ({ when }: Stop, order: readonly string[]) =>
  when.map(({ field }) => field).toSorted((a, b) => order.indexOf(b) - order.indexOf(a))[0] ?? '';

function holds(condition: StopCondition, answers: Answers, today: string): boolean {
  const { over, column, daysAgo, not } = condition;
  const answer = answers[condition.field];
  if (over !== undefined && !(amountOf(answer, column) > over)) return false;
  if (daysAgo !== undefined && !(daysSince(answer, today) > daysAgo)) return false;
  if (not !== undefined && (typeof answer !== 'string' || not.includes(answer))) return false;
  return conditionHolds(condition, answers);
}

/** Nothing is no amount: what is not known stops nobody. */
function amountOf(answer: Answer | undefined, column: string | undefined): number {
  if (typeof answer === 'string') return Number(answer);
  if (!Array.isArray(answer) || column === undefined) return Number.NaN;
  return (answer as readonly (string | Row)[]).reduce(
    (sum, row) => sum + (typeof row === 'string' ? 0 : Number(row[column] ?? 0)),
    0,
  );
}

function daysSince(answer: Answer | undefined, today: string): number {
  const [then, now] = [typeof answer === 'string' ? parseDay(answer) : null, parseDay(today)];
  return then === null || now === null ? Number.NaN : now - then;
}
