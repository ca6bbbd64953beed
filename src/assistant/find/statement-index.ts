import type { Statement, Topic } from '../knowledge/topic.ts';
import { groupNearness } from './group-nearness.ts';
import { middleOf, type VectorFile } from './vector-file.ts';
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
  /** How likely its topic is, or one that its authors call related, by a judge that weighed all topics: small where words fit nothing that we know. */
  readonly likely: number;
  /** The nearest phrase asks for this very statement, and not only for something about its topic. */
  readonly isAsked: boolean;
};

/** What is spoken about: which topics it makes likely, and by how much what belongs to them counts for nearer. */
export type Context = { readonly expecting: Expecting; readonly lean: (topic: Topic) => number };
const NO_CONTEXT: Context = { expecting: () => 0, lean: () => 0 };

export type StatementIndex = {
  /** The best first. */
  search(asked: Asked, context?: Context): Found[];
};

/** So many groups, nearest by their middle, are looked at phrase by phrase. */
const LOOKED_AT = 90;
/** A phrase about the topic speaks for its first statement, a little less than a phrase for that statement would. */
const TOPIC_DISCOUNT = 0.015;
const FOUND_AT_MOST = 24;

export function createStatementIndex(
  topics: ReadonlyMap<string, Topic>,
  file: VectorFile,
  signs: TopicSigns = () => () => ({ nearer: 0, likely: 1 }),
): StatementIndex {
  const groups = file.groups.filter(({ id }) => topics.has(topicOf(id)));
  const middles = groups.map((group) => middleOf(file, group));
  const statements = new Map([...topics.values()].flatMap((topic) => topic.statements.map((one) => [one.id, one])));

  return {
    search(asked, { expecting, lean } = NO_CONTEXT) {
      const { vector } = asked;
      const sign = signs(asked, expecting);
      const near = groups
        .map((group, at) => ({
          group,
          nearness: cosine(middles[at] ?? vector, vector) + sign(topicOf(group.id)).nearer,
        }))
        .toSorted((a, b) => b.nearness - a.nearness)
        .slice(0, LOOKED_AT);
      const best = new Map<string, Found>();
      for (const { group } of near) {
        const topic = topics.get(topicOf(group.id));
        const statement = group.id.includes('#') ? statements.get(group.id) : topic?.statements[0];
        if (!topic || !statement) continue;
        const isAsked = group.id.includes('#');
        const { nearer, likely } = sign(topic.id);
        const kin = topic.related.reduce((sum, id) => sum + sign(id).likely, likely);
        const nearness = groupNearness(file, group, vector) + nearer - (isAsked ? 0 : TOPIC_DISCOUNT);
        const score = nearness + lean(topic);
        const known = best.get(statement.id);
        if (!known || known.score < score)
          best.set(statement.id, { statement, topic, nearness, score, likely: kin, isAsked });
      }
      return [...best.values()].toSorted((a, b) => b.score - a.score).slice(0, FOUND_AT_MOST);
    },
  };
}
