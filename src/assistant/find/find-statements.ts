import {
  EARLIER_SHARE,
  LEAN_KIND,
  LIKELY_AT,
  ONE_PROBLEM_LEAD,
  PLAIN_PIECE_AT,
  PLAIN_PIECE_LIKELY,
  SECOND_AT,
  SECOND_BLOCK_AT,
  UNIT_WORDS,
  WEIGHT_OF_STORY,
  WEIGHT_OF_WHOLE,
} from '../numbers.ts';
import type { Topic } from '../knowledge/topic.ts';
import type { Reading, Unit } from '../read/reading.ts';
import { isAboutTheSame, type Found, type StatementIndex } from './statement-index.ts';
import { rankStory } from './rank-story.ts';
import { between } from './vectors/vectors.ts';
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
};

/** What of all we know is nearest to what was asked. `context`: what was spoken about, the latest first. */
export function findStatements(search: Search, reading: Reading, context: readonly Topic[]): Finding {
  const { message, units } = reading;
  const [whole, ...parts] = units;
  const story = whole?.vector;
  if (!whole || !story) return { ranked: search.byWords(message), second: null };
  const asking = parts.filter(({ isQuestion }) => isQuestion);
  // Where nothing is asked, each sentence of the story may say what it is about.
  const questions = asking.length > 0 ? asking : parts;
  const look = (unit: Unit) => (context.length > 0 ? searchInTalk(search, unit, context) : searchUnit(search, unit));
  const asked = questions.map((unit) => look({ ...unit, vector: withStory(unit, story, weightOf(reading)) }));
  const all = [look(whole), ...asked];
  const isClear = context.length > 0 ? isClearInTalk : isClearAlone;
  const isStory = context.length === 0 && reading.clauses.length > 0;
  const told = isStory ? reading.clauses.map(look) : [];
  const ranked = isStory ? rankStory(merge(all), told) : merge(all);
  return { ranked, second: asking.length > 0 ? secondOf(asked, isClear) : otherProblem(ranked, told) };
}

/** In a short message everything belongs to the question; a long story says much beside it. */
function weightOf({ message }: Reading): number {
  const words = message.split(/\s+/).length;
  return WEIGHT_OF_STORY + (WEIGHT_OF_WHOLE - WEIGHT_OF_STORY) * Math.max(0, 1 - words / UNIT_WORDS);
}

const withStory = ({ vector }: Unit, story: Float32Array, weight: number) => vector && between(vector, story, weight);

function searchUnit({ index }: Search, { vector, text, kind }: Unit): Found[] {
  if (!vector) return [];
  const found = index.search({ vector, text });
  if (kind === null) return found;
  return found
    .map((one) => (one.statement.settles.includes(kind) ? { ...one, score: one.score + LEAN_KIND } : one))
    .toSorted((a, b) => b.score - a.score);
}

/** In what is spoken about now, and in what was before it: a question may go back. */
function searchInTalk({ index }: Search, unit: Unit, context: readonly Topic[]): Found[] {
  const { vector, inTalk, text, kind, isQuestion } = unit;
  if (!vector) return [];
  return merge(
    context.map((about, at) => {
      const found = index.searchInTalk({ vector, inTalk: inTalk[at] ?? vector, text, kind, isQuestion, about });
      return at === 0 ? found : found.map((one) => ({ ...one, score: one.score * EARLIER_SHARE }));
    }),
  );
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
const isClearInTalk = ({ score }: Found) => score >= SECOND_AT;

/** Two questions that are each clear, with two answers. */
function secondOf(asked: readonly (readonly Found[])[], isClear: (found: Found) => boolean): Found | null {
  const [first, ...others] = asked.flatMap(([best]) => (best && isClear(best) ? [best] : []));
  if (!first) return null;
  return others.find(({ statement }) => statement.id !== first.statement.id) ?? null;
}
