import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Classifier, createClassifier } from '../search/classify.ts';
import { createFactIndex, type FactIndex } from '../search/fact-index.ts';
import { createKnowledgeIndex, type KnowledgeIndex } from '../search/knowledge-index.ts';
import { loadUtterances } from '../search/phrases.ts';
import { readVectors } from '../search/vector-table.ts';
import { loadTopics } from './load-topics.ts';
import type { Topic } from './topic.ts';

/** All that is known, ready to be searched. It never changes while the program runs. */
export type Knowledge = {
  readonly topics: ReadonlyMap<string, Topic>;
  readonly index: KnowledgeIndex;
  readonly facts: FactIndex;
  readonly classifier: Classifier;
};

const VECTORS = path.resolve(import.meta.dirname, '../../../content/vectors.bin');

export function openKnowledge(): Knowledge {
  const topics = loadTopics();
  const vectors = readVectors(readFileSync(VECTORS));
  return {
    topics: new Map(topics.map((topic) => [topic.id, topic])),
    index: createKnowledgeIndex(topics, vectors),
    facts: createFactIndex(topics, vectors),
    classifier: createClassifier(loadUtterances(topics), vectors),
  };
}
