import { chatTitle } from './say/chat-title.ts';
import { cardWithin } from './say/card.ts';
import type { ModelMind } from './minds/mind.ts';
import { decide } from './decide/decide.ts';
import type { Scene } from './decide/scene.ts';
import type { Step } from './decide/step.ts';
import { findStatements, type Search } from './find/find-statements.ts';
import type { Emergency } from './knowledge/emergency.ts';
import type { Topic } from './knowledge/topic.ts';
import { readMessage, type Ears } from './read/read-message.ts';
import { remember } from './remember/remember.ts';
import { currentTopic, stateFrom, type ConversationState } from './remember/state.ts';
import type { ReplyEvent, Turn } from './reply.ts';
import { withOfficial, type DocumentTools } from './tools/document-tools.ts';

export type Engine = {
  readonly ears: Ears;
  readonly search: Search;
  readonly topics: ReadonlyMap<string, Topic>;
  readonly emergencies: ReadonlyMap<string, Emergency>;
  readonly documents: DocumentTools;
  /** Null where no model is configured. */
  readonly model: ModelMind | null;
};

const LOGIN_PROMPT_EVERY = 6;

/** One turn: read, remember, decide (which finds and applies), say. */
export async function* converse(engine: Engine, turn: Turn): AsyncGenerator<ReplyEvent> {
  const before = stateFrom(turn.state);
  const step = await decide(await sceneOf(engine, turn, before));
  yield* told(step, turn);
  const category = step.state.variables.issueCategoryEnum;
  const showsAttorneys = !turn.signal.aborted && step.showAttorneys && category !== undefined;
  if (showsAttorneys) yield { type: 'attorneys', category, county: step.state.variables.county };
  const answers = before.answers + 1;
  const isMade = step.document?.isDone === true;
  yield {
    type: 'finished',
    state: { ...step.state, answers, attorneysShown: before.attorneysShown || showsAttorneys },
    title: chatTitle(before, step.state, engine.topics),
    shouldShowLoginPrompt: turn.isAnonymous && (showsAttorneys || isMade || answers % LOGIN_PROMPT_EVERY === 0),
    terminated: step.isEnd,
  };
}

/** So many of the topics that were spoken about may be meant by a bare question. */
const SPOKEN_OF = 3;

/** What everything is decided from: the message read once, with what it adds to what is known. */
async function sceneOf(engine: Engine, turn: Turn, before: ConversationState): Promise<Scene> {
  const { message, today } = turn;
  const about = engine.topics.get(currentTopic(before) ?? '')?.label ?? null;
  const heard = await readMessage(engine.ears, { message, today, about }, before);
  const topicOf = (state: ConversationState) => engine.topics.get(currentTopic(state) ?? '') ?? null;
  const spokenOf = before.topics.slice(-SPOKEN_OF).flatMap((id) => engine.topics.get(id) ?? []);
  const nearest = findStatements(engine.search, heard, spokenOf);
  // Text from a paper is data: no model is asked what to make of it.
  const model = heard.shownPaper === null ? engine.model : null;
  const { reading, choice } = (await model?.consult({ reading: heard, before, nearest, turn })) ?? {
    reading: heard,
    choice: null,
  };
  const { state, isAnswer, isNews } = remember(before, reading);
  const topic = reading.act === 'new-topic' ? null : topicOf(state);
  return {
    turn,
    reading,
    before,
    state,
    isAnswer,
    isNews,
    topic,
    choice,
    topics: engine.topics,
    emergencies: engine.emergencies,
    documents: withOfficial(engine.documents, (await turn.officialDocuments?.()) ?? []),
    find: () => (topic === null ? findStatements(engine.search, reading, []) : nearest),
    findFor: async (text, context) =>
      findStatements(
        engine.search,
        await readMessage(engine.ears, { message: text, today, about: context?.label ?? null }, before),
        context ? [context] : [],
      ),
  };
}

function* told(step: Step, { signal }: Turn): Generator<ReplyEvent> {
  if (step.isCrisis) yield { type: 'crisis' };
  for (const markdown of inPieces(step.markdown)) {
    if (signal.aborted) break;
    yield { type: 'text', markdown };
  }
  if (!signal.aborted) {
    if (step.sources.length > 0) yield { type: 'sources', sources: step.sources, facts: step.facts };
    if (step.deadlines.length > 0) yield { type: 'deadlines', deadlines: step.deadlines };
    if (step.offers.length > 0) yield { type: 'offers', definitionIds: step.offers };
    const card = cardWithin(step.markdown, step.card);
    if (card) yield { type: 'card', card };
    if (step.choices.length > 0) yield { type: 'choices', choices: step.choices };
  }
  // Answers are kept even if nobody waits for the next question.
  if (step.document) yield { type: 'document', ...step.document };
}

/** Paragraph by paragraph, so that a reader sees the beginning first; what is folded comes whole. */
function inPieces(markdown: string): string[] {
  return markdown.split(/(?<=\n\n)(?!(?:(?!<details>)[\s\S])*<\/details>)/);
}
