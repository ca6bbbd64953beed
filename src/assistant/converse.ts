import { chatTitle } from './say/chat-title.ts';
import { cardWithin } from './say/card.ts';
import type { Consulted, ModelMind } from './minds/mind.ts';
import { openingOf, stepAfter } from './opening.ts';
import { writtenBefore, type Scene } from './decide/scene.ts';
import type { OpeningJudge } from './decide/answering/opening-signs.ts';
import type { Step } from './decide/step.ts';
import { withoutVersion } from './apply/apply-statement.ts';
import { knownDays } from './apply/known-days.ts';
import { askedWithin } from './find/asked-within.ts';
import { facedIn, writtenTo } from './find/facing.ts';
import { findStatements, type Finding, type Search } from './find/find-statements.ts';
import type { Emergency } from './knowledge/emergency.ts';
import { STORY_LEAD_AT, TOGETHER_LIKELY_AT } from './numbers.ts';
import { holding } from './find/holding.ts';
import type { Talk } from './find/statement-index.ts';
import { storyWith } from './find/learned/story.ts';
import type { Topic } from './knowledge/topic.ts';
import { backToIn } from './read/wording/back-to.ts';
import { pickedFrom } from './read/picked.ts';
import { heardAbout, readMessage, type Ears } from './read/read-message.ts';
import type { Reading } from './read/reading.ts';
import { remember } from './remember/remember.ts';
import { inPieces } from './say/pieces.ts';
import { words } from './say/words.ts';
import { currentTopic, stateFrom, withTopic, type ConversationState } from './remember/state.ts';
import type { ReplyEvent, Turn } from './reply.ts';
import { withOfficial, type DocumentTools } from './tools/document-tools.ts';

export type Engine = {
  readonly ears: Ears;
  readonly search: Search;
  readonly topics: ReadonlyMap<string, Topic>;
  readonly emergencies: ReadonlyMap<string, Emergency>;
  readonly documents: DocumentTools;
  readonly opens: OpeningJudge;
  /** Null where no model is configured. */
  readonly model: ModelMind | null;
};

const LOGIN_PROMPT_EVERY = 6;

/** One turn: read, remember, decide (which finds and applies), say. */
export async function* converse(engine: Engine, said: Turn): AsyncGenerator<ReplyEvent> {
  const now = stateFrom(said.state);
  // "The second one" stands for what it points at, unless it answers a question of ours or of a form: "2" may be how many children.
  const isAsked = now.pending !== null || now.document !== null;
  const picked = isAsked ? null : pickedFrom(now.shown, said.message);
  const turn = { ...said, message: picked ?? said.message, earlier: askedOnce(said.earlier) };
  const returned = await goneBack(engine, turn, now);
  const before = returned ? returnedTo(now, returned.to.id) : now;
  const heard = await hear(engine, { ...turn, message: returned?.rest ?? turn.message }, before);
  // Text from a paper is data: no model is asked what to make of it.
  const model = heard.reading.shownPaper === null ? engine.model : null;
  const consulted = model?.consult({ ...heard, turn });
  const early = await openingOf((await consulted?.opening) ?? null, (one) => sceneOf(engine, turn, heard, one));
  if (early) yield { type: 'text', markdown: early.text };
  const whole = (await consulted?.whole) ?? null;
  const decided = await stepAfter(early, whole, (one) => sceneOf(engine, turn, heard, one));
  const step = early ? decided : sayingSo(decided, returned?.to);
  yield* told(step, turn, early?.text.length ?? 0);
  const category = step.state.variables.issueCategoryEnum;
  const showsAttorneys = !turn.signal.aborted && step.showAttorneys && category !== undefined;
  if (showsAttorneys) {
    const { language, variables } = step.state;
    yield { type: 'attorneys', category, county: variables.county, language };
  }
  const answers = before.answers + 1;
  const isMade = step.document?.isDone === true;
  yield {
    type: 'finished',
    state: {
      ...step.state,
      datedIn: datedAfter(heard, step),
      story: storyAfter(engine, heard),
      shown: shownBy(step),
      answers,
      attorneysShown: before.attorneysShown || showsAttorneys,
    },
    title: chatTitle(before, step.state, engine.topics),
    shouldShowLoginPrompt: turn.isAnonymous && (showsAttorneys || isMade || answers % LOGIN_PROMPT_EVERY === 0),
    terminated: step.isEnd,
  };
}

/** Several look at what was said before; it is fetched once, and only if one of them does. */
function askedOnce(earlier: Turn['earlier']): Turn['earlier'] {
  let said: ReturnType<NonNullable<Turn['earlier']>> | undefined;
  return earlier && (() => (said ??= earlier()));
}

/** A day that is told now belongs to what is spoken about now. */
function datedAfter({ reading, before }: Heard, { state }: Step): ConversationState['datedIn'] {
  const about = currentTopic(state);
  const told = about === null ? [] : Object.keys(reading.told.dates ?? {}).map((event) => [event, about]);
  return { ...before.datedIn, ...Object.fromEntries(told) };
}

/** What can be tapped and says something. */
const shownBy = ({ choices }: Step) => choices.flatMap(({ message }) => (message === '' ? [] : [message]));

/** What is said about the talk itself says nothing about the problem. */
function storyAfter({ search }: Engine, { reading, before }: Heard) {
  const vector = reading.act === null && !reading.isBareFact ? reading.units[0]?.vector : null;
  return vector ? storyWith(before.story, search.index.judged(vector)) : before.story;
}

/** "Back to the contractor: what do I bring?": what was spoken about before, and what is said about it now. */
async function goneBack(engine: Engine, { message, today }: Turn, before: ConversationState) {
  const back = before.topics.length > 1 ? backToIn(message) : null;
  if (!back) return null;
  const named = await readMessage(engine.ears, { message: back.what, today, about: [] }, before);
  const { ranked } = findStatements(engine.search, named, null);
  const to = ranked.find(({ topic }) => before.topics.slice(0, -1).includes(topic.id))?.topic;
  return to ? { to, rest: back.rest } : null;
}

/** Whoever goes back says what the talk is about, more plainly than anything that was told before. */
const returnedTo = (before: ConversationState, topicId: string): ConversationState => ({
  ...withTopic(before, topicId),
  story: storyWith(before.story, new Map([[topicId, 1]])),
});

/** Nobody has to guess what is spoken about now. */
function sayingSo(step: Step, to: Topic | undefined): Step {
  if (!to || step.isCrisis || currentTopic(step.state) !== to.id) return step;
  const { language } = step.state;
  return { ...step, markdown: `${words[language].backTo(to.label[language])}\n\n${step.markdown}` };
}

/** So many of the topics that were spoken about before may be meant by a bare question. */
const SPOKEN_OF = 3;

/** What the talk is about, for looking something up in it. */
function talkAbout(
  { topics }: Engine,
  about: Topic | undefined,
  { reading, before, written }: Pick<Heard, 'reading' | 'before' | 'written'>,
): Talk | null {
  if (!about) return null;
  const others = before.topics.filter((id) => id !== about.id).slice(-SPOKEN_OF);
  const faced = facedIn(reading.told.otherSide) ?? facedIn(before.file.otherSide) ?? about.facing;
  return {
    about,
    faced,
    writtenTo: writtenTo(topics, faced),
    earlier: others.flatMap((id) => topics.get(id) ?? []),
    told: new Set(before.told.map(withoutVersion)),
    story: before.story,
    written,
    last: new Set(before.last.map(withoutVersion)),
  };
}

/** The message as the built-in mind hears it, and what we know that is near. */
type Heard = {
  /** What the person wrote before, where something is spoken about. */
  readonly written: readonly string[];
  readonly reading: Reading;
  readonly nearest: Finding;
  readonly before: ConversationState;
  readonly documents: DocumentTools;
};

async function hear(engine: Engine, turn: Turn, before: ConversationState): Promise<Heard> {
  const { message, today } = turn;
  const about = engine.topics.get(currentTopic(before) ?? '');
  const heard = { message, today, about: about ? [about.label] : [], known: knownDays(before) };
  const [reading, written, official] = await Promise.all([
    readMessage(engine.ears, heard, before),
    about ? writtenBefore(turn) : [],
    turn.officialDocuments?.() ?? [],
  ]);
  const found = findStatements(
    engine.search,
    reading,
    talkAbout(engine, about, { reading, before, written }),
    before.story,
  );
  const nearest = await storyAsked(engine, reading, found, before);
  return { reading, nearest, before, written, documents: withOfficial(engine.documents, official) };
}

/** At the beginning of a talk: which statement of what a story is about it asks for. */
async function storyAsked(engine: Engine, reading: Reading, found: Finding, before: ConversationState) {
  const [best] = found.ranked;
  // Somebody in danger, or with another wish, is answered by something else.
  const isAsked = reading.act === null && reading.danger?.level !== 'sure';
  if (best?.lead === undefined || !isAsked) return found;
  const inTalk = await heardAbout(engine.ears, reading, best.topic.label[reading.language]);
  return askedWithin(
    found,
    findStatements(engine.search, inTalk, talkAbout(engine, best.topic, { reading, before, written: [] })),
  );
}

/** What everything is decided from: the message read once, with what it adds to what is known. */
function sceneOf(engine: Engine, turn: Turn, heard: Heard, consulted: Consulted | null): Scene {
  const { reading: ours, nearest, before, documents, written } = heard;
  const { reading, choice } = consulted ?? { reading: ours, choice: null };
  const { state, isAnswer, isNews } = remember(before, reading);
  // At the beginning of a talk nothing was spoken about, and it was looked for in that way already.
  let afresh = reading === ours && before.topics.length === 0 ? nearest : null;
  const told = before.topics.length === 0 ? before.story : undefined;
  const held = (found: Finding) => holding(found, state, engine.topics, reading.asksSomething);
  const findAfresh = () => held((afresh ??= findStatements(engine.search, reading, null, told)));
  const isNewTopic =
    reading.act === 'new-topic' || leavesSubject(reading, findAfresh) || bringsNewPaper(reading, before, findAfresh);
  const topic = isNewTopic ? null : (engine.topics.get(currentTopic(state) ?? '') ?? null);
  return {
    turn,
    written,
    reading,
    before,
    state,
    isAnswer,
    isNews,
    topic,
    choice,
    topics: engine.topics,
    emergencies: engine.emergencies,
    documents,
    yesOrNo: engine.search.yesOrNo,
    opens: engine.opens,
    find: () => (topic === null ? findAfresh() : held(nearest)),
    findAfresh,
    findFor: async (text, context) => {
      const said = { message: text, today: turn.today, about: context ? [context.label] : [] };
      const talk = talkAbout(engine, context ?? undefined, { reading, before, written });
      return held(findStatements(engine.search, await readMessage(engine.ears, said, before), talk));
    },
  };
}

/** "Another thing: …" is mostly about something else, and often only the next question: what follows has to say by itself what it is about. */
function leavesSubject({ changesSubject }: Reading, findAfresh: () => Finding): boolean {
  if (!changesSubject) return false;
  const [best] = findAfresh().ranked;
  return best !== undefined && best.likely >= TOGETHER_LIKELY_AT;
}

/** Another paper came, and by itself it is plainly about something else than what is spoken of. */
function bringsNewPaper({ told }: Reading, { file, topics }: ConversationState, findAfresh: () => Finding): boolean {
  const { paper } = told;
  if (paper === undefined || paper === file.paper || topics.length === 0) return false;
  const [best] = findAfresh().ranked;
  const isPlain =
    best !== undefined && best.likely >= TOGETHER_LIKELY_AT && (best.lead ?? best.ahead ?? 0) >= STORY_LEAD_AT;
  return isPlain && !topics.includes(best.topic.id);
}

/** `from`: so much of it was told already. */
function* told(step: Step, { signal }: Turn, from: number): Generator<ReplyEvent> {
  if (step.isCrisis) yield { type: 'crisis' };
  for (const markdown of inPieces(step.markdown.slice(from))) {
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
