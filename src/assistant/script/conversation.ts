import { titleFrom } from '#domain/chat.ts';
import { NOT_AN_ISSUE } from '#domain/script.ts';
import type { Topic } from '../knowledge/topic.ts';
import { detectLanguage } from '../language/detect-language.ts';
import { toEnglish } from '../language/glossary.ts';
import type { Mind, ModelMind, Understanding } from '../minds/mind.ts';
import type { ReplyEvent, Turn } from '../reply.ts';
import { type Crisis, crisisIn, moreUrgent } from '../safety/crisis.ts';
import { isMisuse } from '../safety/misuse.ts';
import { dayIn } from '../understanding/dates.ts';
import { placeIn } from '../understanding/places.ts';
import { decideStep } from './decide-step.ts';
import { interviewStep, withDocuments, type DocumentTools } from './document-step.ts';
import { intentsIn } from './intents.ts';
import { stateFrom, type ConversationState } from './state.ts';
import type { Step } from './step.ts';

export type Engine = {
  readonly mind: Mind;
  /** Null where no model is configured. */
  readonly model: ModelMind | null;
  readonly topics: ReadonlyMap<string, Topic>;
  readonly documents: DocumentTools;
};

const LOGIN_PROMPT_EVERY = 6;
const PROTECTION = 'family/order-of-protection';

/** One turn: make out what was said, decide what to do about it, say it. */
export async function* converse(engine: Engine, turn: Turn): AsyncGenerator<ReplyEvent> {
  const before = stateFrom(turn.state);
  const decided = await understandAndDecide(engine, turn, before);
  if (decided.isCrisis) yield { type: 'crisis' };
  const step = yield* said(engine, decided, turn);
  const isWhole = !turn.signal.aborted;
  if (isWhole && step.sources.length > 0) {
    yield { type: 'sources', sources: step.sources, facts: step.facts };
  }
  if (isWhole && step.deadlines.length > 0) yield { type: 'deadlines', deadlines: step.deadlines };
  if (isWhole && step.offers.length > 0) yield { type: 'offers', definitionIds: step.offers };
  // Answers are kept even if nobody waits for the next question.
  if (step.document) yield { type: 'document', ...step.document };
  const category = step.state.variables.issueCategoryEnum;
  const showsAttorneys = isWhole && step.showAttorneys && category !== undefined;
  if (showsAttorneys) yield { type: 'attorneys', category, county: step.state.variables.county };

  const isMade = step.document?.isDone === true;
  const answers = before.answers + 1;
  yield {
    type: 'finished',
    state: { ...step.state, answers, attorneysShown: before.attorneysShown || showsAttorneys },
    title: titleOf(before, step.state),
    shouldShowLoginPrompt: turn.isAnonymous && (showsAttorneys || isMade || answers % LOGIN_PROMPT_EVERY === 0),
    terminated: step.isEnd,
  };
}

/** In the model's words where there is a model and the script leaves it to a mind, else in our own. */
async function* said({ model }: Engine, step: Step, { signal, ...turn }: Turn): AsyncGenerator<ReplyEvent, Step> {
  const pieces = step.plan && model ? model.answer(step, { signal, ...turn }) : null;
  for (let next = await pieces?.next(); next; next = await pieces?.next()) {
    if (!next.done) yield { type: 'text', markdown: next.value };
    else if (next.value) return next.value;
    else break;
  }
  for (const markdown of inPieces(step.markdown)) {
    if (signal.aborted) break;
    yield { type: 'text', markdown };
  }
  return step;
}

async function understandAndDecide(engine: Engine, turn: Turn, before: ConversationState): Promise<Step> {
  const { message, today } = turn;
  const interview = await interviewStep(engine.documents, turn, before);
  if (interview) return interview;
  const node = before.node === 'document' ? (before.document?.returnTo ?? 'inform') : before.node;
  const state = { ...before, node, language: detectLanguage(message, before.language) };
  const context = state.topicId ? (engine.topics.get(state.topicId) ?? null) : null;
  const first = await engine.mind.understand(subjectOf(message, state), state, context);
  const safety = {
    crisis: moreUrgent(crisisIn(message), first.crisis),
    isMisuse: isMisuse(message) || (state.language === 'es' && isMisuse(toEnglish(message))),
  };
  const understanding = await refined(engine, first, { state, turn, ...safety });
  const { learned } = understanding;
  const intents = intentsIn(message);
  const step = decideStep({
    message,
    today,
    state,
    context,
    understanding,
    intents: { ...intents, wantsAttorney: intents.wantsAttorney || learned?.wantsAttorney === true },
    place: placeIn(message, state.node === 'check_state' || state.node === 'out_of_state') ?? learned?.place ?? null,
    day: dayIn(message, today) ?? learned?.day ?? null,
    ...safety,
    protection: engine.topics.get(PROTECTION) ?? null,
  });
  const topic = engine.topics.get(step.state.topicId ?? '') ?? null;
  const near = understanding.hits.map((hit) => hit.topic);
  return withDocuments(engine.documents, step, { message, before, topic, near });
}

type Reading = {
  readonly state: ConversationState;
  readonly turn: Turn;
  readonly crisis: Crisis | null;
  readonly isMisuse: boolean;
};

/** A model is asked only for what the script still needs to know, and never before safety was looked at. */
async function refined({ model }: Engine, first: Understanding, reading: Reading): Promise<Understanding> {
  const { state, turn, crisis, isMisuse: isRefused } = reading;
  const isSettled = state.node === 'inform' || state.node === 'attorneys' || state.node === 'confirm_end';
  if (!model || isSettled || isRefused || crisis?.level === 'explicit') return first;
  return model.refine(first, state, turn);
}

const FEW_WORDS = 8;

/** An answer to "which state?" is not what the person wants to know: that was said before. */
function subjectOf(message: string, { node, variables }: ConversationState): string {
  const wasAsked = node === 'check_state' || node === 'choose_category' || node === 'out_of_state';
  if (!wasAsked || variables.issueSummary === undefined) return message;
  const isOnlyAnswer = message.trim().split(/\s+/).length <= FEW_WORDS;
  return isOnlyAnswer ? variables.issueSummary : `${variables.issueSummary} ${message}`;
}

/** Paragraph by paragraph, so that a reader sees the beginning before the end is made. */
function inPieces(markdown: string): string[] {
  return markdown.split(/(?<=\n\n)/);
}

/** The title comes from the first message that was an issue; one about danger is not for everybody who sees the list. */
function titleOf(before: ConversationState, now: ConversationState): string | null {
  const { issueSummary } = now.variables;
  if (now.inCrisis) return null;
  if (before.variables.issueSummary !== undefined || !issueSummary || issueSummary === NOT_AN_ISSUE) return null;
  return titleFrom(issueSummary);
}
