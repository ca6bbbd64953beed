import type { Statement, Topic } from '../knowledge/topic.ts';
import { groupNearness } from './group-nearness.ts';
import { middlesOf, type Group, type VectorFile } from './vector-file.ts';
import { topicOf } from './phrases.ts';
import type { Asked, Expecting, TopicSign, TopicSigns } from './topic-signs.ts';

/** A statement that may be what was asked for. */
export type Found = {
  readonly statement: Statement;
  readonly topic: Topic;
  /** How near it is to what was asked… */
  readonly nearness: number;
  /** …by the words of the question alone, without what is spoken about… */
  readonly own: number;
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
  const groups = file.groups.flatMap((group) => candidate(topics, group));
  const middles = middlesOf(
    file,
    groups.map(({ group }) => group),
  );
  const all = [{ from: 0, count: groups.length }];

  return {
    search(asked, { expecting, lean } = NO_CONTEXT) {
      const { vector } = asked;
      const sign = once(signs(asked, expecting));
      const [nearMiddles = new Float32Array()] = middles.nearness(vector, all);
      const near = groups
        .map((one, at) => ({ one, nearness: (nearMiddles[at] ?? 0) + sign(one.topic.id).nearer }))
        .toSorted((a, b) => b.nearness - a.nearness)
        .slice(0, LOOKED_AT)
        .map(({ one }) => one);
      const ranges = near.map(({ group }) => group);
      const best = new Map<string, Found>();
      for (const [at, phrases] of groupNearness(file.rows, ranges, vector).entries()) {
        const { topic, statement, isAsked } = near[at] as Candidate;
        const { nearer, likely } = sign(topic.id);
        const kin = topic.related.reduce((sum, id) => sum + sign(id).likely, likely);
        const nearness = phrases + nearer - (isAsked ? 0 : TOPIC_DISCOUNT);
        const score = nearness + lean(topic);
        const known = best.get(statement.id);
        if (!known || known.score < score)
          best.set(statement.id, { statement, topic, nearness, own: nearness, score, likely: kin, isAsked });
      }
      return [...best.values()].toSorted((a, b) => b.score - a.score).slice(0, FOUND_AT_MOST);
    },
  };
}

/** Phrases, and the statement that they speak for. */
type Candidate = {
  readonly group: Group;
  readonly topic: Topic;
  readonly statement: Statement;
  readonly isAsked: boolean;
};

function candidate(topics: ReadonlyMap<string, Topic>, group: Group): Candidate[] {
  const topic = topics.get(topicOf(group.id));
  const isAsked = group.id.includes('#');
  const statement = isAsked ? topic?.statements.find(({ id }) => id === group.id) : topic?.statements[0];
  return topic && statement ? [{ group, topic, statement, isAsked }] : [];
}

/** A topic has many groups: what speaks for it is looked up once. */
function once(sign: (topicId: string) => TopicSign): (topicId: string) => TopicSign {
  const known = new Map<string, TopicSign>();
  return (id) => {
    const found = known.get(id) ?? sign(id);
    known.set(id, found);
    return found;
  };
}
