import type { Context } from 'hono';
import { AppError } from '#server/callable/app-error.ts';
import type { Entered } from './door.ts';

const badRequest = () => new AppError('invalid-argument', 'Bad Request');

/** The JSON body of a callable. */
export async function readJsonBody(c: Context, { read }: Pick<Entered, 'read'>): Promise<unknown> {
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) throw badRequest();
  const bytes = await read();
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw badRequest();
  }
}

/** The body as it arrives, refused in these words as soon as it is known to be too large. */
export async function* boundedBody(c: Context, max: number, tooLarge: string): AsyncGenerator<Uint8Array> {
  const refused = () => new AppError('invalid-argument', tooLarge);
  if (Number(c.req.header('content-length') ?? 0) > max) throw refused();
  let size = 0;
  for await (const chunk of c.req.raw.body ?? []) {
    size += chunk.byteLength;
    if (size > max) throw refused();
    yield chunk;
  }
}

export async function readAll(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  return Buffer.concat(parts);
}
