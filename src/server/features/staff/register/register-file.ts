import { ReaderEnded, startConfined, type Limits } from '#server/platform/confined/confined.ts';
import { Refusal } from '#server/platform/confined/refusal.ts';
import { ImportFault } from './import-fault.ts';
import type { Piece } from './register-reader.ts';
import type { FileRow } from './register-records.ts';

/** For each piece of the file, of which an upload brings some ten thousand. */
const LIMITS: Limits = { timeLimitMs: 20_000, memoryLimitMb: 400 };

/** Reads the file as it arrives, in a process of its own: a piece goes there, the rows in it come back. */
export async function* registerRows(chunks: AsyncIterable<Uint8Array>, limits = LIMITS): AsyncGenerator<FileRow> {
  const reader = startConfined<Piece, FileRow[]>(new URL('./register-reader.ts', import.meta.url), limits);
  try {
    for await (const piece of chunks) yield* await reader.ask(piece);
    yield* await reader.ask(null);
  } catch (error) {
    throw asFault(error);
  } finally {
    reader.end();
  }
}

function asFault(error: unknown): unknown {
  if (error instanceof ReaderEnded) return new ImportFault(TOO_MUCH[error.why]);
  return error instanceof Refusal ? new ImportFault(error.message) : error;
}

const TOO_MUCH: Readonly<Record<ReaderEnded['why'], string>> = {
  time: 'This file takes too long to read. It cannot be the register.',
  memory: 'This file takes too much memory to read. It cannot be the register.',
  crash: 'This file cannot be read. It may be damaged.',
};
