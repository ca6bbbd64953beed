import { Worker } from 'node:worker_threads';
import type { EmbedReply, EmbedRequest } from './embed-worker.ts';

export type Embedder = {
  /** Null until the model is loaded, if it cannot be, and when too many wait: words decide then. */
  embed(texts: readonly string[]): Promise<readonly Float32Array[] | null>;
  /** For building the vectors: waits until the model is there. */
  whenReady(): Promise<void>;
  close(): Promise<void>;
};

/** Nobody waits behind more than this; at six milliseconds a text that is about two seconds. */
const WAITING_MAX = 400;
/** The weights live outside of its heap, which stays small. */
const LIMITS = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 96 };

type Waiting = {
  readonly texts: readonly string[];
  readonly resolve: (vectors: readonly Float32Array[] | null) => void;
};

/** For tests that need no model: words decide. */
export const noEmbedder: Embedder = {
  embed: () => Promise.resolve(null),
  whenReady: () => Promise.resolve(),
  close: () => Promise.resolve(),
};

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
    worker.postMessage({ texts: asked.flatMap(({ texts }) => texts) } satisfies EmbedRequest);
  }
  function answer(vectors: readonly Float32Array[]): void {
    let at = 0;
    for (const { texts, resolve } of asked) resolve(vectors.slice(at, (at += texts.length)));
    asked = [];
    askNext();
  }
  function giveUp(error: Error): void {
    isReady = false;
    ready.reject(error);
    for (const { resolve } of [...asked, ...waiting]) resolve(null);
    [asked, waiting] = [[], []];
  }
  worker.on('message', (reply: EmbedReply) => {
    if ('vectors' in reply) return answer(reply.vectors);
    isReady = true;
    return ready.resolve();
  });
  worker.on('error', (error) => {
    giveUp(error);
    onError(error);
  });
  worker.on('exit', () => giveUp(new Error('The sentence model has ended.')));
  // Nobody may be waiting for it.
  ready.promise.catch(() => undefined);
  if (!keepsProcess) worker.unref();

  return {
    embed(texts) {
      const ahead = [...asked, ...waiting].reduce((sum, one) => sum + one.texts.length, 0);
      if (!isReady || texts.length === 0 || (ahead > WAITING_MAX && !keepsProcess)) return Promise.resolve(null);
      return new Promise((resolve) => {
        waiting.push({ texts, resolve });
        askNext();
      });
    },
    whenReady: () => ready.promise,
    async close() {
      // A library of the machine that is stopped while it loads takes the whole process with it.
      await ready.promise.catch(() => undefined);
      await worker.terminate();
    },
  };
}
