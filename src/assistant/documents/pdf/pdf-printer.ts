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
/** For the thread itself, which on a busy machine takes longer to start than most files to read. */
const START_LIMIT_MS = 60_000;
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

type Answered = Exclude<PdfReply, { isReady: true }>;
/** `ready` once it has loaded what it works with. */
type Thread = { readonly worker: Worker; readonly ready: Promise<void> };

function startThread(onAnswer: (reply: Answered) => void, onError: (error: Error) => void): Thread {
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB },
  });
  worker.unref();
  const { promise: ready, resolve } = Promise.withResolvers<void>();
  worker.on('message', (reply: PdfReply) => ('isReady' in reply ? resolve() : onAnswer(reply)));
  worker.on('error', onError);
  return { worker, ready };
}

/** One thread, started when it is first needed. A document that takes too long is given up, and the thread with it. */
export function createPdfPrinter(limits: Limits = {}): PdfPrinter {
  const { timeLimitMs = TIME_LIMIT_MS, idleMs = IDLE_MS, growthLimitBytes = GROWTH_LIMIT_BYTES } = limits;
  let thread: Thread | null = null;
  let lastId = 0;
  let idle: NodeJS.Timeout | undefined;
  let isClosed = false;
  let turn: Promise<unknown> = Promise.resolve();
  const waiting = new Map<number, Waiting>();

  function answer(reply: Answered): void {
    const asked = waiting.get(reply.id);
    if ('pdf' in reply) asked?.resolve(reply);
    else asked?.reject(reply.isFormFault ? new FormFault(reply.fault) : new Error(`PDF: ${reply.fault}`));
  }

  /** Whoever still waits learns that it failed; the next request starts a new thread. */
  function stop(reason: Error): Promise<unknown> {
    const stopped = thread;
    thread = null;
    for (const { reject } of waiting.values()) reject(reason);
    waiting.clear();
    return stopped?.worker.terminate() ?? Promise.resolve();
  }

  async function print(job: PdfJob): Promise<Printed> {
    if (isClosed) throw new Error(STOPPING);
    clearTimeout(idle);
    thread ??= startThread(answer, (error) => void stop(error));
    const id = (lastId += 1);
    const { promise, resolve, reject } = Promise.withResolvers<Printed>();
    waiting.set(id, { resolve, reject });
    thread.worker.postMessage({ id, job } satisfies PdfRequest);
    const giveUp = () => void stop(new Error('The PDF took too long'));
    let late = setTimeout(giveUp, START_LIMIT_MS);
    // What the thread takes to start says nothing about the file.
    void thread.ready.then(() => {
      clearTimeout(late);
      if (waiting.has(id)) late = setTimeout(giveUp, timeLimitMs);
    });
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
