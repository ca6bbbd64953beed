import { BAD_ROWS_KEPT, isComplete, type BadRow } from '#domain/attorneys/register-import.ts';
import type { Caller } from '#domain/roles.ts';
import { AppError } from '#server/callable/app-error.ts';
import type { Transaction } from '#server/platform/db/connect.ts';
import type { Deps } from '#server/platform/deps.ts';
import { recordAction } from '../actions-repo.ts';
import { ImportFault, UploadEnded } from './import-fault.ts';
import { registerRows } from './register-file.ts';
import type { RegisterRow } from './register-row.ts';
import {
  addToScratch,
  countRegistrations,
  createScratch,
  endInterrupted,
  insertImport,
  mergeScratch,
  takeImportLock,
  updateImport,
  type Progress,
} from './register-repo.ts';

export type RegisterUpload = {
  readonly fileName: string;
  readonly bytesTotal: number | null;
  readonly bytes: AsyncIterable<Uint8Array>;
};

const BATCH_ROWS = 2000;
const PROGRESS_MS = 500;
const HEARTBEAT_MS = 10_000;
const STOPPED = 'The server was stopped during this import.';
const UNEXPECTED = 'Something went wrong on our side. The register is as it was.';

/**
 * Reads the register from an upload and takes it over in one step. Until that step nobody sees anything of it, and
 * whatever goes wrong leaves the register as it was. One import at a time, in whichever process.
 */
export async function importRegister(deps: Deps, caller: Caller, upload: RegisterUpload): Promise<string> {
  let id: string | undefined;
  try {
    await deps.patientDb.transaction(async (tx) => {
      if (!(await takeImportLock(tx))) throw new AppError('aborted', 'Another import is running. Please wait for it.');
      const startedAt = deps.now();
      id = await begin(deps, caller, upload, startedAt);
      await readAndMerge(tx, { deps, caller, upload, id, startedAt });
    });
  } catch (error) {
    if (id !== undefined) await end(deps, id, error);
    throw asAnswer(error);
  }
  return id ?? '';
}

function asAnswer(error: unknown): unknown {
  if (error instanceof ImportFault) return new AppError('invalid-argument', error.message);
  // Nobody is left to read it.
  if (error instanceof UploadEnded) return new AppError('cancelled', error.message);
  return error;
}

/** Outside of the import's own transaction, so that everybody can watch it. */
async function begin(deps: Deps, caller: Caller, upload: RegisterUpload, now: Date): Promise<string> {
  const { fileName, bytesTotal } = upload;
  return deps.db.transaction(async (tx) => {
    await endInterrupted(tx, STOPPED, now);
    const id = await insertImport(tx, { fileName, bytesTotal, now });
    await recordAction(tx, caller, { action: 'import-started', subject: fileName, subjectId: id }, now);
    return id;
  });
}

async function end(deps: Deps, id: string, error: unknown): Promise<void> {
  const outcome =
    error instanceof UploadEnded
      ? { status: 'cancelled' as const, fault: null }
      : { status: 'failed' as const, fault: error instanceof ImportFault ? error.message : UNEXPECTED };
  await updateImport(deps.db, id, { ...outcome, finishedAt: deps.now() });
}

type Job = {
  readonly deps: Deps;
  readonly caller: Caller;
  readonly upload: RegisterUpload;
  readonly id: string;
  readonly startedAt: Date;
};

async function readAndMerge(tx: Transaction, job: Job): Promise<void> {
  const { deps, caller, upload, id, startedAt } = job;
  await createScratch(tx);
  const read = await readIntoScratch(tx, job);
  if (read.badRowCount === read.rowsRead) throw new ImportFault('No row of this file could be read.');
  await updateImport(deps.db, id, { ...read, status: 'saving', aliveAt: deps.now() });
  const heartbeat = setInterval(() => sayAlive(deps, id), HEARTBEAT_MS);
  try {
    const rowsBefore = await countRegistrations(tx);
    const { rowsInFile, ...merged } = await mergeScratch(tx, startedAt);
    const result = { ...merged, complete: isComplete(rowsInFile, rowsBefore) };
    clearInterval(heartbeat);
    await updateImport(tx, id, { ...result, status: 'finished', finishedAt: deps.now() });
    const details = { ...result, rowsInFile, badRowCount: read.badRowCount };
    const record = { action: 'import-finished', subject: upload.fileName, subjectId: id, details } as const;
    await recordAction(tx, caller, record, deps.now());
  } finally {
    clearInterval(heartbeat);
  }
}

function sayAlive(deps: Deps, id: string): void {
  updateImport(deps.db, id, { aliveAt: deps.now() }).catch((error: unknown) =>
    deps.log.warn({ err: error }, 'import not marked as alive'),
  );
}

/** Holds one batch in memory, whatever the size of the file. */
async function readIntoScratch(tx: Transaction, { deps, upload, id }: Job): Promise<Progress> {
  const progress = { bytesRead: 0, rowsRead: 0, badRowCount: 0, badRows: [] as BadRow[] };
  let batch: RegisterRow[] = [];
  let told = 0;
  const flush = async () => {
    if (batch.length > 0) await addToScratch(tx, batch, progress.rowsRead - batch.length);
    batch = [];
    if (performance.now() - told < PROGRESS_MS) return;
    told = performance.now();
    await updateImport(deps.db, id, { ...progress, aliveAt: deps.now() });
  };
  const bytes = counted(upload.bytes, (size) => (progress.bytesRead += size));
  for await (const read of registerRows(bytes)) {
    progress.rowsRead += 1;
    if ('row' in read) batch.push(read.row);
    else {
      progress.badRowCount += 1;
      if (progress.badRows.length < BAD_ROWS_KEPT) progress.badRows.push({ line: read.line, reason: read.reason });
    }
    if (progress.rowsRead % BATCH_ROWS === 0) await flush();
  }
  await flush();
  return progress;
}

async function* counted(chunks: AsyncIterable<Uint8Array>, onSize: (size: number) => void): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    onSize(chunk.byteLength);
    yield chunk;
  }
}
