import { Worker } from 'node:worker_threads';
import type { EmbedReply, EmbedRequest } from './embed-worker.ts';

export type Embedder = {
  /** Null until the model is loaded, and for good if it cannot be: word search takes over. */
  embed(text: string): Promise<Float32Array | null>;
  /** For building the vectors: waits until the model is there. */
  whenReady(): Promise<void>;
  close(): Promise<void>;
};

/** The model sees about this much; more only costs time. */
const TEXT_MAX = 600;
/** The weights live outside of its heap, which stays small. */
const LIMITS = { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 64 };

type Waiting = { readonly text: string; readonly resolve: (vector: Float32Array | null) => void };

/** `keepsProcess`: a script waits for it; a server that stops does not. */
export function createEmbedder(onError: (error: unknown) => void, keepsProcess = false): Embedder {
  const worker = new Worker(new URL('./embed-worker.ts', import.meta.url), { resourceLimits: LIMITS });
  const ready = Promise.withResolvers<void>();
  let isReady = false;
  let waiting: Waiting[] = [];
  let asked: Waiting[] = [];

  /** What came in while the worker was busy goes out together. */
  function askNext(): void {
    if (asked.length > 0 || waiting.length === 0) return;
    [asked, waiting] = [waiting, []];
    worker.postMessage({ texts: asked.map(({ text }) => text) } satisfies EmbedRequest);
  }
  function answer(vectors: readonly Float32Array[]): void {
    for (const [index, { resolve }] of asked.entries()) resolve(vectors[index] ?? null);
    asked = [];
    askNext();
  }
  worker.on('message', (reply: EmbedReply) => {
    if ('vectors' in reply) return answer(reply.vectors);
    isReady = true;
    return ready.resolve();
  });
  worker.on('error', (error) => {
    isReady = false;
    ready.reject(error);
    for (const { resolve } of [...asked, ...waiting]) resolve(null);
    [asked, waiting] = [[], []];
    onError(error);
  });
  // Nobody may be waiting for it.
  ready.promise.catch(() => undefined);
  if (!keepsProcess) worker.unref();

  return {
    embed(text) {
      if (!isReady) return Promise.resolve(null);
      return new Promise((resolve) => {
        waiting.push({ text: text.slice(0, TEXT_MAX), resolve });
        askNext();
      });
    },
    whenReady: () => ready.promise,
    async close() {
      await worker.terminate();
    },
  };
}

/** For tests and where there is no model: everything by word search. */
export const noEmbedder: Embedder = {
  embed: () => Promise.resolve(null),
  whenReady: () => Promise.resolve(),
  close: () => Promise.resolve(),
};
