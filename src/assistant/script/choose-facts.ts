import type { Fact, Topic } from '../knowledge/topic.ts';

/** So near to the message that it is told even though it belongs to something else. */
const STRIKING = 0.62;
/** A fact of what is spoken about is meant sooner than one of something else. */
const OF_TOPIC = 0.1;

export type FactQuery = {
  readonly topics: readonly Topic[];
  /** Other topics whose facts may fit. */
  readonly near: readonly Topic[];
  readonly nearness: ReadonlyMap<string, number>;
  readonly atMost: number;
};

/** The facts that fit a message best: those of the topics at hand, and any other that is strikingly near. */
export function chooseFacts({ topics, near, nearness, atMost }: FactQuery): Fact[] {
  const own = new Set(topics.flatMap(({ facts }) => facts.map(({ id }) => id)));
  const score = ({ id }: Fact) => (nearness.get(id) ?? 0) + (own.has(id) ? OF_TOPIC : 0);
  const candidates = new Map([...topics, ...near].flatMap(({ facts }) => facts.map((fact) => [fact.id, fact])));
  return [...candidates.values()]
    .filter(({ id }) => own.has(id) || (nearness.get(id) ?? 0) >= STRIKING)
    .toSorted((a, b) => score(b) - score(a))
    .slice(0, atMost);
}
