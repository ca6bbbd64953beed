import { HOME_STATE } from '#domain/chat/script.ts';
import type { DatedEvent } from '#domain/matter/case-file.ts';
import { applyStatement, withoutVersion } from '../apply/apply-statement.ts';
import { deadlinesFor, type DeadlineReading } from '../apply/deadlines.ts';
import type { Situation } from '../apply/fits.ts';
import type { Finding } from '../find/find-statements.ts';
import type { YesOrNo } from '../find/yes-or-no.ts';
import type { Emergency } from '../knowledge/emergency.ts';
import type { Statement, Topic } from '../knowledge/topic.ts';
import type { ModelChoice } from '../minds/mind.ts';
import type { Reading } from '../read/reading.ts';
import type { QuestionKind } from '../read/wording/question-form.ts';
import { saysMore } from '../remember/remember.ts';
import type { ConversationState } from '../remember/state.ts';
import type { Turn } from '../reply.ts';
import { words, type SayWords } from '../say/words.ts';
import type { DocumentTools } from '../tools/document-tools.ts';
import type { OpeningJudge } from './answering/opening-signs.ts';
import type { Step } from './step.ts';

/** Everything a decider may look at. */
export type Scene = {
  /** What the person wrote before, where something is spoken about. */
  readonly written: readonly string[];
  readonly turn: Turn;
  readonly reading: Reading;
  readonly before: ConversationState;
  /** With what this message told. */
  readonly state: ConversationState;
  readonly isAnswer: boolean;
  readonly isNews: boolean;
  /** What is spoken about. */
  readonly topic: Topic | null;
  /** What a language model chose; null with the built-in mind alone. */
  readonly choice: ModelChoice | null;
  readonly topics: ReadonlyMap<string, Topic>;
  readonly emergencies: ReadonlyMap<string, Emergency>;
  readonly documents: DocumentTools;
  /** What a statement says to a question for yes or no. */
  readonly yesOrNo: YesOrNo;
  /** How likely it is that this yes or no is what was asked for. */
  readonly opens: OpeningJudge;
  /** What we know that is near to the message; looked up once. */
  readonly find: () => Finding;
  /** The same as if nothing had been spoken about. */
  readonly findAfresh: () => Finding;
  /** The same for other words, such as an earlier message. */
  readonly findFor: (text: string, context: Topic | null) => Promise<Finding>;
};

/** Takes the turn or leaves it to the next. */
export type Decider = (scene: Scene) => Step | null | Promise<Step | null>;

/** What is spoken about, was, or is related to it. */
export const isSpokenOf = ({ before, topics, topic }: Scene, { id }: Topic): boolean =>
  topic?.id === id ||
  topic?.related.includes(id) === true ||
  before.topics.includes(id) ||
  before.topics.some((spoken) => topics.get(spoken)?.related.includes(id));

/** Another state is named: nothing that we know holds there. */
export const isElsewhere = ({ state: { variables } }: Scene): boolean =>
  variables.usState !== undefined && variables.usState !== HOME_STATE;

export const sayWords = ({ state }: Scene): SayWords => words[state.language];

export const situationOf = ({ state }: Scene): Situation => ({ file: state.file, variables: state.variables });

/** The days of a topic that follow from what was told, and what would have to be asked for the next one. */
export const deadlinesIn = (
  scene: Scene,
  topic: Topic,
  told: readonly Statement[] = toldLast(scene, topic),
): DeadlineReading =>
  deadlinesFor(topic, {
    ...situationOf(scene),
    file: withoutDaysOfOthers(scene, topic),
    chosen: scene.state.chosen,
    today: scene.reading.today,
    said: [scene.state.variables.issueSummary ?? '', ...scene.written, scene.reading.message].join(' '),
    taken: takenDay(scene),
    isTakenNow: scene.reading.told.loneDay !== undefined,
    about: told.map((statement) => applyStatement(statement, situationOf(scene)).text.en).join(' '),
    isForThat: asksForTime(scene.reading) || isBareDay(scene),
  });

/** The date on a letter about the rent is no day of a letter about food stamps. */
function withoutDaysOfOthers({ state, topics, reading }: Scene, topic: Topic): Situation['file'] {
  const isOfOther = (event: string) => {
    const of = topics.get(state.datedIn[event as DatedEvent] ?? '');
    const isPaper = OF_PAPERS.some((one) => one === event) && reading.told.dates?.[event as DatedEvent] === undefined;
    return isPaper && of !== undefined && !isOfOneMatter(of, topic);
  };
  const dates = Object.entries(state.file.dates).filter(([event]) => !isOfOther(event));
  return { ...state.file, dates: Object.fromEntries(dates) };
}
/** What happens to any paper. */
const OF_PAPERS: readonly DatedEvent[] = ['served', 'notice-dated', 'notice-mailed', 'decision', 'denied'];
const isOfOneMatter = (one: Topic, other: Topic): boolean =>
  one.category === other.category ||
  [one, other].some(({ category }) => category === 'courts') ||
  one.related.includes(other.id) ||
  other.related.includes(one.id);

function toldLast({ before, topics }: Scene, { id }: Topic): Statement[] {
  const last = new Set(before.last.map(withoutVersion));
  return topics.get(id)?.statements.filter((one) => last.has(one.id) && one.settles.slice(0, 2).some(isOfTime)) ?? [];
}
/** What is settled or asked is how long, or until when. */
export const isOfTime = (kind: QuestionKind | null): boolean => kind === 'how-long' || kind === 'when';

/** The only day that a message names, where it asks for a time or says no more than that day: it is told for what we know of the time. */
function takenDay(scene: Scene): string | undefined {
  const { reading, before, topic } = scene;
  const { loneDay, dates = {} } = reading.told;
  if (Object.keys(dates).length > 0 || reading.isSupposed) return undefined;
  if (loneDay !== undefined) return asksForTime(reading) || isBareDay(scene) ? loneDay : undefined;
  return topic !== null && asksForTime(reading) ? before.file.loneDay : undefined;
}

/** "It was October 17", and nothing else, in a talk. */
export function isBareDay({ reading, topic }: Scene): boolean {
  const { loneDay, dates = {} } = reading.told;
  const isDay = loneDay !== undefined || Object.keys(dates).length > 0;
  return topic !== null && isDay && !reading.asksSomething && !saysMore(reading.message);
}

/** How long, until when, by which day. */
export const asksForTime = ({ units, aspect }: Reading): boolean =>
  aspect === 'deadline' || units.some(({ kind, isQuestion }) => isQuestion && isOfTime(kind));

/** What the person wrote before, the latest last. */
export const toldEarlier = ({ turn }: Scene): Promise<string[]> => writtenBefore(turn);

/** So many messages before are read together with the present one. */
export const READ_TOGETHER = 2;

export async function writtenBefore({ earlier }: Pick<Turn, 'earlier'>): Promise<string[]> {
  return ((await earlier?.()) ?? []).filter(({ role }) => role === 'user').map(({ text }) => text);
}
