import type { StatementIndex, Talk } from '#assistant/find/statement-index.ts';
import { fixedChance } from '#assistant/find/learned/judgement.ts';
import type { MadeTurn } from '#assistant/find/learned/meant.ts';
import { NOTHING, topicOf, type AskedAnswer, type Phrase, type TalkPhrase } from '#assistant/find/phrases/phrases.ts';
import type { Topic } from '#assistant/knowledge/topic.ts';
import { bare, saidAbout } from '#assistant/read/wording/bare.ts';
import { isQuestion, questionKindOf } from '#assistant/read/wording/question-form.ts';

/**
 * Turns of talks. Some are made from phrases: said about their own topic whole or without the words that name it, said while something else is
 * spoken about, and said where the statement that answers does not exist. Others were written as people say them: about what is spoken of,
 * moving on to something else, and for nothing that we know. What a statement's share is worth is learned and measured on them.
 */
export const TURN_KINDS = ['whole', 'short', 'changed', 'absent', 'said', 'moved', 'nothing'] as const;

export type Turn = {
  readonly kind: (typeof TURN_KINDS)[number];
  readonly about: Topic;
  readonly text: string;
  readonly language: Phrase['language'];
  readonly meant: string;
  readonly answer?: AskedAnswer;
};

type Topics = ReadonlyMap<string, Topic>;

/** A word names a topic when so many of its phrases hold it, so many times more often than others, in so many of its statements. */
const NAMING = { share: 0.06, times: 6, statements: 3 };
/** A word that names the topic is left out so often. */
const LEFT_OUT = 0.8;
const STANDING_WORDS = 4;
/** Who speaks of something else mostly speaks of something near: related, of the same area, or anything. */
const RELATED = 0.55;
const SAME_AREA = 0.3;
const areaOf = (id: string) => id.split('/')[0];

export function makeTurns(phrases: readonly Phrase[], known: readonly Phrase[], topics: Topics): Turn[] {
  const naming = namingWords(known.filter(({ id }) => topics.has(topicOf(id))));
  const chance = fixedChance(11);
  const all = [...topics.values()];
  return phrases.flatMap(({ id, text, language }): Turn[] => {
    const own = topics.get(topicOf(id));
    const meant = id.includes('#') ? id : own?.statements[0]?.id;
    if (!own || meant === undefined) return [];
    const names = naming.get(own.id) ?? new Set();
    const words = text.split(/\s+/);
    const isName = (word: string) => wordsOf(word).some((part) => names.has(part));
    const rest = words.filter((word) => !isName(word) || chance() > LEFT_OUT);
    const short = rest.length > 1 ? rest.join(' ') : text;
    const turn = (kind: Turn['kind'], about: Topic, said: string): Turn => ({
      kind,
      about,
      text: said,
      language,
      meant,
    });
    const near = own.related.flatMap((one) => topics.get(one) ?? []);
    const dice = chance();
    const sameArea = all.filter(({ id: one }) => areaOf(one) === areaOf(own.id));
    const others = dice < RELATED && near.length > 0 ? near : dice < RELATED + SAME_AREA ? sameArea : all;
    const other = others[Math.floor(chance() * others.length)];
    const standsAlone = words.length >= STANDING_WORDS && words.some(isName);
    return [
      turn('whole', own, text),
      ...(short === text ? [] : [turn('short', own, short)]),
      turn('absent', own, chance() < 0.5 ? short : text),
      ...(standsAlone && other && other.id !== own.id ? [turn('changed', other, text)] : []),
    ];
  });
}

/** What was written as people say it, in the talk that it was written for; what means nothing is said in some talks or others. */
export function saidTurns(said: readonly TalkPhrase[], nothing: readonly Phrase[], topics: Topics): Turn[] {
  const all = [...topics.values()];
  const told = said.flatMap(({ about: id, id: meant, ...phrase }): Turn[] => {
    const about = topics.get(id);
    const kind = meant === NOTHING ? 'nothing' : topicOf(meant) === id ? 'said' : 'moved';
    return about ? [{ ...phrase, kind, about, meant }] : [];
  });
  const chance = fixedChance(7);
  const idle = nothing.flatMap(({ text, language }) =>
    Array.from({ length: TALKS_FOR_NOTHING }, () => all[Math.floor(chance() * all.length)]).flatMap((about): Turn[] =>
      about ? [{ kind: 'nothing', about, text, language, meant: NOTHING }] : [],
    ),
  );
  return [...told, ...idle];
}

const TALKS_FOR_NOTHING = 6;

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\d$]+/gu) ?? [];

function namingWords(known: readonly Phrase[]): Map<string, Set<string>> {
  const everywhere = new Map<string, number>();
  const topics = new Map<string, { count: number; words: Map<string, { times: number; statements: Set<string> }> }>();
  for (const { id, text } of known) {
    const topic = topics.get(topicOf(id)) ?? { count: 0, words: new Map() };
    topics.set(topicOf(id), topic);
    topic.count += 1;
    for (const word of new Set(wordsOf(text))) {
      everywhere.set(word, (everywhere.get(word) ?? 0) + 1);
      const here = topic.words.get(word) ?? { times: 0, statements: new Set() };
      topic.words.set(word, { times: here.times + 1, statements: here.statements.add(id) });
    }
  }
  const names = (word: string, { times, statements }: { times: number; statements: Set<string> }, count: number) =>
    times / count >= NAMING.share &&
    times / count >= (NAMING.times * (everywhere.get(word) ?? 0)) / known.length &&
    statements.size >= NAMING.statements;
  return new Map(
    [...topics].map(([id, { count, words }]) => [
      id,
      new Set([...words].flatMap(([word, here]) => (names(word, here, count) ? [word] : []))),
    ]),
  );
}

/** What has to be embedded for a turn: the words alone, and said together with what is spoken about. */
export const textsOf = ({ text, about, language }: Pick<Turn, 'text' | 'about' | 'language'>): [string, string] => [
  bare(text),
  saidAbout(about.label[language], bare(text)),
];

/** The turn as what speaks for each statement; the one that answers may not exist. */
export function evidenceOf(
  turn: Turn & Omit<Talk, 'about'>,
  index: StatementIndex,
  [vector, inTalk]: readonly [Float32Array, Float32Array],
): MadeTurn {
  const { text, about, earlier, told, story, meant, kind } = turn;
  const talk = { about, earlier, told, story };
  // Taught with their pieces, the weights were worse on turns that people wrote: almost every made turn says one thing.
  const asked = { vector, inTalk, pieces: [], text, kind: questionKindOf(text), isQuestion: isQuestion(text), talk };
  const { manner, evidence: all } = index.evidence(asked);
  const evidence = kind === 'absent' ? all.filter(({ statement }) => statement.id !== meant) : all;
  return { manner, evidence, meant: evidence.findIndex(({ statement }) => statement.id === meant) };
}
