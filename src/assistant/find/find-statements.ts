import {
  EXPECT_EARLIER,
  EXPECT_RELATED,
  EXPECT_SAME_TOPIC,
  FOLLOW_UP_ELSEWHERE,
  IN_CONTEXT_LESS,
  LEAN_KIND,
  LEAN_RELATED,
  LEAN_SAME_AREA,
  LEAN_SAME_TOPIC,
  LIKELY_AT,
  TOLD_ELSEWHERE,
  SECOND_BLOCK_AT,
  SHARE_OF_RELATED,
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
  const spokenOf = spokenAbout(context, fartherElsewhere(reading), reading.isFollowUp ? 0 : IN_CONTEXT_LESS);
  const asking = parts.filter(({ isQuestion }) => isQuestion);
  // Where nothing is asked, each sentence of the story may say what it is about.
  const questions = asking.length > 0 ? asking : parts;
  const asked = questions.map((unit) => searchUnit(search, { ...unit, vector: withStory(unit, story) }, spokenOf));
  const all = [searchUnit(search, whole, spokenOf), ...asked];
  return { ranked: merge(all), second: asking.length > 0 ? secondOf(asked) : null };
}

const withStory = ({ vector }: Unit, story: Float32Array) => vector && between(vector, story, WEIGHT_OF_STORY);

function searchUnit({ index }: Search, { vector, inContext, text, kind }: Unit, context?: Spoken): Found[] {
  if (!vector) return [];
  const alone = index.search({ vector, text }, context);
  const together =
    context && inContext ? withTopic(index.search({ vector: inContext, text }, context), context.less) : [];
  const nearer = merge([alone, together]);
  if (kind === null) return nearer;
  return nearer
    .map((found) => (found.statement.settles.includes(kind) ? { ...found, score: found.score + LEAN_KIND } : found))
    .toSorted((a, b) => b.score - a.score);
}

/** Said together with what is spoken about, everything that belongs to it is near. */
const withTopic = (found: readonly Found[], less: number) =>
  found.map((one) => ({ ...one, own: 0, score: one.score - less, nearness: one.nearness - less }));

/** How much a message holds on to what was spoken about. */
function fartherElsewhere({ isFollowUp, asksSomething }: Reading): number {
  if (isFollowUp) return FOLLOW_UP_ELSEWHERE;
  return asksSomething ? 0 : TOLD_ELSEWHERE;
}

/** …and by how much what is near only together with it counts for less. */
type Spoken = Context & { readonly less: number };

function spokenAbout(topics: readonly Topic[], farther: number, less: number): Spoken | undefined {
  const latest = topics.at(-1);
  if (!latest) return undefined;
  const earlier = new Set(topics.map(({ id }) => id));
  const isNear = ({ id }: Topic) => earlier.has(id) || topics.some(({ related }) => related.includes(id));
  return {
    less,
    expecting: (id) => {
      if (id === latest.id) return EXPECT_SAME_TOPIC;
      if (earlier.has(id)) return EXPECT_EARLIER;
      return latest.related.includes(id) ? EXPECT_RELATED : 0;
    },
    lean: (topic) => {
      const lean = Math.max(leanTo(topic, latest), earlier.has(topic.id) ? LEAN_RELATED : 0);
      if (topic.id === latest.id) return lean;
      return lean - (isNear(topic) ? farther * SHARE_OF_RELATED : farther);
    },
  };
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
    const own = Math.max(found.own, known?.own ?? 0);
    best.set(found.statement.id, { ...(known && known.score >= found.score ? known : found), own });
  }
  return [...best.values()].toSorted((a, b) => b.score - a.score);
}

const isClear = ({ score, likely }: Found) => score >= SECOND_BLOCK_AT && likely >= LIKELY_AT;

/** Two questions that are each clear, about two things. */
function secondOf(asked: readonly (readonly Found[])[]): Found | null {
  const [first, ...others] = asked.flatMap(([best]) => (best && isClear(best) ? [best] : []));
  if (!first) return null;
  return others.find(({ topic }) => topic.id !== first.topic.id) ?? null;
}
