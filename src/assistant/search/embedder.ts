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

/** `keepsProcess`: a script waits for it; a server that stops does not. */
export function createEmbedder(onError: (error: unknown) => void, keepsProcess = false): Embedder {
  const worker = new Worker(new URL('./embed-worker.ts', import.meta.url));
  const waiting = new Map<number, (vector: Float32Array | null) => void>();
  const ready = Promise.withResolvers<void>();
  let isReady = false;
  let nextId = 0;

  worker.on('message', (reply: EmbedReply) => {
    if ('ready' in reply) {
      isReady = true;
      return ready.resolve();
    }
    waiting.get(reply.id)?.(reply.vectors[0] ?? null);
    return waiting.delete(reply.id);
  });
  const giveUp = (error: unknown) => {
    isReady = false;
    ready.reject(error);
    for (const resolve of waiting.values()) resolve(null);
    waiting.clear();
    onError(error);
  };
  worker.on('error', giveUp);
  // Nobody may be waiting for it.
  ready.promise.catch(() => undefined);
  if (!keepsProcess) worker.unref();

  return {
    embed(text) {
      if (!isReady) return Promise.resolve(null);
      const id = (nextId += 1);
      return new Promise((resolve) => {
        waiting.set(id, resolve);
        worker.postMessage({ id, texts: [text.slice(0, TEXT_MAX)] } satisfies EmbedRequest);
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
