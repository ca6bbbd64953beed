import type { Statement, Topic } from '../knowledge/topic.ts';
import { middleOf, nearnessOf, type Group, type VectorFile } from './vector-file.ts';
import { topicOf } from './phrases.ts';
import type { Asked, Expecting, TopicSigns } from './topic-signs.ts';
import { cosine } from './vectors.ts';

/** A statement that may be what was asked for. */
export type Found = {
  readonly statement: Statement;
  readonly topic: Topic;
  /** How near it is to what was asked… */
  readonly nearness: number;
  /** …and how likely it is meant, with what is spoken about counted in. */
  readonly score: number;
  /** The nearest phrase asks for this very statement, and not only for something about its topic. */
  readonly isAsked: boolean;
};

/** A lead over the next topic makes sure; nearness alone does not. */
export const sureness = (best: number, next: number): number => best + (best - next);

/** What is spoken about: which topics it makes likely, and by how much what belongs to them counts for nearer. */
export type Context = { readonly expecting: Expecting; readonly lean: (topic: Topic) => number };
const NO_CONTEXT: Context = { expecting: () => 0, lean: () => 0 };

export type StatementIndex = {
  /** The best first. */
  search(asked: Asked, context?: Context): Found[];
  /** The middle of the ways in which people ask about a topic. */
  middleOf(topicId: string): Float32Array | null;
};

/** So many groups, nearest by their middle, are looked at phrase by phrase. */
const LOOKED_AT = 90;
/** The nearest way of asking counts most; the next ones steady it against a single lucky phrase. */
const SHARES = [0.75, 0.17, 0.08] as const;
/** A phrase about the topic speaks for its first statement, a little less than a phrase for that statement would. */
const TOPIC_DISCOUNT = 0.015;
const FOUND_AT_MOST = 24;

export function createStatementIndex(
  topics: ReadonlyMap<string, Topic>,
  file: VectorFile,
  signs: TopicSigns = () => () => 0,
): StatementIndex {
  const groups = file.groups.filter(({ id }) => topics.has(topicOf(id)));
  const middles = groups.map((group) => middleOf(file, group));
  const statements = new Map([...topics.values()].flatMap((topic) => topic.statements.map((one) => [one.id, one])));

  return {
    search(asked, { expecting, lean } = NO_CONTEXT) {
      const { vector } = asked;
      const sign = signs(asked, expecting);
      const near = groups
        .map((group, at) => ({ group, nearness: cosine(middles[at] ?? vector, vector) + sign(topicOf(group.id)) }))
        .toSorted((a, b) => b.nearness - a.nearness)
        .slice(0, LOOKED_AT);
      const best = new Map<string, Found>();
      for (const { group } of near) {
        const topic = topics.get(topicOf(group.id));
        const statement = group.id.includes('#') ? statements.get(group.id) : topic?.statements[0];
        if (!topic || !statement) continue;
        const isAsked = group.id.includes('#');
        const nearness = groupScore(file, group, vector) + sign(topic.id) - (isAsked ? 0 : TOPIC_DISCOUNT);
        const score = nearness + lean(topic);
        const known = best.get(statement.id);
        if (!known || known.score < score) best.set(statement.id, { statement, topic, nearness, score, isAsked });
      }
      return [...best.values()].toSorted((a, b) => b.score - a.score).slice(0, FOUND_AT_MOST);
    },
    middleOf(topicId) {
      const own = groups.findIndex(({ id }) => id === topicId || id.startsWith(`${topicId}#`));
      return middles[own] ?? null;
    },
  };
}

function groupScore(file: VectorFile, { from, count }: Group, vector: Float32Array): number {
  const top = [-1, -1, -1];
  for (let row = from; row < from + count; row++) {
    const nearness = nearnessOf(file, row, vector);
    if (nearness > (top[0] ?? 0)) top.splice(0, 3, nearness, top[0] ?? 0, top[1] ?? 0);
    else if (nearness > (top[1] ?? 0)) top.splice(1, 2, nearness, top[1] ?? 0);
    else if (nearness > (top[2] ?? 0)) top[2] = nearness;
  }
  const [first = 0, second = first, third = second] = top.filter((value) => value > -1);
  return SHARES[0] * first + SHARES[1] * second + SHARES[2] * third;
}
