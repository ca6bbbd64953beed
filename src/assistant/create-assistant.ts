import { loadDefinitions } from './documents/load-definitions.ts';
import { type Knowledge, openKnowledge } from './knowledge/open-knowledge.ts';
import { createBuiltInMind } from './minds/built-in-mind.ts';
import { type ModelConfig, PATIENCE, type Patience } from './minds/model/model-config.ts';
import { createModelMind, type ModelNews } from './minds/model/model-mind.ts';
import type { Assistant } from './reply.ts';
import { converse } from './script/conversation.ts';
import { createEmbedder, type Embedder } from './search/embedder.ts';
import { createFindDocuments } from './tools/find-documents.ts';
import { createToolbox } from './tools/toolbox.ts';

type Options = {
  readonly onError: (error: unknown) => void;
  readonly embedder?: Embedder;
  readonly knowledge?: Knowledge;
  /** Without one the built-in mind answers alone. */
  readonly model?: ModelConfig | undefined;
  readonly onModelNews?: (news: ModelNews) => void;
  readonly patience?: Patience;
};

/** Ready at once: until the embedding model is loaded in its thread, what people write is compared word by word. */
export function createAssistant({ onError, embedder = createEmbedder(onError), ...options }: Options): Assistant {
  const { knowledge = openKnowledge(), model: config, patience = PATIENCE } = options;
  const { topics, index, facts, classifier } = knowledge;
  const findDocuments = createFindDocuments();
  const definitions = new Map(loadDefinitions().map((definition) => [definition.id, definition]));
  const toolbox = createToolbox({ embedder, index, findDocuments });
  const onNews = options.onModelNews ?? (() => undefined);
  const engine = {
    topics,
    documents: { find: findDocuments, get: (id: string) => definitions.get(id) },
    mind: createBuiltInMind({ embedder, index, facts, classifier }),
    model: config ? createModelMind({ config, toolbox, patience, onNews }) : null,
  };
  return { reply: (turn) => converse(engine, turn), close: () => embedder.close() };
}
