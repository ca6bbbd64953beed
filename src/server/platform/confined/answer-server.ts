import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Answered } from './confined.ts';
import { Refusal } from './refusal.ts';

/** The other end of `startConfined`: answers one question after the other until the server has no more. */
export function answerServer<Ask, Reply>(answer: (question: Ask) => Promise<Reply>): void {
  const watched = startWatch();
  const tell = (answered: Answered<Reply>) => process.send?.(answered);
  process.on('disconnect', () => process.exit());
  process.on('message', (question: Ask) => {
    // Nothing is read before somebody looks.
    watched
      .then(() => answer(question))
      .then(
        (reply) => tell({ reply }),
        (error: unknown) => {
          if (!(error instanceof Refusal)) process.exit(1);
          tell({ refusal: error.message });
        },
      );
  });
}

/** A thread of its own looks even while this one hangs. */
async function startWatch(): Promise<void> {
  const workerData = { memoryLimitMb: Number(process.argv[2]), parent: process.ppid };
  const watch = new Worker(new URL('./watch.ts', import.meta.url), { workerData });
  await once(watch, 'message');
  watch.unref();
}
