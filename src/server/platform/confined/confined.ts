import { fork } from 'node:child_process';
import { Refusal } from './refusal.ts';

export type Limits = {
  /** How long one question may take; starting counts into the first. */
  readonly timeLimitMs: number;
  /** What the whole process may hold, decoders and buffers included. */
  readonly memoryLimitMb: number;
};

/** Why a reader was ended, or ended by itself, in the middle of a file. */
export class ReaderEnded extends Error {
  override readonly name = 'ReaderEnded';
  readonly why: 'time' | 'memory' | 'crash';
  constructor(why: ReaderEnded['why']) {
    super(`The reader of a file ended: ${why}`);
    this.why = why;
  }
}

export type Answered<Reply> = { readonly reply: Reply } | { readonly refusal: string };

export type Confined<Ask, Reply> = {
  /** One question at a time. */
  ask(question: Ask): Promise<Reply>;
  end(): void;
};

type Waiting<Reply> = { readonly resolve: (reply: Reply) => void; readonly reject: (error: Error) => void };

/**
 * Reads what strangers made in a process of its own: it knows none of our secrets, and if it hangs, eats memory or crashes, it
 * alone is ended. A thread would not do for decoders in C, which can neither be stopped nor be counted there.
 */
export function startConfined<Ask, Reply>(script: URL, { timeLimitMs, memoryLimitMb }: Limits): Confined<Ask, Reply> {
  let waiting: Waiting<Reply> | null = null;
  let ended: ReaderEnded['why'] | null = null;
  const child = fork(script, [`${memoryLimitMb}`], {
    execArgv: [`--max-old-space-size=${memoryLimitMb}`],
    env: {},
    serialization: 'advanced',
    // What a decoder prints may quote the file.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });

  function end(why: ReaderEnded['why']): void {
    ended ??= why;
    child.kill('SIGKILL');
    waiting?.reject(new ReaderEnded(ended));
  }
  child.on('message', (answer: Answered<Reply>) => {
    if ('reply' in answer) waiting?.resolve(answer.reply);
    else waiting?.reject(new Refusal(answer.refusal));
  });
  child.on('error', () => end('crash'));
  // Its own watch and the system kill what holds too much; Node aborts when its heap is full.
  child.on('exit', (_code, signal) => end(signal === 'SIGKILL' || signal === 'SIGABRT' ? 'memory' : 'crash'));

  return {
    async ask(question) {
      if (ended) throw new ReaderEnded(ended);
      const { promise, resolve, reject } = Promise.withResolvers<Reply>();
      waiting = { resolve, reject };
      const late = setTimeout(() => end('time'), timeLimitMs);
      // A channel that closes is followed by the exit, which says why.
      child.send(question as object, () => undefined);
      try {
        return await promise;
      } finally {
        clearTimeout(late);
        waiting = null;
      }
    },
    end: () => end('crash'),
  };
}
