import type { Context } from 'hono';
import { REQUEST_BODY_MAX_BYTES } from '#domain/limits.ts';
import { AppError } from '#server/callable/app-error.ts';

const badRequest = () => new AppError('invalid-argument', 'Bad Request');
const tooLarge = () => new AppError('invalid-argument', 'The request is too large');

/** The JSON body of a callable, refused before it is read where its length is known. */
export async function readJsonBody(c: Context): Promise<unknown> {
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) throw badRequest();
  if (Number(c.req.header('content-length') ?? 0) > REQUEST_BODY_MAX_BYTES) throw tooLarge();
  const text = await readLimited(c.req.raw.body);
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest();
  }
}

async function readLimited(body: ReadableStream<Uint8Array> | null): Promise<string> {
  if (!body) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > REQUEST_BODY_MAX_BYTES) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
