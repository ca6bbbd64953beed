import { ISSUE_CATEGORIES, type IssueCategory } from '#domain/issue-category.ts';
import { categoryWords } from './category-words.ts';
import type { Query } from './knowledge-index.ts';
import type { Group, Utterance } from './phrases.ts';
import { cosine, phraseKey, type VectorTable } from './vector-table.ts';

export type Classification = {
  /** Best first. */
  readonly ranking: readonly { readonly category: IssueCategory; readonly score: number }[];
  /** How much nearer the message is to what people ask about the law than to anything else; below zero it is not legal. */
  readonly legality: number;
  /** How near it is to what people write who are in danger, from others or from themselves. */
  readonly danger: { readonly selfHarm: number; readonly violence: number };
};
export type Classifier = { classify(query: Query): Classification };

/** The mean of the three nearest utterances of a category: one lucky hit does not decide. */
const NEAREST = 3;
const WEIGHT_OF_WORDS = 0.06;

export function createClassifier(utterances: readonly Utterance[], vectors: VectorTable): Classifier {
  const groups = new Map<Group, Float32Array[]>();
  for (const { text, about } of utterances) {
    const vector = vectors.get(phraseKey(text));
    if (vector) groups.set(about, [...(groups.get(about) ?? []), vector]);
  }
  const nearness = (about: Group, vector: Float32Array) => meanOfNearest(groups.get(about) ?? [], vector);

  return {
    classify({ text, vector }) {
      const words = categoryWords(text);
      const ranking = ISSUE_CATEGORIES.map((category) => ({
        category,
        score: (vector ? nearness(category, vector) : 0) + WEIGHT_OF_WORDS * Math.min(3, words[category]),
      })).toSorted((a, b) => b.score - a.score);
      const best = ranking[0]?.score ?? 0;
      // Without the model there are only words: one that belongs to a category is legal enough.
      const legality = vector ? best - nearness('not-legal', vector) : best > 0 ? 1 : -1;
      const near = (about: Group) => (vector ? nearness(about, vector) : 0);
      const danger = { selfHarm: near('crisis-self-harm'), violence: near('crisis-danger') };
      return { ranking, legality, danger };
    },
  };
}

function meanOfNearest(group: readonly Float32Array[], vector: Float32Array): number {
  const nearest = group
    .map((other) => cosine(vector, other))
    .toSorted((a, b) => b - a)
    .slice(0, NEAREST);
  return nearest.length === 0 ? 0 : nearest.reduce((sum, value) => sum + value, 0) / nearest.length;
}
