import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parentPort } from 'node:worker_threads';
import { Tokenizer } from '@huggingface/tokenizers';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { DIMENSIONS } from './vectors.ts';

/** Runs the model off the main thread, so that one person's question never delays another's. */
export type EmbedRequest = { readonly texts: readonly string[] };
export type EmbedReply = { readonly ready: true } | { readonly vectors: readonly Float32Array[] };

const MODEL = path.resolve(import.meta.dirname, '../../../training/model');
/** Longer texts are cut; the message was taken apart into sentences before. */
const TOKENS_MAX = 128;
/** Texts of one run of the model: more at once only takes memory. */
const BATCH = 8;
const PADDING = 0n;

const port = parentPort;
if (!port) throw new Error('embed-worker.ts is started as a worker');
const tokenizer = new Tokenizer(JSON.parse(readFileSync(path.join(MODEL, 'tokenizer.json'), 'utf8')), {});
const session = await InferenceSession.create(path.join(MODEL, 'model.int8.onnx'), {
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  enableCpuMemArena: false,
  graphOptimizationLevel: 'all',
});

port.on('message', (request: EmbedRequest) => void answer(request));
port.postMessage({ ready: true } satisfies EmbedReply);

async function answer({ texts }: EmbedRequest): Promise<void> {
  const vectors: Float32Array[] = [];
  for (let at = 0; at < texts.length; at += BATCH) vectors.push(...(await embed(texts.slice(at, at + BATCH))));
  port?.postMessage({ vectors } satisfies EmbedReply);
}

/** Of different lengths: the shorter ones are filled up, and the mask says what counts. */
async function embed(texts: readonly string[]): Promise<Float32Array[]> {
  const coded = texts.map((text) => cut(tokenizer.encode(text).ids));
  const length = Math.max(...coded.map((ids) => ids.length));
  const shape = [texts.length, length];
  const ids = coded.flatMap((one) => [...one.map(BigInt), ...Array<bigint>(length - one.length).fill(PADDING)]);
  const mask = coded.flatMap((one) => [...one.map(() => 1n), ...Array<bigint>(length - one.length).fill(0n)]);
  const { vector } = await session.run({
    input_ids: new Tensor('int64', BigInt64Array.from(ids), shape),
    attention_mask: new Tensor('int64', BigInt64Array.from(mask), shape),
  });
  const data = vector?.data as Float32Array;
  return texts.map((_, row) => data.slice(row * DIMENSIONS, (row + 1) * DIMENSIONS));
}

/** The last token says that the text ends: it stays. */
function cut(ids: readonly number[]): number[] {
  return ids.length <= TOKENS_MAX ? [...ids] : [...ids.slice(0, TOKENS_MAX - 1), ids.at(-1) ?? 0];
}
