import { createHash } from 'node:crypto';
import { AppError } from '#server/callable/app-error.ts';
import { ReaderEnded, startConfined, type Limits } from '#server/platform/confined/confined.ts';
import { Refusal } from '#server/platform/confined/refusal.ts';

export type Photo = { readonly bytes: Buffer; readonly contentType: string; readonly version: string };

/** The worst pictures with as many pixels as they may have take 2 s and 330 MB. */
const LIMITS: Limits = { timeLimitMs: 20_000, memoryLimitMb: 800 };

let turn: Promise<unknown> = Promise.resolve();

/** Files that are not photographs never reach a decoder. Photographs are decoded one at a time: ten at once would take the memory of ten. */
export async function readPhoto(upload: Buffer, limits: Limits = LIMITS): Promise<Photo> {
  if (!isPhotograph(upload)) throw refused('Please choose a JPEG, PNG or WebP picture.');
  const made = turn.then(() => makeSquare(upload, limits));
  turn = made.catch(() => undefined);
  const bytes = await made;
  const version = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  return { bytes, contentType: 'image/webp', version };
}

async function makeSquare(upload: Buffer, limits: Limits): Promise<Buffer> {
  const reader = startConfined<Uint8Array, Uint8Array>(new URL('./photo-reader.ts', import.meta.url), limits);
  try {
    return Buffer.from(await reader.ask(upload));
  } catch (error) {
    throw asRefusal(error);
  } finally {
    reader.end();
  }
}

function asRefusal(error: unknown): unknown {
  if (error instanceof Refusal) return refused(error.message);
  return error instanceof ReaderEnded ? refused(TOO_MUCH[error.why]) : error;
}

const TOO_MUCH: Readonly<Record<ReaderEnded['why'], string>> = {
  time: 'This picture takes too long to read. Please choose another one.',
  memory: 'This picture takes too much memory to read. Please make it smaller.',
  crash: 'This picture cannot be read. It may be damaged.',
};

const refused = (message: string) => new AppError('invalid-argument', message);

/** By its first bytes: what a file calls itself proves nothing, and other formats have decoders with other faults. */
function isPhotograph(bytes: Buffer): boolean {
  const startsWith = (...start: number[]) => start.every((byte, index) => bytes[index] === byte);
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  return startsWith(0xff, 0xd8, 0xff) || startsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) || isWebp;
}
