import { Worker } from 'node:worker_threads';
import { FormFault } from '../official/form-fault.ts';
import type { FormReading } from '../official/read-form.ts';
import type { PdfJob, PdfReply, PdfRequest } from './pdf-worker.ts';

export type Printed = { readonly pdf: Uint8Array<ArrayBuffer>; readonly reading: Omit<FormReading, 'pdf'> | null };
export type PdfPrinter = {
  run(job: PdfJob): Promise<Printed>;
  close(): Promise<void>;
};

const TIME_LIMIT_MS = 20_000;
/** The fonts alone weigh tens of megabytes; after a quiet while the thread gives them back. */
const IDLE_MS = 30_000;
const MEMORY_LIMIT_MB = 512;
/** What is unpacked lies outside of the heap that Node limits: the whole process is watched while a job runs. */
const GROWTH_LIMIT_BYTES = 400 * 1024 * 1024;
const LOOK_MS = 50;
const STOPPING = 'The server is stopping';

type Limits = { readonly timeLimitMs?: number; readonly idleMs?: number; readonly growthLimitBytes?: number };

type Waiting = {
  readonly resolve: (printed: Printed) => void;
  readonly reject: (error: Error) => void;
};

/** One thread, started when it is first needed. A document that takes too long is given up, and the thread with it. */
export function createPdfPrinter(limits: Limits = {}): PdfPrinter {
  const { timeLimitMs = TIME_LIMIT_MS, idleMs = IDLE_MS, growthLimitBytes = GROWTH_LIMIT_BYTES } = limits;
  let worker: Worker | null = null;
  let lastId = 0;
  let idle: NodeJS.Timeout | undefined;
  let isClosed = false;
  let turn: Promise<unknown> = Promise.resolve();
  const waiting = new Map<number, Waiting>();

  function start(): Worker {
    const started = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB },
    });
    started.unref();
    started.on('message', (reply: PdfReply) => {
      const asked = waiting.get(reply.id);
      if ('pdf' in reply) asked?.resolve(reply);
      else asked?.reject(reply.isFormFault ? new FormFault(reply.fault) : new Error(`PDF: ${reply.fault}`));
    });
    started.on('error', (error) => void stop(error));
    return started;
  }

  /** Whoever still waits learns that it failed; the next request starts a new thread. */
  function stop(reason: Error): Promise<unknown> {
    const stopped = worker;
    worker = null;
    for (const { reject } of waiting.values()) reject(reason);
    waiting.clear();
    return stopped?.terminate() ?? Promise.resolve();
  }

  async function print(job: PdfJob): Promise<Printed> {
    if (isClosed) throw new Error(STOPPING);
    clearTimeout(idle);
    worker ??= start();
    const id = (lastId += 1);
    const { promise, resolve, reject } = Promise.withResolvers<Printed>();
    waiting.set(id, { resolve, reject });
    worker.postMessage({ id, job } satisfies PdfRequest);
    const late = setTimeout(() => void stop(new Error('The PDF took too long')), timeLimitMs);
    const watch = watchMemory(growthLimitBytes, () => void stop(new Error('The PDF took too much memory')));
    try {
      return await promise;
    } finally {
      clearTimeout(late);
      clearInterval(watch);
      waiting.delete(id);
      if (waiting.size === 0) idle = setTimeout(() => void stop(new Error('idle')), idleMs).unref();
    }
  }

  return {
    // One after the other: waiting for one's turn is not taking too long, and one that does takes nobody with it.
    run(job) {
      const printed = turn.then(() => print(job));
      turn = printed.catch(() => undefined);
      return printed;
    },
    async close() {
      isClosed = true;
      clearTimeout(idle);
      await stop(new Error(STOPPING));
    },
  };
}

function watchMemory(growthLimitBytes: number, tooMuch: () => void): NodeJS.Timeout {
  const largest = process.memoryUsage.rss() + growthLimitBytes;
  return setInterval(() => {
    if (process.memoryUsage.rss() > largest) tooMuch();
  }, LOOK_MS);
}
