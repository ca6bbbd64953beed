import type { Caller } from '#domain/roles.ts';
import { AppError } from '#server/callable/app-error.ts';
import type { Deps } from '#server/platform/deps.ts';
import { ImportFault, UploadEnded } from './import-fault.ts';
import { importRegister, type RegisterUpload } from './register-import.ts';

export type RegisterImports = {
  /** Answers the id of the import once it is finished. */
  run(deps: Deps, caller: Caller, upload: RegisterUpload): Promise<string>;
  /** Ends what is running, and waits until it has taken itself back. */
  close(): Promise<void>;
};

/** The imports of this process, which must not outlive it. */
export function createRegisterImports(): RegisterImports {
  const stop = new AbortController();
  const running = new Set<Promise<unknown>>();
  return {
    run(deps, caller, upload) {
      const work = importRegister(deps, caller, { ...upload, bytes: untilStopped(upload.bytes, stop.signal) });
      const settled: Promise<unknown> = work.catch(() => undefined).finally(() => running.delete(settled));
      running.add(settled);
      return work;
    },
    async close() {
      stop.abort();
      await Promise.all(running);
    },
  };
}

/** Leaves the rest of the bytes where they are, so that whoever gave them can still read them off. */
async function* untilStopped(bytes: AsyncIterable<Uint8Array>, stop: AbortSignal): AsyncGenerator<Uint8Array> {
  const reader = bytes[Symbol.asyncIterator]();
  const stopped = Promise.withResolvers<'stopped'>();
  const onStop = () => stopped.resolve('stopped');
  stop.addEventListener('abort', onStop);
  try {
    for (;;) {
      const next = stop.aborted ? 'stopped' : await Promise.race([read(reader), stopped.promise]);
      if (next === 'stopped') throw new ImportFault('The server was stopped during this import.');
      if (next.done) return;
      yield next.value;
    }
  } finally {
    stop.removeEventListener('abort', onStop);
  }
}

/** Whatever happens to an upload on its way is its end; that it is too large is a fault of the file. */
async function read(reader: AsyncIterator<Uint8Array>): Promise<IteratorResult<Uint8Array>> {
  try {
    return await reader.next();
  } catch (error) {
    if (error instanceof AppError) throw new ImportFault(error.message);
    throw new UploadEnded('The upload ended early.', { cause: error });
  }
}
