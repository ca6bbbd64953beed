import {
  WEIGHT_OF_PIECE,
  TOPIC_JUDGED,
  TOPIC_RULED_OUT,
  TOPIC_SPOKEN_FOR,
  TOPIC_WORDED,
  TOPIC_WORDED_EVEN,
} from '../numbers.ts';
import type { Faced, Statement, Topic } from '../knowledge/topic.ts';
import type { QuestionKind } from '../read/wording/question-form.ts';
import { sharesMeant, type Evidence, type Meant, type Said } from './learned/meant.ts';
import { NO_WEIGHTS } from './learned/weighing.ts';
import { NO_STORY, openStory, type Story } from './learned/story.ts';
import { askedFirst, withinTopics } from './asked-for.ts';
import { nearerFacing } from './facing.ts';
import { namedBy, openWholeTalk, type SignsOfTalk, type Written } from './whole-talk.ts';
import { timesSettling } from './settles-form.ts';
import { perVector } from './vectors/per-vector.ts';
import { openPhraseGroups, type PhraseGroup, type PhraseGroups } from './phrases/phrase-groups.ts';
import type { Signs } from './learned/signs.ts';
import { shareOfGrade, type TimesLikelier } from './words/word-judge.ts';
import { broughtBack, type Sharpen } from './vectors/sharpen.ts';
import type { VectorFile } from './vectors/vector-file.ts';

/** A statement that may be what was asked for. */
export type Found = {
  readonly statement: Statement;
  readonly topic: Topic;
  /** How near it is to what was asked. */
  readonly nearness: number;
  /** How likely it is meant. In a talk it is a share of all that could be; at its beginning, nearness with what speaks for its topic. */
  readonly score: number;
  /** How likely its topic is, or one that its authors call related, by a judge that weighed all topics: small where words fit nothing that we know. */
  readonly likely: number;
  /** At the beginning of a talk: how far it is ahead of everything about other topics. */
  readonly ahead?: number;
  /** Of a story: by what share of all that speaks for its topic it is ahead of everything about other topics. */
  readonly lead?: number;
  /** Of a story: how likely its topic is, or a related one, by all its words. */
  readonly named?: number;
  /** In a talk: how likely it is that nothing we know is meant. */
  readonly unknown?: number;
};

/** What was asked, as meaning and as words. */
export type Asked = {
  readonly vector: Float32Array;
  readonly text: string;
  /** What was said before it and not understood. */
  readonly story?: Story;
  /** Whom the person has on the other side. */
  readonly faced?: Faced | undefined;
};

/** The same while something is spoken about. */
export type AskedInTalk = Asked & {
  readonly inTalk: Float32Array;
  /** Each thing that a longer message says, in the same way; none where it says one. */
  readonly pieces: readonly Float32Array[];
  readonly kind: QuestionKind | null;
  readonly isQuestion: boolean;
  readonly talk: Talk;
};

/** What a talk is about. */
export type Talk = {
  readonly about: Topic;
  /** What was spoken of before it. */
  readonly earlier: readonly Topic[];
  /** Statements that were told, by their ids. */
  readonly told: ReadonlySet<string>;
  readonly story: Story;
  /** Whom the person has on the other side, and what is written to just them. */
  readonly faced?: Faced | undefined;
  readonly writtenTo?: readonly Topic[];
  /** What the person wrote before, the latest last, and the statements that the last reply told. */
  readonly written?: readonly string[];
  readonly last?: ReadonlySet<string>;
};

export type StatementIndex = {
  /** At the beginning of a talk. The best first. */
  search(asked: Asked): Found[];
  /** While something is spoken about. The best first. */
  searchInTalk(asked: AskedInTalk): Found[];
  /** What all that was written in a talk says for each that was found; how much each sign counts is learned from it. */
  signsOfTalk(found: readonly Found[], written: Written): SignsOfTalk[];
  /** What each of these goes by; the weights are learned from it. */
  evidence(asked: AskedInTalk): Said<Weighed>;
  /** How much a text uses the words in which each statement is told. */
  toldIn(text: string): ReadonlyMap<string, number>;
  /** How likely each topic is by the words of a text. */
  named(text: string): (topic: Topic) => number;
  /** How likely each topic is, by a message alone. */
  judged(vector: Float32Array): ReadonlyMap<string, number>;
};

export type Weighed = Evidence & { readonly statement: Statement; readonly topic: Topic };

/** So many groups, nearest by their middle, are looked at phrase by phrase… */
const LOOKED_AT = 90;
/** …and so many for each of the two ways in which a message in a talk is read. */
const LOOKED_AT_IN_TALK = 50;
const FOUND_AT_MOST = 24;

type Known = {
  readonly topics: ReadonlyMap<string, Topic>;
  readonly file: VectorFile;
  readonly sharpen?: Sharpen;
  readonly signs?: Signs;
  /** How much it sounds like something that leans on what was said. */
  readonly leaning?: (vector: Float32Array) => number;
  readonly meant?: Meant;
};

const NO_SIGNS: Signs = {
  judged: () => new Map(),
  worded: () => new Map(),
  toldIn: () => new Map(),
  askedIn: () => new Map(),
};

export function createStatementIndex(known: Known): StatementIndex {
  const { topics, file, sharpen, signs = NO_SIGNS, leaning = () => 0, meant = NO_WEIGHTS } = known;
  const groups = openPhraseGroups(topics, file, sharpen);
  const nearest = perVector((vector) => groups.nearest(vector, LOOKED_AT_IN_TALK));
  const wholeTalk = openWholeTalk(signs);
  const evidence = (asked: AskedInTalk): Said<Weighed> => ({
    manner: {
      leaning: leaning(asked.vector),
      isQuestion: asked.isQuestion,
      words: asked.text.trim().split(/\s+/).length,
    },
    evidence: weigh({ groups, nearest, signs }, asked),
  });
  return {
    evidence,
    judged: (vector) => signs.judged(vector),
    toldIn: (text) => signs.toldIn(text),
    named: (text) => namedBy(signs.worded(text)),
    search: (asked) => searchAlone({ groups, signs, topics }, asked),
    signsOfTalk: (found, written) => wholeTalk(written, found),
    searchInTalk: (asked) => shared(evidence(asked), meant, asked.kind, signs.askedIn(asked.text)),
  };
}

function searchAlone(
  { groups, signs, topics }: { groups: PhraseGroups; signs: Signs; topics: Known['topics'] },
  { vector, text, story = NO_STORY, faced }: Asked,
): Found[] {
  const before = openStory(story);
  const [judged, worded] = [signs.judged(vector), signs.worded(text)];
  const likelyOf = (id: string) => likelihood(judged.get(id), worded.get(id));
  const nearer = (id: string) =>
    TOPIC_JUDGED * Math.log(Math.max(judged.get(id) ?? 0, TOPIC_RULED_OUT)) +
    TOPIC_WORDED * ((worded.get(id) ?? 0) - TOPIC_WORDED_EVEN) +
    TOPIC_SPOKEN_FOR * before.topic(id) +
    nearerFacing(topics.get(id) ?? {}, faced);
  const near = groups.nearest(vector, LOOKED_AT, nearer);
  const nearness = groups.nearness(vector, near);
  const best = new Map<string, Found>();
  for (const [at, { topic, statement }] of near.entries()) {
    const score = broughtBack(nearness[at] ?? 0) + nearer(topic.id);
    const likely = topic.related.reduce((sum, id) => sum + likelyOf(id), likelyOf(topic.id));
    const known = best.get(statement.id);
    if (!known || known.score < score) best.set(statement.id, { statement, topic, nearness: score, score, likely });
  }
  const found = askedFirst([...best.values()], signs.askedIn(text))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, FOUND_AT_MOST);
  const [first] = found;
  const other = found.find(({ topic }) => first && !isAboutTheSame(topic, first.topic));
  return first ? [{ ...first, ahead: first.score - (other?.score ?? 0) }, ...found.slice(1)] : [];
}

/** How likely a topic is by the judge of topics and by the words together: each knows of mistakes that the other makes. */
const likelihood = (judged = 0, worded = 0): number => Math.sqrt(judged * shareOfGrade(worded));

export const isAboutTheSame = (one: Topic, other: Topic) =>
  one.id === other.id || one.related.includes(other.id) || other.related.includes(one.id);

type Looking = {
  readonly groups: PhraseGroups;
  readonly nearest: (vector: Float32Array) => readonly PhraseGroup[];
  readonly signs: Signs;
};

function weigh({ groups, nearest, signs }: Looking, asked: AskedInTalk): Weighed[] {
  const { vector, inTalk, pieces, text, kind, talk } = asked;
  const { about, earlier, told, story, writtenTo = [] } = talk;
  const isEarlier = new Set(earlier.map(({ id }) => id));
  const inStory = openStory(story);
  const [judgedAlone, judgedInTalk, worded] = [signs.judged(vector), signs.judged(inTalk), signs.worded(text)];
  const near = [
    ...new Set([
      ...[vector, inTalk, ...pieces].flatMap(nearest),
      ...[...[about, ...earlier, ...writtenTo].map(({ id }) => id), ...namedIn(worded)].flatMap((id) => groups.of(id)),
    ]),
  ];
  const alone = groups.nearness(vector, near);
  const together = withPieces(inTalk, pieces, (one) => groups.nearness(one, near));
  const best = new Map<string, Omit<Weighed, 'saidAlone' | 'saidInTalk'>>();
  for (const [at, { statement, topic }] of near.entries()) {
    const known = best.get(statement.id);
    best.set(statement.id, {
      statement,
      topic,
      alone: Math.max(alone[at] ?? 0, known?.alone ?? 0),
      inTalk: Math.max(together[at] ?? 0, known?.inTalk ?? 0),
      judgedAlone: judgedAlone.get(topic.id) ?? 0,
      judgedInTalk: judgedInTalk.get(topic.id) ?? 0,
      worded: worded.get(topic.id) ?? 0,
      inStory: inStory.topic(topic.id),
      areaInStory: inStory.area(topic.id),
      isSpokenOf: topic.id === about.id,
      isRelated: topic.id !== about.id && isAboutTheSame(topic, about),
      isEarlier: isEarlier.has(topic.id),
      isTold: told.has(statement.id),
      settlesOther: kind !== null && !statement.settles.includes(kind),
    });
  }
  const ids = [...best.keys()];
  const saidAlone = groups.said('alone', vector, ids);
  const saidInTalk = withPieces(inTalk, pieces, (one) => groups.said('in-talk', one, ids));
  return [...best.values()].map((one, at) => ({
    ...one,
    // "And who pays for that?" is said in every talk: it speaks for nothing that this one has to do with.
    saidAlone: isOfTalk(one) ? (saidAlone[at] ?? null) : null,
    saidInTalk: saidInTalk[at] ?? null,
  }));
}

/** Topics that the words alone speak for: what the sentence model has never heard of may lie near to nothing. */
const namedIn = (worded: ReadonlyMap<string, number>): string[] =>
  [...worded]
    .filter(([, grade]) => grade >= NAMED_AT)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, NAMED_AT_MOST)
    .map(([id]) => id);
const NAMED_AT = 0.75;
const NAMED_AT_MOST = 3;

/** How near each is to the whole, and to the piece of it that is nearest. */
function withPieces<Near extends number | null>(
  whole: Float32Array,
  pieces: readonly Float32Array[],
  nearness: (vector: Float32Array) => readonly Near[],
): (number | null)[] {
  const [ofWhole, ofPieces] = [nearness(whole), pieces.map(nearness)];
  if (ofPieces.length === 0) return [...ofWhole];
  return ofWhole.map((near, at) => {
    if (near === null) return null;
    const best = Math.max(...ofPieces.map((piece) => piece[at] ?? -1));
    return near + WEIGHT_OF_PIECE * (best - near);
  });
}

const isOfTalk = (one: Pick<Evidence, 'isSpokenOf' | 'isRelated' | 'isEarlier' | 'inStory'>) =>
  one.isSpokenOf || one.isRelated || one.isEarlier || one.inStory >= SPOKEN_FOR;
/** By so much of what is spoken for most. */
const SPOKEN_FOR = 0.1;

/** Each with its share of all that could be meant. */
function shared(said: Said<Weighed>, meant: Meant, kind: QuestionKind | null, askedIn: TimesLikelier): Found[] {
  const { evidence: weighed } = said;
  const shares = sharesMeant(meant, said);
  const known = sumOf(shares);
  const asked = withinTopics(weighed, shares, askedIn);
  const formed = asked.map((share, at) => share * timesSettling(weighed[at]?.statement.settles ?? [], kind));
  const even = known / (sumOf(formed) || 1);
  return weighed
    .map(({ statement, topic, alone, inTalk, judgedAlone, worded }, at) => ({
      statement,
      topic,
      nearness: broughtBack(Math.max(alone, inTalk)),
      score: (formed[at] ?? 0) * even,
      likely: likelihood(judgedAlone, worded),
      unknown: 1 - known,
    }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, FOUND_AT_MOST);
}

/** Which statement of its topic it is: authors write first what most people need. */
export const orderOf = ({ topic, statement }: Found): number =>
  topic.statements.findIndex(({ id }) => id === statement.id);

export const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);
