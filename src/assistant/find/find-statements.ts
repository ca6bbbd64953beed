import {
  ANSWERS_AT,
  CONTEXT_WEIGHT_OF_LONG,
  CONTEXT_WEIGHTS,
  EXPECT_EARLIER,
  EXPECT_RELATED,
  EXPECT_SAME_TOPIC,
  FOLLOW_UP_ELSEWHERE,
  LEAN_KIND,
  LEAN_RELATED,
  LEAN_SAME_AREA,
  LEAN_SAME_TOPIC,
  TOLD_ELSEWHERE,
  SECOND_BLOCK_AT,
  WEIGHT_OF_STORY,
} from '../numbers.ts';
import type { Topic } from '../knowledge/topic.ts';
import type { Reading, Unit } from '../read/reading.ts';
import type { Context, Found, StatementIndex } from './statement-index.ts';
import { between } from './vectors.ts';

export type Search = {
  readonly index: StatementIndex;
  /** While the model is not there. */
  readonly byWords: (text: string) => Found[];
};

export type Finding = {
  /** The best first, for the message as a whole. */
  readonly ranked: readonly Found[];
  /** For another question in the same message that is about something else; mostly none. */
  readonly second: Found | null;
};

/** What of all we know is nearest to what was asked. `context`: what was spoken about, the latest last. */
export function findStatements(search: Search, reading: Reading, context: readonly Topic[]): Finding {
  const { message, units } = reading;
  const [whole, ...parts] = units;
  const story = whole?.vector;
  if (!whole || !story) return { ranked: search.byWords(message), second: null };
  const spokenOf = spokenAbout(context, fartherElsewhere(reading));
  const questions = parts.filter(({ isQuestion }) => isQuestion);
  const asked = questions.map((unit) => searchUnit(search, { ...unit, vector: withStory(unit, story) }, spokenOf));
  const all = [searchUnit(search, whole, spokenOf), ...asked];
  return { ranked: merge(all), second: secondOf(asked) };
}

const withStory = ({ vector }: Unit, story: Float32Array) => vector && between(vector, story, WEIGHT_OF_STORY);

type SpokenAbout = { readonly latest: Topic; readonly context: Context };

function searchUnit({ index }: Search, { vector, text, kind }: Unit, spokenOf: SpokenAbout | null): Found[] {
  if (!vector) return [];
  const middle = spokenOf && index.middleOf(spokenOf.latest.id);
  const alone = index.search({ vector, text }, spokenOf?.context);
  const blended = middle && between(vector, middle, contextWeight(text));
  const inContext = blended ? index.search({ vector: blended, text }, spokenOf?.context) : [];
  const nearer = merge([alone, inContext]);
  if (kind === null) return nearer;
  return nearer
    .map((found) => (found.statement.settles.includes(kind) ? { ...found, score: found.score + LEAN_KIND } : found))
    .toSorted((a, b) => b.score - a.score);
}

function contextWeight(text: string): number {
  const words = text.trim().split(/\s+/).length;
  return CONTEXT_WEIGHTS.find(([most]) => words <= most)?.[1] ?? CONTEXT_WEIGHT_OF_LONG;
}

/** How much a message holds on to what was spoken about. */
function fartherElsewhere({ isFollowUp, asksSomething }: Reading): number {
  if (isFollowUp) return FOLLOW_UP_ELSEWHERE;
  return asksSomething ? 0 : TOLD_ELSEWHERE;
}

function spokenAbout(topics: readonly Topic[], farther: number): SpokenAbout | null {
  const latest = topics.at(-1);
  if (!latest) return null;
  const earlier = new Set(topics.map(({ id }) => id));
  const isNear = ({ id }: Topic) => earlier.has(id) || latest.related.includes(id);
  const context: Context = {
    expecting: (id) => {
      if (id === latest.id) return EXPECT_SAME_TOPIC;
      if (earlier.has(id)) return EXPECT_EARLIER;
      return latest.related.includes(id) ? EXPECT_RELATED : 0;
    },
    lean: (topic) =>
      Math.max(leanTo(topic, latest), earlier.has(topic.id) ? LEAN_RELATED : 0) - (isNear(topic) ? 0 : farther),
  };
  return { latest, context };
}

function leanTo(topic: Topic, context: Topic): number {
  if (topic.id === context.id) return LEAN_SAME_TOPIC;
  if (context.related.includes(topic.id) || topic.related.includes(context.id)) return LEAN_RELATED;
  return topic.category === context.category ? LEAN_SAME_AREA : 0;
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

/** Two questions that are each clear, about two things. */
function secondOf(asked: readonly (readonly Found[])[]): Found | null {
  const [first, ...others] = asked.flatMap(([best]) => (best && best.score >= ANSWERS_AT ? [best] : []));
  if (!first) return null;
  return others.find(({ topic, score }) => topic.id !== first.topic.id && score >= SECOND_BLOCK_AT) ?? null;
}
