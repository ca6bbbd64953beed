import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parentPort } from 'node:worker_threads';
import { Tokenizer } from '@huggingface/tokenizers';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { DIMENSIONS } from './vectors.ts';

/** Runs the model off the main thread, so that one person's question never delays another's. */
export type EmbedRequest = { readonly texts: readonly string[] };
export type EmbedReply = { readonly ready: true } | { readonly vectors: readonly Float32Array[] };

const MODEL = path.resolve(import.meta.dirname, '../../../../training/model');
/** Longer texts are cut; the message was taken apart into sentences before. */
const TOKENS_MAX = 128;
/** Texts of one run of the model: more at once only takes memory. */
const BATCH = 8;
/** Of like length: the shortest of a batch has at least this share of the longest. */
const ALIKE = 0.75;
const PADDING = 0n;

const port = parentPort;
if (!port) throw new Error('embed-worker.ts is started as a worker');
const tokenizer = new Tokenizer(JSON.parse(readFileSync(path.join(MODEL, 'tokenizer.json'), 'utf8')), {});
const session = await InferenceSession.create(path.join(MODEL, 'model.int8.onnx'), {
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  enableCpuMemArena: false,
  graphOptimizationLevel: 'all',
  // Without it a processor that has no instruction for eight-bit products cuts off what is too large, and hears other things than the rest.
  extra: { session: { x64quantprecision: '1' } },
});

port.on('message', (request: EmbedRequest) => void answer(request));
port.postMessage({ ready: true } satisfies EmbedReply);

async function answer({ texts }: EmbedRequest): Promise<void> {
  const vectors: Float32Array[] = [];
  for (const batch of batches(texts.map((text, at) => ({ at, ids: cut(tokenizer.encode(text).ids) }))))
    for (const [row, vector] of (await embed(batch)).entries()) vectors[batch[row]?.at ?? 0] = vector;
  port?.postMessage({ vectors } satisfies EmbedReply);
}

/** A text as numbers, and where among the asked ones it stood. */
type Coded = { readonly at: number; readonly ids: readonly number[] };

/** Shorter texts are filled up to the longest of their batch, which costs as much as words do: those of like length go together. */
function batches(coded: readonly Coded[]): Coded[][] {
  const found: Coded[][] = [];
  for (const one of coded.toSorted((a, b) => b.ids.length - a.ids.length)) {
    const last = found.at(-1);
    const fits = last && last.length < BATCH && one.ids.length >= (last[0]?.ids.length ?? 0) * ALIKE;
    if (fits) last.push(one);
    else found.push([one]);
  }
  return found;
}

/** Of different lengths: the mask says what counts. */
async function embed(coded: readonly Coded[]): Promise<Float32Array[]> {
  const length = Math.max(...coded.map(({ ids }) => ids.length));
  const shape = [coded.length, length];
  const ids = new BigInt64Array(coded.length * length).fill(PADDING);
  const mask = new BigInt64Array(coded.length * length);
  for (const [row, one] of coded.entries()) {
    ids.set(one.ids.map(BigInt), row * length);
    mask.fill(1n, row * length, row * length + one.ids.length);
  }
  const { vector } = await session.run({
    input_ids: new Tensor('int64', ids, shape),
    attention_mask: new Tensor('int64', mask, shape),
  });
  const data = vector?.data as Float32Array;
  return coded.map((_, row) => data.slice(row * DIMENSIONS, (row + 1) * DIMENSIONS));
}

/** The last token says that the text ends: it stays. */
function cut(ids: readonly number[]): number[] {
  return ids.length <= TOKENS_MAX ? [...ids] : [...ids.slice(0, TOKENS_MAX - 1), ids.at(-1) ?? 0];
}
