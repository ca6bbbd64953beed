import { learnMeant } from '#assistant/find/learned/meant.ts';
import { storyWith, NO_STORY } from '#assistant/find/learned/story.ts';
import type { Signs } from '#assistant/find/learned/signs.ts';
import { saidGroup, type SaidForm } from '#assistant/find/phrases/phrase-groups.ts';
import { isHeldBack, NOTHING, topicOf, type Phrase, type TalkPhrase } from '#assistant/find/phrases/phrases.ts';
import { createStatementIndex, type StatementIndex } from '#assistant/find/statement-index.ts';
import type { Sharpen } from '#assistant/find/vectors/sharpen.ts';
import { readVectorFile, writeVectorFile } from '#assistant/find/vectors/vector-file.ts';
import { lettersFor } from '#assistant/find/yes-or-no.ts';
import type { Topic } from '#assistant/knowledge/topic.ts';
import { STORY_WORDS } from '#assistant/numbers.ts';
import { bare } from '#assistant/read/wording/bare.ts';
import { inTalks, type TurnInTalk } from './made-talks.ts';
import { evidenceOf, makeTurns, saidTurns, textsOf, type Turn } from './made-turns.ts';

/** Of the held-back phrases every so many makes turns of talks: more would only take time. */
const TURNS_OF_EVERY = 3;
/** What was written as people say it is rarer than what was made, and truer: it counts so many times. */
const TAUGHT_TIMES = 4;
/** A first message, told at length: nobody says the like in the middle of a talk. */
const isStory = ({ text }: Phrase) => text.split(/\s+/).length > STORY_WORDS;
/** Few were written for nothing that we know, and much of what people tell is just that. */
const NOTHING_TIMES = 10;

/** As `textsOf` orders them. */
const SAID_FORMS: readonly SaidForm[] = ['alone', 'in-talk'];

type Embed = (texts: readonly string[]) => Promise<ReadonlyMap<string, Float32Array>>;

type Talks = {
  readonly topics: ReadonlyMap<string, Topic>;
  readonly known: readonly Phrase[];
  readonly heldBack: readonly Phrase[];
  readonly groups: readonly { id: string; vectors: Float32Array[]; answers?: string }[];
  readonly signs: Signs;
  readonly leaning: (vector: Float32Array) => number;
  readonly sharpen: Sharpen;
  readonly talkPhrases: readonly TalkPhrase[];
  readonly nothingPhrases: readonly Phrase[];
  readonly embed: Embed;
};

/** What a statement's share in a talk is worth, and turns to measure it on that taught nothing. */
export async function learnTalks({ topics, known, heldBack, groups, signs, leaning, ...written }: Talks) {
  const { talkPhrases, nothingPhrases, embed, sharpen } = written;
  const saidKnown = talkPhrases.filter(({ id, text }) => id !== NOTHING && !isHeldBack(text));
  const open = async (said: readonly TalkPhrase[]) => {
    const file = readVectorFile(
      writeVectorFile('', [...groups, ...(await saidGroups(said, topics, { embed, sharpen }))]),
    );
    return createStatementIndex({ topics, file, sharpen, signs, leaning });
  };
  // Half of what is said in talks is known, the other half teaches how much such nearness is worth.
  const [learning, whole] = [await open(saidKnown.filter((_, at) => at % 2 === 0)), await open(saidKnown)];
  const toldBy = (isKept: (text: string) => boolean, said: readonly TalkPhrase[]) =>
    saidTurns(
      [...said, ...talkPhrases.filter(({ id, text }) => id === NOTHING && isKept(text))],
      nothingPhrases.filter(({ text }) => isKept(text)),
      topics,
    );
  const made = makeTurns(
    heldBack.filter((one, at) => at % TURNS_OF_EVERY === 0 && !isStory(one)),
    known,
    topics,
  );
  const part = (half: number) => made.filter((_, at) => at % 2 === half);
  const told = toldBy(
    (text) => !isHeldBack(text),
    saidKnown.filter((_, at) => at % 2 === 1),
  );
  const unheard = talkPhrases.filter(({ id, text }) => id !== NOTHING && isHeldBack(text));
  const phrases = heldBack.filter(({ id }) => topics.has(topicOf(id)));
  const before = await embed(phrases.map(({ text }) => bare(text)));
  const takenFor = (text: string) => {
    const vector = before.get(bare(text));
    return vector ? [...signs.judged(vector)].toSorted(([, a], [, b]) => b - a).map(([id]) => id) : [];
  };
  const around = { topics, phrases, takenFor };
  const turnsOf = (turns: readonly Turn[], index: StatementIndex) => weigh(inTalks(turns, around), index, embed);
  const taught = await turnsOf(told, learning);
  const lessons = [
    ...(await turnsOf(part(0), learning)).map(({ made: one }) => one),
    ...taught.map(({ made: one }) => ({ ...one, times: one.meant < 0 ? NOTHING_TIMES : TAUGHT_TIMES })),
  ];
  return {
    meant: learnMeant(lessons),
    measured: await turnsOf([...part(1), ...toldBy(isHeldBack, unheard)], whole),
  };
}

/** What speaks for each statement in these turns. */
async function weigh(turns: readonly TurnInTalk[], index: StatementIndex, embed: Embed) {
  const vectors = await embed(turns.flatMap((turn) => [...textsOf(turn), ...turn.story.map(bare)]));
  return turns.flatMap((turn) => {
    const [alone, inTalk] = textsOf(turn).map((text) => vectors.get(text));
    const before = turn.story.flatMap((text) => vectors.get(bare(text)) ?? []);
    const story = before.reduce((sum, vector) => storyWith(sum, index.judged(vector)), NO_STORY);
    return alone && inTalk ? [{ turn, made: evidenceOf({ ...turn, story }, index, [alone, inTalk]) }] : [];
  });
}

export function answersOf(phrases: readonly Pick<Phrase, 'text' | 'answer' | 'isButton'>[]): { answers?: string } {
  const answers = lettersFor(phrases);
  return answers ? { answers } : {};
}

/** What people say for each statement in talks: as it is, and together with what is spoken about. */
export async function saidGroups(
  said: readonly TalkPhrase[],
  topics: ReadonlyMap<string, Topic>,
  { embed, sharpen }: { embed: Embed; sharpen: Sharpen },
) {
  const turns = saidTurns(said, [], topics);
  const vectors = await embed(turns.flatMap(textsOf));
  return Object.entries(Object.groupBy(turns, ({ meant }) => meant)).flatMap(([id, of = []]) =>
    SAID_FORMS.map((form, at) => {
      const made = of.filter((turn) => vectors.has(textsOf(turn)[at] ?? ''));
      return {
        id: saidGroup(form, id),
        vectors: made.flatMap((turn) => vectors.get(textsOf(turn)[at] ?? '') ?? []).map(sharpen),
        ...answersOf(made),
      };
    }),
  );
}
