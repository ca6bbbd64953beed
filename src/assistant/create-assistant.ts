import { readFileSync } from 'node:fs';
import path from 'node:path';
import { loadTopics } from './knowledge/load-topics.ts';
import { createBuiltInMind } from './minds/built-in-mind.ts';
import type { Assistant } from './reply.ts';
import { converse } from './script/conversation.ts';
import { createClassifier } from './search/classify.ts';
import { createEmbedder, type Embedder } from './search/embedder.ts';
import { createFactIndex } from './search/fact-index.ts';
import { createKnowledgeIndex } from './search/knowledge-index.ts';
import { loadUtterances } from './search/phrases.ts';
import { readVectors } from './search/vector-table.ts';

const VECTORS = path.resolve(import.meta.dirname, '../../content/vectors.bin');

type Options = { readonly onError: (error: unknown) => void; readonly embedder?: Embedder };

/** Ready at once: until the model is loaded in its thread, what people write is compared word by word. */
export function createAssistant({ onError, embedder = createEmbedder(onError) }: Options): Assistant {
  const topics = loadTopics();
  const vectors = readVectors(readFileSync(VECTORS));
  const mind = createBuiltInMind({
    embedder,
    index: createKnowledgeIndex(topics, vectors),
    facts: createFactIndex(topics, vectors),
    classifier: createClassifier(loadUtterances(topics), vectors),
  });
  const engine = { mind, topics: new Map(topics.map((topic) => [topic.id, topic])) };
  return { reply: (turn) => converse(engine, turn), close: () => embedder.close() };
}
