import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import { AppError } from '#server/callable/app-error.ts';
import type { Entered } from '../doors/door.ts';

const badRequest = () => new AppError('invalid-argument', 'Bad Request');

/** The JSON body of a callable. */
export async function readJsonBody(c: Context, { read }: Pick<Entered, 'read'>): Promise<unknown> {
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) throw badRequest();
  const bytes = await read();
  const text = bytes.toString('utf8');
  if (holdsNul(text)) throw new AppError('invalid-argument', 'The text holds a character that cannot be stored.');
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest();
  }
}

/** In JSON it is written out, after an even number of backslashes. */
export const holdsNul = (json: string) => json.includes('\0') || /(?<!\\)(?:\\\\)*\\u0000/.test(json);

/** The body as it arrives, refused in these words as soon as it is known to be too large. */
export async function* boundedBody(c: Context, max: number, tooLarge: string): AsyncGenerator<Uint8Array> {
  const refused = () => new AppError('invalid-argument', tooLarge);
  if (Number(c.req.header('content-length') ?? 0) > max) throw refused();
  let size = 0;
  for await (const chunk of arriving(c)) {
    size += chunk.byteLength;
    if (size > max) throw refused();
    yield chunk;
  }
}

/** Straight from the socket where there is one: a stream of the web around it costs more than all the rest of a small call. */
function arriving(c: Context): AsyncIterable<Uint8Array> | Iterable<Uint8Array> {
  const { incoming } = (c.env ?? {}) as { incoming?: IncomingMessage };
  // Whoever is refused half way still gets an answer.
  if (incoming) return incoming.iterator({ destroyOnReturn: false });
  return c.req.raw.body ?? [];
}

export async function readAll(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  return Buffer.concat(parts);
}
