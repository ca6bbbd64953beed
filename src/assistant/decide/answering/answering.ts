import { NOT_AN_ISSUE, walk } from '#domain/chat/script.ts';
import { parseDay } from '#domain/calendar/calendar-day.ts';
import { facedIn, isWrittenAcross } from '../../find/facing.ts';
import type { Found } from '../../find/statement-index.ts';
import { CHOICES_AT_MOST, FOLDED_AT_MOST, MAY_BE_MEANT_AT, VISIBLE_WORDS } from '../../numbers.ts';
import { applyStatement, withoutVersion, type Applied } from '../../apply/apply-statement.ts';
import type { CountedDay } from '../../apply/deadlines.ts';
import { mayHold } from '../../apply/fits.ts';
import { readIn } from '../../documents/in-spanish.ts';
import { helpFor } from '../../help/help-for.ts';
import type { Statement, Topic } from '../../knowledge/topic.ts';
import { withTopic, type ConversationState } from '../../remember/state.ts';
import { compose } from '../../say/compose.ts';
import { EMPTY_PLAN, type Block, type Choice, type Plan } from '../../say/plan.ts';
import { nextQuestion } from '../next-question.ts';
import { openQuestions } from './open-questions.ts';
import { openingFor } from './yes-or-no.ts';
import { asksForTime, deadlinesIn, isBareDay, sayWords, situationOf, type Scene } from '../scene.ts';
import { say, type Step } from '../step.ts';
import type { Clearness } from '../sure.ts';

type Said = {
  readonly topic: Topic;
  readonly statements: readonly Statement[];
  readonly lead?: string;
  /** How plain it is that this was asked: its yes or no may be said. */
  readonly clearness?: Clearness;
  /** It may be about something else: no new day is counted, for a wrong one is worse than none. */
  readonly isDoubted?: boolean;
  /** Its own question, where that may not be what was asked. */
  readonly asked?: NonNullable<Block['asked']>;
  /** It was told before. */
  readonly isAgain?: Block['isAgain'];
};

/** Statements about one or two things as a whole answer: applied to what was told, with the day, the step and one question. */
export function answerWith(scene: Scene, said: readonly Said[]): Step {
  const [main] = said;
  if (!main) throw new Error('an answer needs a topic');
  const situation = situationOf(scene);
  const blocks: Block[] = said.map(({ topic, statements, asked, isAgain }) => ({
    topic,
    statements: statements.map((statement) => reworded(applyStatement(statement, situation), scene, topic)),
    ...(asked ? { asked } : {}),
    ...(isAgain ? { isAgain } : {}),
  }));
  const isNew = !scene.before.topics.includes(main.topic.id);
  const isLeft = main.isDoubted === true && isNew;
  const days = [
    ...daysFor(scene, main.topic, main.statements).filter(
      (day) => !isLeft || scene.state.counted.includes(keyOfDay(day)),
    ),
    ...daysAskedFor(scene, main.topic),
    ...daysBeside(scene, said),
  ];
  // What may be about something else asks for no fact: what else may be meant is worth more.
  // Nor does what was only told, and led to something else.
  const isLed = scene.topic !== null && scene.topic.id !== main.topic.id && !scene.reading.asksSomething;
  const question =
    main.isDoubted === true || isLed ? null : nextQuestion(scene, main.topic, blocks[0]?.statements ?? []);
  const shown = new Set(blocks.flatMap(({ statements }) => statements.map(({ statement }) => statement.id)));
  const isSeen = ({ id }: Statement) =>
    shown.has(id) || scene.state.told.includes(id) || scene.state.folded.includes(id);
  const isToTell = (one: Statement) => !isSeen(one) && mayHold(one, situation);
  const open = question ? [] : openQuestions(scene, shown);
  const further = isNew ? main.topic.statements.filter(isToTell).slice(0, FOLDED_AT_MOST) : [];
  const plan: Plan = {
    ...EMPTY_PLAN,
    lead: [main.lead, writtenAcross(scene, main.topic)].filter(Boolean).join(' '),
    tail: question ? '' : (scene.choice?.ask ?? (open.length > 0 ? sayWords(scene).otherQuestion : '')),
    blocks,
    isOpened: scene.choice !== null,
    days,
    step: isNew && days.length < 2 && !isStepTold(scene, main.topic) ? (main.topic.steps[0] ?? null) : null,
    question,
    folded: further.map((one) => applyStatement(one, situation)),
    practical: isNew ? main.topic : null,
    help: isNew ? helpFor(main.topic, scene.state.variables) : [],
    choices: question
      ? []
      : choicesAfter(open, choicesFor(scene, main.topic, new Set([...shown, ...scene.state.told]))),
  };
  return stepOf(scene, plan, main.topic, main.clearness);
}

/** What is written to tenants is true for an owner too, but for its "you". Said once. */
function writtenAcross(scene: Scene, topic: Topic): string {
  const { facing } = topic;
  const isFirst = scene.topic?.facing !== facing || scene.before.told.length === 0;
  const isAcross = isFirst && isWrittenAcross(topic, facedIn(scene.state.file.otherSide));
  return isAcross && facing !== undefined ? sayWords(scene).writtenTo[facing] : '';
}

export const stepKey = ({ id }: Pick<Topic, 'id'>, at: number): string => `step:${id}:${at}`;

/** Topics that lie together may begin with the same step, and a talk may come back to one. */
const isStepTold = ({ before, topics }: Scene, { steps: [first] }: Topic): boolean =>
  [...topics.values()].some((topic) =>
    topic.steps.some((step, at) => step.en === first?.en && before.told.includes(stepKey(topic, at))),
  );

/** In the words of a language model, where one chose the statement and its words say the same. */
function reworded(applied: Applied, { choice, state }: Scene, topic: Topic): Applied {
  const { language, file } = state;
  return { ...applied, rewording: choice?.reword(applied, { topic, language, file }) ?? null };
}

/** The plan in words, and what is remembered of it. */
export function stepOf(scene: Scene, plan: Plan, topic: Topic, clearness: Clearness = 'clear'): Step {
  const { state, before, reading } = scene;
  const composed = compose(plan, {
    language: state.language,
    today: reading.today,
    opening: openingFor(scene, plan.blocks[0], clearness),
    isFirst: before.told.length === 0,
  });
  const told = plan.blocks.flatMap(({ statements }) => statements.map(({ version }) => version));
  const steps = plan.step ? [stepKey(topic, 0)] : [];
  const isNew = !before.topics.includes(topic.id);
  const offers = isNew
    ? scene.documents
        .of(topic)
        .slice(0, 2)
        .map(({ id }) => id)
    : [];
  const variables = { ...state.variables, ...describing(state, topic, reading.message) };
  const next = withTopic(
    {
      ...state,
      node: walk('root', variables),
      variables,
      told: [...new Set([...state.told, ...told, ...told.map(withoutVersion), ...steps])],
      folded: [...new Set([...state.folded, ...plan.folded.map(({ statement }) => statement.id)])],
      last: told.length > 0 ? told : state.last,
      unknown: 0,
      ...asking(state, plan),
      counted: [...new Set([...state.counted, ...plan.days.map(keyOfDay)])],
      ...withTakenDay(state, plan.days),
      offered: offers.length > 0 ? offers : state.offered,
    },
    topic.id,
  );
  return say(next, composed.markdown, {
    sources: composed.sources,
    facts: composed.facts,
    deadlines: composed.deadlines,
    choices: composed.choices,
    offers,
    showAttorneys: !before.attorneysShown && !state.inCrisis && plan.blocks.length > 0,
    plan,
    card: composed.card,
  });
}

/** What was told of a statement, as it holds for what is known now. */
export const isTold = (scene: Scene, statement: Statement): boolean =>
  scene.state.told.includes(applyStatement(statement, situationOf(scene)).version);

function asking(state: ConversationState, { question }: Plan): Pick<ConversationState, 'asked' | 'pending'> {
  if (!question) return { asked: state.asked, pending: null };
  return { asked: [...new Set([...state.asked, question.key])], pending: question.key };
}

/** The script's variables: what the chat is about, in the person's words and in ours. */
function describing(state: ConversationState, topic: Topic, message: string) {
  const { issueSummary } = state.variables;
  const isKnown = issueSummary !== undefined && issueSummary !== NOT_AN_ISSUE;
  return {
    issueSummary: isKnown ? issueSummary : message,
    issueCategory: topic.category,
    issueCategoryEnum: topic.category,
  };
}

/** From now on it is the day of that event, until another one is told. */
function withTakenDay({ file }: ConversationState, days: readonly CountedDay[]): Partial<ConversationState> {
  const taken = days.find(({ isTaken }) => isTaken);
  if (!taken) return {};
  const { loneDay: _placed, ...rest } = file;
  const { event } = taken.deadline.variant;
  return { file: { ...rest, dates: { ...file.dates, [event]: taken.triggerDate } }, lastDated: event };
}

/** A day that was only safe and is certain now is news. */
const keyOfDay = ({ deadline, triggerDate, isSafe = false }: CountedDay) =>
  `${deadline.rule.id} ${deadline.variant.id} ${triggerDate}${isSafe ? ' safe' : ''}`;

/** Days that were told before are told again only to somebody who asks for the time. */
export function daysFor(scene: Scene, topic: Topic, told?: readonly Statement[]): CountedDay[] {
  return asksForTime(scene.reading) ? [...deadlinesIn(scene, topic, told).counted] : newDaysFor(scene, topic, told);
}

/** Days that were not told yet, and are not years away from somebody who did not ask for them. */
export const newDaysFor = (scene: Scene, topic: Topic, told?: readonly Statement[]): CountedDay[] =>
  deadlinesIn(scene, topic, told).counted.filter(
    (day) => !scene.state.counted.includes(keyOfDay(day)) && (isBareDay(scene) || !isYearsAway(scene, day)),
  );

function isYearsAway({ reading: { today } }: Scene, { deadline }: CountedDay): boolean {
  const away = (date: string) => (parseDay(date) ?? 0) - (parseDay(today) ?? 0);
  return deadline.dates.every(({ date }) => away(date) > YEARS_AWAY);
}
const YEARS_AWAY = 4 * 366;

/** Two problems in the first message: the day of the second counts as much. */
const daysBeside = (scene: Scene, [main, ...others]: readonly Said[]): CountedDay[] =>
  scene.topic === null
    ? others.flatMap(({ topic }) => (topic.id === main?.topic.id ? [] : newDaysFor(scene, topic)))
    : [];

/** We asked for a day and it came together with a question about something else: it is counted all the same. */
function daysAskedFor(scene: Scene, topic: Topic): CountedDay[] {
  const { before, topic: spokenOf } = scene;
  const isGiven =
    before.pending?.startsWith('date:') === true && Object.keys(scene.reading.told.dates ?? {}).length > 0;
  return isGiven && spokenOf && spokenOf.id !== topic.id ? daysFor(scene, spokenOf) : [];
}

/** What may have been asked beside it comes first, and nothing stands there twice. */
const choicesAfter = (open: readonly Choice[], others: readonly Choice[]): Choice[] =>
  [...new Map([...open, ...others].map((choice) => [choice.message, choice])).values()].slice(0, CHOICES_AT_MOST);

/** A form that goes with it, and what others ask next: in people's own words. */
export function choicesFor(scene: Scene, topic: Topic, shown: ReadonlySet<string>): Choice[] {
  const { language } = scene.state;
  const [document] = scene.documents.of(topic);
  const isOffered = document && !scene.state.offered.includes(document.id);
  const starts = isOffered ? [sayWords(scene).startDocument(readIn(document, language).title)] : [];
  return [...starts, ...furtherAsks(scene, topic, shown)]
    .slice(0, CHOICES_AT_MOST - 1)
    .map((label) => ({ label, message: label }));
}

/** What else can be asked: first what may have been meant, then the rest of the topic in its order. */
export function furtherAsks(scene: Scene, topic: Topic, shown: ReadonlySet<string>): string[] {
  // "I live in the Bronx" is near to whatever names a place, "who helps for free" to all free help there is, and they ask for none of it.
  const isOpen = scene.topic !== null && !scene.reading.isBareFact && scene.reading.aspect !== 'free-help';
  const mayBeMeant = ({ topic: of, score }: Found) => (isOpen ? score >= MAY_BE_MEANT_AT : of.id === topic.id);
  const near = scene.find().ranked.filter(mayBeMeant);
  const asks = [...near.map(({ statement }) => statement), ...topic.statements]
    .filter((one) => !shown.has(one.id) && mayHold(one, situationOf(scene)))
    .flatMap(({ ask }) => ask?.[scene.state.language] ?? []);
  return [...new Set(asks)];
}

const wordsIn = (applied: readonly Applied[]): number =>
  applied.reduce((all, { text, sum }) => all + `${sum?.says.en ?? ''} ${text.en}`.trim().split(/\s+/).length, 0);

/** Whether a further statement fits into what is read at once. */
export const hasRoom = (applied: readonly Applied[]): boolean => wordsIn(applied) < VISIBLE_WORDS / 2;
