import type { Fact, Topic } from '../knowledge/topic.ts';

/** A fact of what is spoken about is meant sooner than one of something else. */
const OF_TOPIC = 0.1;
/** So near to the message that it is told although it belongs to something else, of the same area of law or of another. */
const STRIKING = { sameArea: 0.45, otherArea: 0.56 };
const STRIKING_AT_MOST = 2;

export type FactQuery = {
  readonly topic: Topic;
  /** Other topics whose facts may fit. */
  readonly near: readonly Topic[];
  readonly nearness: ReadonlyMap<string, number>;
  /** What is said anyway. */
  readonly except: ReadonlySet<string>;
  readonly atMost: number;
};

/** The facts that fit a message best: those of the topic at hand, and the nearest of all where they are striking. */
export function chooseFacts({ topic, near, nearness, except, atMost }: FactQuery): Fact[] {
  const score = ({ id }: Fact) => nearness.get(id) ?? 0;
  const nearest = (a: Fact, b: Fact) => score(b) - score(a);
  const own = new Set(topic.facts.map(({ id }) => id));
  const others = near.flatMap(({ category, facts }) => {
    const enough = category === topic.category ? STRIKING.sameArea : STRIKING.otherArea;
    return facts.filter((fact) => !own.has(fact.id) && score(fact) >= enough);
  });
  const striking = [...new Map(others.map((fact) => [fact.id, fact])).values()]
    .toSorted(nearest)
    .slice(0, STRIKING_AT_MOST);
  const rank = (fact: Fact) => score(fact) + (own.has(fact.id) ? OF_TOPIC : 0);
  return [...topic.facts, ...striking]
    .filter(({ id }) => !except.has(id))
    .toSorted((a, b) => rank(b) - rank(a))
    .slice(0, atMost);
}
