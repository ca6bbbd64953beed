import { findRule } from '../deadlines/find-rule.ts';
import type { Rule } from '../deadlines/rule.ts';
import { inSpanish } from '../knowledge/in-spanish.ts';
import type { Topic } from '../knowledge/topic.ts';
import type { Language } from '../language/detect-language.ts';
import { dayIn } from '../understanding/dates.ts';
import type { ConversationState } from './state.ts';
import type { Question, Situation } from './step.ts';

type Next = { readonly question: Question | null; readonly asked: readonly string[] };

type Clarify = Topic['clarify'][number];

const ASKS_FOR_DAY = /\b(?:what (?:date|day)|when)\b/i;

const slotKey = (topic: Topic, slot: string) => `${topic.id}#${slot}`;

/** One question at a time, each asked once: what the answer turns on, then which way a deadline is counted. */
export function nextQuestion(state: ConversationState, topic: Topic): Next {
  const isOpen = (slot: string) => !state.asked.includes(slotKey(topic, slot)) && state.slots[slot] === undefined;
  const isKnown = ({ question }: Clarify) => dayKnown(state) !== null && ASKS_FOR_DAY.test(question);
  const [clarify] = topic.clarify
    .filter((one) => isOpen(one.slot) && !isKnown(one))
    .flatMap((one) => inLanguage(one, state.language) ?? []);
  if (clarify) return { question: clarify, asked: [...state.asked, slotKey(topic, clarify.slot)] };
  const rule = dayKnown(state)
    ? rulesOf(topic).find(({ id, variants }) => variants.length > 1 && isOpen(id))
    : undefined;
  if (!rule) return { question: null, asked: state.asked };
  return { question: { ask: askVariant(rule, state), why: '' }, asked: [...state.asked, slotKey(topic, rule.id)] };
}

function inLanguage({ slot, question, why }: Clarify, language: Language): (Question & { slot: string }) | null {
  if (language === 'en') return { slot, ask: question, why };
  const ask = inSpanish(question);
  return ask === null ? null : { slot, ask, why: inSpanish(why) ?? '' };
}

export function rulesOf(topic: Topic): Rule[] {
  return topic.deadlines.flatMap((id) => findRule(id) ?? []);
}

/** The last day that the person named in answer to a question. */
export function dayKnown(state: ConversationState): string | null {
  return Object.values(state.slots).findLast((value) => /^\d{4}-\d{2}-\d{2}$/.test(value)) ?? null;
}

function askVariant({ title, variants }: Rule, { language }: ConversationState): string {
  const choices = variants.map(({ when }, index) => `${index + 1}. ${when[language]}`).join('\n');
  return `${title[language]}:\n\n${choices}`;
}

const SHORT = 80;

/** A date, a number, yes, no or "not sure", right after a question was asked. */
export function isAnswerToQuestion(state: ConversationState, { message, today, intents }: Situation): boolean {
  if (!pendingSlot(state) || message.includes('?') || message.length > SHORT) return false;
  const isNumber = /^\W*\d\W*$/.test(message);
  return isNumber || dayIn(message, today) !== null || intents.isYes || intents.isNo || intents.isUnsure;
}

function pendingSlot(state: ConversationState): string | null {
  const last = state.asked.at(-1);
  return last?.startsWith(`${state.topicId}#`) ? (last.split('#')[1] ?? null) : null;
}

/** Keeps what was answered; a day that a message names on its own is kept as well. */
export function withAnswer(state: ConversationState, { message, day }: Situation): ConversationState {
  const slot = pendingSlot(state);
  if (!slot) return day ? { ...state, slots: { ...state.slots, day } } : state;
  const variant = findRule(slot)?.variants[Number(/\d/.exec(message)?.[0] ?? Number.NaN) - 1]?.id;
  return { ...state, slots: { ...state.slots, [slot]: variant ?? day ?? message } };
}
