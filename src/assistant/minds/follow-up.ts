import type { Topic } from '../knowledge/topic.ts';
import type { Hit, Query } from '../search/knowledge-index.ts';
import { unit } from '../search/vector-table.ts';

/** How much of a message's meaning comes from what was spoken about: the shorter it is, the more. */
const WEIGHTS: readonly (readonly [words: number, weight: number])[] = [
  [4, 0.5],
  [8, 0.42],
  [14, 0.34],
  [24, 0.25],
];
const LEAST_WEIGHT = 0.15;
/** "And if he ignores it?" is about what was spoken about, or about something near to it. */
const SAME = 0.1;
const RELATED = 0.06;
const SAME_CATEGORY = 0.03;

/** A message such as "and what does it cost?" together with what it is about, as one point. */
export function blended({ text, vector }: Query, context: Float32Array | null): Query {
  if (!vector || !context) return { text, vector };
  const words = text.trim().split(/\s+/).length;
  const weight = WEIGHTS.find(([most]) => words <= most)?.[1] ?? LEAST_WEIGHT;
  return { text, vector: unit(vector.map((value, i) => (1 - weight) * value + weight * (context[i] ?? 0))) };
}

/** What is near to a message alone or in its context; what was spoken about comes first where it is close. */
export function followUpHits(alone: readonly Hit[], inContext: readonly Hit[], context: Topic): Hit[] {
  const best = new Map<string, Hit>();
  for (const hit of [...alone, ...inContext]) {
    const score = hit.score + bonus(hit.topic, context);
    if ((best.get(hit.topic.id)?.score ?? 0) < score) best.set(hit.topic.id, { topic: hit.topic, score });
  }
  return [...best.values()].toSorted((a, b) => b.score - a.score);
}

function bonus(topic: Topic, context: Topic): number {
  if (topic.id === context.id) return SAME;
  if (context.related.includes(topic.id) || topic.related.includes(context.id)) return RELATED;
  return topic.category === context.category ? SAME_CATEGORY : 0;
}
