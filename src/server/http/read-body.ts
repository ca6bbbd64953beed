import type { Context } from 'hono';
import { REQUEST_BODY_MAX_BYTES } from '#domain/limits.ts';
import { AppError } from '#server/callable/app-error.ts';

const badRequest = () => new AppError('invalid-argument', 'Bad Request');

/** The JSON body of a callable, refused before it is read where its length is known. */
export async function readJsonBody(c: Context): Promise<unknown> {
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) throw badRequest();
  const bytes = await readBytes(c, REQUEST_BODY_MAX_BYTES, 'The request is too large');
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw badRequest();
  }
}

/** The whole body, refused in these words as soon as it is known to be too large. */
export async function readBytes(c: Context, max: number, tooLarge: string): Promise<Buffer> {
  const refused = () => new AppError('invalid-argument', tooLarge);
  if (Number(c.req.header('content-length') ?? 0) > max) throw refused();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of c.req.raw.body ?? []) {
    size += chunk.byteLength;
    if (size > max) throw refused();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
