import { converse, type Engine } from './converse.ts';
import { shareOfOpening, type OpeningJudge } from './decide/answering/opening-signs.ts';
import { loadDefinitions } from './documents/load-definitions.ts';
import { createEmbedder, type Embedder } from './find/vectors/embedder.ts';
import { type Knowledge, openKnowledge } from './knowledge/open-knowledge.ts';
import { createMeasureNearness } from './minds/model/measure-nearness.ts';
import { type ModelConfig, PATIENCE, type Patience } from './minds/model/model-config.ts';
import { createModelMind, type ModelNews } from './minds/model/model-mind.ts';
import { openWithoutAround } from './read/typed/around.ts';
import { openSpelling } from './read/typed/spelling.ts';
import type { Assistant } from './reply.ts';
import { createFindDocuments } from './tools/find-documents.ts';

type Options = {
  readonly onError: (error: unknown) => void;
  readonly embedder?: Embedder;
  readonly knowledge?: Knowledge;
  /** Without one the built-in mind answers alone. */
  readonly model?: ModelConfig | undefined;
  readonly onModelNews?: (news: ModelNews) => void;
  readonly patience?: Patience;
  readonly opens?: OpeningJudge;
};

/** Ready at once: until the sentence model is loaded in its thread, what people write is compared word by word. */
export function createAssistant({ onError, embedder = createEmbedder(onError), ...options }: Options): Assistant {
  const { knowledge = openKnowledge(), model: config, patience = PATIENCE, opens = shareOfOpening } = options;
  const { topics, emergencies, search, judges, danger, events, aspectWords } = knowledge;
  // Read before the first message comes.
  openSpelling();
  openWithoutAround();
  const definitions = new Map(loadDefinitions().map((definition) => [definition.id, definition]));
  const onNews = options.onModelNews ?? (() => undefined);
  const engine: Engine = {
    ears: { embedder, judges, danger, events, aspectWords },
    search,
    opens,
    topics,
    emergencies,
    documents: {
      find: createFindDocuments(),
      get: (id) => definitions.get(id),
      of: (topic) => topic.documents.flatMap((id) => definitions.get(id) ?? []),
    },
    model: config
      ? createModelMind({ config, topics, patience, measure: createMeasureNearness(embedder), onNews })
      : null,
  };
  return { reply: (turn) => converse(engine, turn), close: () => embedder.close() };
}
