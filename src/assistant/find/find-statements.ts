import {
  LATER,
  LEAN_KIND,
  LIKELY_AT,
  NEWCOMER,
  ONE_PROBLEM_LEAD,
  PLAIN_PIECE_AT,
  PLAIN_PIECE_LIKELY,
  SECOND_AT,
  SECOND_BLOCK_AT,
  TOLD_IN_WORDS,
  UNIT_WORDS,
  WEIGHT_OF_STORY,
  WEIGHT_OF_WHOLE,
} from '../numbers.ts';
import type { Faced, Topic } from '../knowledge/topic.ts';
import type { Reading, Unit } from '../read/reading.ts';
import { isAboutTheSame, orderOf, sumOf, type Found, type StatementIndex, type Talk } from './statement-index.ts';
import { rankStory } from './rank-story.ts';
import { facedIn, timesFacing } from './facing.ts';
import { partiesNamed } from './words/party.ts';
import { between } from './vectors/vectors.ts';
import { byWholeTalk } from './whole-talk.ts';
import type { Story } from './learned/story.ts';
import type { YesOrNo } from './yes-or-no.ts';

export type Search = {
  readonly index: StatementIndex;
  /** While the model is not there. */
  readonly byWords: (text: string) => Found[];
  readonly yesOrNo: YesOrNo;
};

export type Finding = {
  /** The best first, for the message as a whole. */
  readonly ranked: readonly Found[];
  /** For another question in the same message, with another answer; mostly none. */
  readonly second: Found | null;
  /** In a talk: what is likeliest for each of several questions, in the order in which they were asked; none where one is. */
  readonly asked?: readonly (readonly Found[])[];
};

/** What of all we know is nearest to what was asked: in a talk, or at its beginning, after what was said and not understood. */
export function findStatements(search: Search, reading: Reading, talk: Talk | null, before?: Story): Finding {
  const [whole, ...parts] = reading.units;
  const story = whole?.vector;
  if (!whole || !story) return { ranked: search.byWords(reading.message), second: null };
  const asking = parts.filter(({ isQuestion }) => isQuestion);
  // Where nothing is asked, each sentence of the story may say what it is about.
  const questions = asking.length > 0 ? asking : parts;
  const faced = facedIn(reading.told.otherSide);
  const look = (unit: Unit) => (talk ? searchInTalk(search, unit, talk) : searchUnit(search, unit, { before, faced }));
  const found = questions.map((unit) => look({ ...unit, vector: withStory(unit, story, weightOf(reading)) }));
  const looked = { whole: look(whole), found };
  if (talk) return inTalk({ search, talk, asking }, { ...looked, message: reading.message, vector: story });
  return atTheBeginning(search, reading, { ...looked, told: reading.clauses.map(look), isAsked: asking.length > 0 });
}

/** What was found for the message as it is, and for each of its questions, or sentences where nothing is asked. */
type Looked = { readonly whole: readonly Found[]; readonly found: readonly (readonly Found[])[] };

/** `told`: what was found for each piece of a story. */
type AtFirst = Looked & { readonly told: readonly (readonly Found[])[]; readonly isAsked: boolean };

function atTheBeginning({ index }: Search, { message }: Reading, { whole, found, told, isAsked }: AtFirst): Finding {
  const all = merge([whole, ...found]);
  const words = () => ({ toldIn: index.toldIn(message), named: index.named(message) });
  const ranked = told.length > 0 ? rankStory(all, told, words()) : all;
  return { ranked, second: isAsked ? secondOf(found) : otherProblem(ranked, told) };
}

type Talking = { readonly search: Search; readonly talk: Talk; readonly asking: readonly Unit[] };
type Heard = { readonly message: string; readonly vector: Float32Array; readonly found: readonly Found[] };

function inTalk({ search: { index }, talk, asking }: Talking, heard: Looked & Omit<Heard, 'found'>): Finding {
  const { whole, found, message, vector } = heard;
  const ranked = byAllWritten(index, talk, { message, vector, found: blend([whole, ...found]) });
  if (asking.length < 2) return { ranked, second: null };
  const asked = asking.map(({ text, vector: own }, at) =>
    own ? byAllWritten(index, talk, { message: text, vector: own, found: found[at] ?? [] }).slice(0, NEAR_EACH) : [],
  );
  return {
    ranked,
    second: askedToo(
      asked.flatMap(([best]) => best ?? []),
      ranked,
    ),
    asked,
  };
}
/** So many may be meant by one of several questions. */
const NEAR_EACH = 4;

/** Of several questions in one message, the likeliest answer to one that the first answer of all is not for. */
function askedToo(likeliest: readonly Found[], [first]: readonly Found[]): Found | null {
  const others = likeliest.filter(({ statement, score }) => statement.id !== first?.statement.id && score >= SECOND_AT);
  return others.toSorted((a, b) => b.score - a.score)[0] ?? null;
}

/** In a short message everything belongs to the question; a long story says much beside it. */
function weightOf({ message }: Reading): number {
  const words = message.split(/\s+/).length;
  return WEIGHT_OF_STORY + (WEIGHT_OF_WHOLE - WEIGHT_OF_STORY) * Math.max(0, 1 - words / UNIT_WORDS);
}

const withStory = ({ vector }: Unit, story: Float32Array, weight: number) => vector && between(vector, story, weight);

type Known = { readonly before?: Story | undefined; readonly faced?: Faced | undefined };

function searchUnit({ index }: Search, { vector, text, kind }: Unit, { before, faced }: Known): Found[] {
  if (!vector) return [];
  const found = index.search({ vector, text, faced, ...(before ? { story: before } : {}) });
  // Everything is asked for with "is it" and "can they", also what was written as a time or a sum.
  if (kind === null || kind === 'yes-no') return found;
  return found
    .map((one) => (one.statement.settles.includes(kind) ? { ...one, score: one.score + LEAN_KIND } : one))
    .toSorted((a, b) => b.score - a.score);
}

function searchInTalk({ index }: Search, unit: Unit, talk: Talk): Found[] {
  const { vector, inTalk, pieces = [], text, kind, isQuestion } = unit;
  if (!vector) return [];
  return index.searchInTalk({ vector, inTalk: inTalk[0] ?? vector, pieces, text, kind, isQuestion, talk });
}

/** In a talk: what the whole message speaks for, and what its questions do, half and half. */
function blend([whole = [], ...others]: readonly (readonly Found[])[]): Found[] {
  const asked = others.filter((found) => found.length > 0);
  if (asked.length === 0) return [...whole];
  const lists = [whole, ...asked].map((found, at) => ({ found, weight: at === 0 ? 0.5 : 0.5 / asked.length }));
  const unknown = lists.reduce((sum, { found, weight }) => sum + weight * (found[0]?.unknown ?? 1), 0);
  const best = new Map<string, Found>();
  for (const { found, weight } of lists)
    for (const one of found) {
      const known = best.get(one.statement.id);
      const nearness = Math.max(one.nearness, known?.nearness ?? 0);
      best.set(one.statement.id, { ...one, nearness, unknown, score: (known?.score ?? 0) + weight * one.score });
    }
  return [...best.values()].toSorted((a, b) => b.score - a.score);
}

/** What was written before counts too, where anything was. */
function byAllWritten(index: StatementIndex, talk: Talk, of: Heard): Found[] {
  const { written = [], last = new Set() } = talk;
  const { message, vector, found } = of;
  const ranked = inTheirWords(found, index.toldIn(message));
  if (written.length === 0) return writtenToThem(ranked, talk);
  const signs = index.signsOfTalk(ranked, { message, vector, before: written, last });
  return writtenToThem(
    withWhatIsSpokenOf(byWholeTalk(ranked, signs), talk, { message, named: index.named(message) }),
    talk,
  );
}

/** An owner asks for what is written to owners. */
const writtenToThem = (found: readonly Found[], { faced }: Talk): Found[] =>
  atTheSameSum(found, ({ topic, score }) => score * timesFacing(topic, faced));

type Naming = { readonly message: string; readonly named: (topic: Topic) => number };

/** Half a question is about what is spoken of: anything else has to be named by its words, and a landlord or a boss of whom it speaks by somebody. */
function withWhatIsSpokenOf(
  found: readonly Found[],
  { about, earlier, written = [] }: Talk,
  { message, named }: Naming,
): Found[] {
  const spoken = new Set([about.id, ...about.related, ...earlier.map(({ id }) => id)]);
  const areas = new Set([about, ...earlier].map(({ category }) => category));
  const isPartyNamed = partiesNamed([message, ...written]);
  const isStrange = ({ topic }: Found) => !areas.has(topic.category) && !isPartyNamed(topic);
  const isNewcomer = ({ topic }: Found) => !spoken.has(topic.id) && named(topic) < NEWCOMER.named;
  const known = atTheSameSum(found, (one) => one.score * (isNewcomer(one) ? NEWCOMER.counts : 1));
  // What they would have got goes to nothing else: that nothing fits is likelier then.
  return known.filter((one) => !isStrange(one));
}

/** The same sum of shares, with more of it for what is told in the very words that were said, and for what is written first of a topic. */
function inTheirWords(found: readonly Found[], toldIn: ReadonlyMap<string, number>): Found[] {
  return atTheSameSum(found, (one) => {
    const later = Math.max(0, Math.min(orderOf(one), LATER.atMost));
    return one.score * Math.exp(TOLD_IN_WORDS * (toldIn.get(one.statement.id) ?? 0) - LATER.by * later);
  });
}

/** Shared out anew, the best first. */
function atTheSameSum(found: readonly Found[], shareOf: (found: Found) => number): Found[] {
  const shares = found.map(shareOf);
  const even = sumOf(found.map(({ score }) => score)) / (sumOf(shares) || 1);
  return found.map((one, at) => ({ ...one, score: (shares[at] ?? 0) * even })).toSorted((a, b) => b.score - a.score);
}

/** Each statement with its best score. */
function merge(lists: readonly (readonly Found[])[]): Found[] {
  const best = new Map<string, Found>();
  for (const found of lists.flat()) {
    const known = best.get(found.statement.id);
    if (!known || known.score < found.score) best.set(found.statement.id, found);
  }
  return [...best.values()].toSorted((a, b) => b.score - a.score);
}

const isClearAlone = ({ score, likely }: Found) => score >= SECOND_BLOCK_AT && likely >= LIKELY_AT;
/** Another problem in a story that is not plainly about one thing. */
function otherProblem([first]: readonly Found[], told: readonly (readonly Found[])[]): Found | null {
  if (!first || (first.lead ?? 1) >= ONE_PROBLEM_LEAD) return null;
  const plain = told.flatMap(([best]) => (best && isPlain(best) ? [best] : []));
  return plain.find(({ topic }) => !isAboutTheSame(topic, first.topic)) ?? null;
}

/** A piece of a story that says by itself what it is about. */
const isPlain = ({ score, likely }: Found) => score >= PLAIN_PIECE_AT && likely >= PLAIN_PIECE_LIKELY;

/** Two questions that are each clear, with two answers. */
function secondOf(asked: readonly (readonly Found[])[]): Found | null {
  const [first, ...others] = asked.flatMap(([best]) => (best && isClearAlone(best) ? [best] : []));
  if (!first) return null;
  return others.find(({ statement }) => statement.id !== first.statement.id) ?? null;
}
