import type { Topic } from '../knowledge/topic.ts';
import type { Hit } from '../search/knowledge-index.ts';
import { dayIn } from '../understanding/dates.ts';
import { composeAnswer, composeMore } from './compose-answer.ts';
import type { ConversationState } from './state.ts';
import { say, type Situation, type Step } from './step.ts';
import { words } from './words.ts';

/** Below this we do not know it well enough to say anything. */
const KNOWN_AT = 0.42;
const STRANGE_AT = 0.6;
const LIKELY_CATEGORIES = 3;
const BESIDE_WITHIN = 0.08;
const BESIDE_AT_MOST = 2;
/** A second topic this near is named as well. */
const ALSO_AT = 0.62;

/** Answers from what is known, or says that nothing is. */
export function inform(state: ConversationState, situation: Situation): Step {
  const { context, understanding, intents } = situation;
  const text = words[state.language];
  const isAnswer = context !== null && isAnswerToQuestion(state, situation);
  if (context && isAnswer) return tellMore(withSlot(state, situation), context, situation);

  const best = bestHit(situation);
  if (!best) {
    const category = text.categories[state.variables.issueCategoryEnum ?? 'courts'];
    return say(state, text.unknown(category), { showAttorneys: !state.attorneysShown && !state.inCrisis });
  }
  if (context && best.id === context.id) return tellMore(state, context, situation);

  const beside = besides(best, situation);
  const also = understanding.hits.find(
    ({ topic, score }) => topic.id !== best.id && topic.category !== best.category && score >= ALSO_AT,
  );
  const fresh = { ...state, topicId: best.id, told: [] };
  const { question, asked } = nextQuestion(fresh, best);
  const answer = composeAnswer(best, { language: state.language, told: [], question, extra: '', beside });
  const markdown = also ? `${answer.markdown}\n\n${text.alsoAsked(also.topic.title)}` : answer.markdown;
  return say({ ...fresh, told: answer.told, asked }, markdown, {
    sources: answer.sources,
    showAttorneys: (!state.attorneysShown || intents.wantsAttorney) && !state.inCrisis,
  });
}

/** A topic of a category that the message does not seem to be about has to be much nearer. */
function bestHit({ understanding }: Situation): Topic | null {
  const likely = understanding.categories.slice(0, LIKELY_CATEGORIES);
  const fits = ({ topic, score }: Hit) => score >= (likely.includes(topic.category) ? KNOWN_AT : STRANGE_AT);
  return understanding.hits.find(fits)?.topic ?? null;
}

/** Topics of the same kind that are about as near as the best one. */
function besides(best: Topic, { understanding }: Situation): Topic[] {
  const top = understanding.hits.find(({ topic }) => topic.id === best.id)?.score ?? 1;
  return understanding.hits
    .filter(
      ({ topic, score }) => topic.id !== best.id && topic.category === best.category && score >= top - BESIDE_WITHIN,
    )
    .slice(0, BESIDE_AT_MOST)
    .map(({ topic }) => topic);
}

function tellMore(state: ConversationState, topic: Topic, situation: Situation): Step {
  const text = words[state.language];
  const { question, asked } = nextQuestion(state, topic);
  const more = composeMore(topic, { language: state.language, told: state.told, question, extra: '', beside: [] });
  if (!more)
    return say(state, text.nothingMore(topic.title), {
      showAttorneys: situation.intents.wantsAttorney && !state.inCrisis,
    });
  return say({ ...state, told: more.told, asked }, more.markdown, { sources: more.sources });
}

/** One question at a time, each asked once. */
function nextQuestion(state: ConversationState, topic: Topic): { question: string | null; asked: readonly string[] } {
  const open = topic.clarify.find(
    ({ slot }) => !state.asked.includes(`${topic.id}#${slot}`) && state.slots[slot] === undefined,
  );
  if (!open) return { question: null, asked: state.asked };
  return { question: `${open.question} ${open.why}`, asked: [...state.asked, `${topic.id}#${open.slot}`] };
}

const SHORT = 60;

/** A date, yes, no, "not sure" or a few words, right after a question was asked. */
function isAnswerToQuestion(state: ConversationState, { message, today, intents }: Situation): boolean {
  if (!pendingSlot(state) || message.includes('?') || message.length > SHORT) return false;
  return dayIn(message, today) !== null || intents.isYes || intents.isNo || intents.isUnsure;
}

function pendingSlot(state: ConversationState): string | null {
  const last = state.asked.at(-1);
  return last?.startsWith(`${state.topicId}#`) ? (last.split('#')[1] ?? null) : null;
}

function withSlot(state: ConversationState, { message, today }: Situation): ConversationState {
  const slot = pendingSlot(state);
  return slot ? { ...state, slots: { ...state.slots, [slot]: dayIn(message, today) ?? message } } : state;
}
