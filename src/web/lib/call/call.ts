import type { CALLABLE_PATH } from '#contract/envelope.ts';
import type { CallableName, ChunkOf, DataOf, OutputOf } from '#contract/index.ts';
import { CallError } from './call-error.ts';
import { eventStream } from './event-stream.ts';
import { reportSessionLoss } from '../session/session-loss.ts';
import { readFrame, resultOf, type Frame } from './read-answer.ts';

// The contract's schemas stay out of the bundle, so its constant is repeated here and held to its type.
const PATH: typeof CALLABLE_PATH = '/us-central1';

export type CallOptions<Name extends CallableName> = {
  signal?: AbortSignal;
  /** Given, the answer is streamed: each chunk is handed over before the result. */
  onChunk?: (chunk: ChunkOf<Name>) => void;
  /** It reaches the server although the page is being closed. */
  outlivesPage?: boolean;
};

/** Browsers refuse to keep more than 64 kB on its way; a character may take three bytes. */
const OUTLIVES_MAX = 20_000;

/** A call without input may leave its data out. */
type CallArguments<Name extends CallableName> =
  unknown extends DataOf<Name>
    ? [data?: null, options?: CallOptions<Name>]
    : [data: DataOf<Name>, options?: CallOptions<Name>];

export async function call<Name extends CallableName>(
  name: Name,
  ...args: CallArguments<Name>
): Promise<OutputOf<Name>> {
  const [data, options = {}] = args as [data?: unknown, options?: CallOptions<Name>];
  try {
    return await answerOf<Name>(await post(name, data, options), options);
  } catch (error) {
    // In a stream it comes after everything has begun well.
    if (error instanceof CallError && error.code === 'unauthenticated') reportSessionLoss();
    throw error;
  }
}

async function answerOf<Name extends CallableName>(response: Response, options: CallOptions<Name>) {
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
  if (isStream && response.body) return readStream<Name>(response.body, options);
  return resultOf(await readFrame(response)) as OutputOf<Name>;
}

async function post<Name extends CallableName>(name: Name, data: unknown, options: CallOptions<Name>) {
  const body = JSON.stringify({ data: data ?? null });
  try {
    return await fetch(`${PATH}/${name}`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: {
        'content-type': 'application/json',
        accept: options.onChunk ? 'text/event-stream' : 'application/json',
      },
      body,
      keepalive: options.outlivesPage === true && body.length <= OUTLIVES_MAX,
      signal: options.signal ?? null,
    });
  } catch (error) {
    throw connectionError(error, options.signal);
  }
}

async function readStream<Name extends CallableName>(body: ReadableStream<Uint8Array>, options: CallOptions<Name>) {
  try {
    for await (const data of eventStream(body)) {
      const frame = JSON.parse(data) as Frame;
      if (!('message' in frame)) return resultOf(frame) as OutputOf<Name>;
      options.onChunk?.(frame.message as ChunkOf<Name>);
    }
  } catch (error) {
    if (error instanceof CallError) throw error;
    throw connectionError(error, options.signal);
  }
  throw connectionError(null, options.signal);
}

/** An answer that the reader gave up on is not a failed one: the caller tells them apart by the abort's own error. */
function connectionError(error: unknown, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted) return error ?? signal.reason;
  return new CallError('network-request-failed', '');
}
