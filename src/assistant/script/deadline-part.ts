import { computeDeadline, type Deadline } from '../deadlines/compute.ts';
import { dayInWords } from '../deadlines/day-words.ts';
import { describeDeadline } from '../deadlines/describe.ts';
import type { Topic } from '../knowledge/topic.ts';
import type { Language } from '../language/detect-language.ts';
import type { AnswerDeadline } from '../reply.ts';
import { dayKnown, rulesOf } from './questions.ts';
import type { ConversationState } from './state.ts';

export type DeadlinePart = { readonly markdown: string; readonly deadlines: readonly AnswerDeadline[] };

const NO_DEADLINES: DeadlinePart = { markdown: '', deadlines: [] };

/**
 * Deadlines that follow from a day the person named, with the working; nothing where it is not known how to count. What
 * was told before is told again only to somebody who asks for the time.
 */
export function deadlinePart(topic: Topic, state: ConversationState, { message, today }: Asking): DeadlinePart {
  const triggerDate = dayKnown(state);
  if (!triggerDate) return NO_DEADLINES;
  const parts = partsFor(topic, state, { triggerDate, today }).filter(
    ({ deadlines }) => ASKS_FOR_TIME.test(message) || deadlines.some((one) => !state.counted.includes(keyOf(one))),
  );
  return {
    markdown: parts.map(({ markdown }) => markdown).join('\n\n'),
    deadlines: parts.flatMap(({ deadlines }) => deadlines),
  };
}

type Asking = { readonly message: string; readonly today: string };

const ASKS_FOR_TIME =
  /\b(?:deadlines?|when|how (?:long|much time|many days)|(?:what|which|last) day|due|by then|too late|plazos?|cu[aá]ndo|cu[aá]nto tiempo|cu[aá]ntos d[ií]as|qu[eé] d[ií]a)\b/i;

const keyOf = ({ rule, variant, triggerDate }: AnswerDeadline) => `${rule} ${variant} ${triggerDate}`;

/** The state after these days were told. */
export function withCounted(state: ConversationState, deadlines: readonly AnswerDeadline[]): ConversationState {
  return { ...state, counted: [...new Set([...state.counted, ...deadlines.map(keyOf)])] };
}

function partsFor(
  topic: Topic,
  state: ConversationState,
  { triggerDate, today }: { triggerDate: string; today: string },
): DeadlinePart[] {
  return rulesOf(topic).flatMap((rule) => {
    const [only, ...others] = rule.variants;
    const variant = others.length === 0 ? only?.id : state.slots[rule.id];
    if (!variant) return [];
    const result = computeDeadline(rule, { variant, triggerDate });
    return result.ok ? [partFor(result.deadline, triggerDate, { language: state.language, today })] : [];
  });
}

type Reader = { readonly language: Language; readonly today: string };

/** One counted deadline, in words and as data. */
export function partFor(deadline: Deadline, triggerDate: string, reader: Reader): DeadlinePart {
  const { rule, variant, dates } = deadline;
  return {
    markdown: describeDeadline(deadline, reader),
    deadlines: dates.map(({ id, what, date }) => ({
      rule: rule.id,
      variant: variant.id,
      triggerDate,
      date: id,
      label: what[reader.language],
      day: dayInWords(date, reader.language),
      iso: date,
    })),
  };
}
