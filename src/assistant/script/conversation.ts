import { titleFrom } from '#domain/chat.ts';
import { NOT_AN_ISSUE } from '#domain/script.ts';
import type { Topic } from '../knowledge/topic.ts';
import { detectLanguage } from '../language/detect-language.ts';
import type { Mind } from '../minds/mind.ts';
import type { ReplyEvent, Turn } from '../reply.ts';
import { crisisIn, moreUrgent } from '../safety/crisis.ts';
import { isMisuse } from '../safety/misuse.ts';
import { placeIn } from '../understanding/places.ts';
import { decideStep } from './decide-step.ts';
import { intentsIn } from './intents.ts';
import { stateFrom, type ConversationState } from './state.ts';
import type { Step } from './step.ts';

export type Engine = { readonly mind: Mind; readonly topics: ReadonlyMap<string, Topic> };

const LOGIN_PROMPT_EVERY = 6;

/** One turn: make out what was said, decide what to do about it, say it. */
export async function* converse(engine: Engine, turn: Turn): AsyncGenerator<ReplyEvent> {
  const before = stateFrom(turn.state);
  const step = await understandAndDecide(engine, turn, before);

  if (step.isCrisis) yield { type: 'crisis' };
  for (const markdown of inPieces(step.markdown)) {
    if (turn.signal.aborted) break;
    yield { type: 'text', markdown };
  }
  const isWhole = !turn.signal.aborted;
  if (isWhole && step.sources.length > 0) {
    yield { type: 'sources', sources: step.sources, facts: step.facts };
  }
  if (isWhole && step.deadlines.length > 0) yield { type: 'deadlines', deadlines: step.deadlines };
  const category = step.state.variables.issueCategoryEnum;
  const showsAttorneys = isWhole && step.showAttorneys && category !== undefined;
  if (showsAttorneys) yield { type: 'attorneys', category, county: step.state.variables.county };

  const answers = before.answers + 1;
  yield {
    type: 'finished',
    state: { ...step.state, answers, attorneysShown: before.attorneysShown || showsAttorneys },
    title: titleOf(before, step.state),
    shouldShowLoginPrompt: turn.isAnonymous && (showsAttorneys || answers % LOGIN_PROMPT_EVERY === 0),
    terminated: step.isEnd,
  };
}

async function understandAndDecide({ mind, topics }: Engine, turn: Turn, before: ConversationState): Promise<Step> {
  const state = { ...before, language: detectLanguage(turn.message, before.language) };
  const context = state.topicId ? (topics.get(state.topicId) ?? null) : null;
  const understanding = await mind.understand(subjectOf(turn.message, state), state, context);
  return decideStep({
    message: turn.message,
    today: turn.today,
    state,
    context,
    understanding,
    intents: intentsIn(turn.message),
    place: placeIn(turn.message, state.node === 'check_state' || state.node === 'out_of_state'),
    crisis: moreUrgent(crisisIn(turn.message), understanding.crisis),
    isMisuse: isMisuse(turn.message),
  });
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

/** The title comes from the first message that was an issue. */
function titleOf(before: ConversationState, now: ConversationState): string | null {
  const { issueSummary } = now.variables;
  if (before.variables.issueSummary !== undefined || !issueSummary || issueSummary === NOT_AN_ISSUE) return null;
  return titleFrom(issueSummary);
}
