import { answerServer } from '#server/platform/confined/answer-server.ts';
import { Refusal } from '#server/platform/confined/refusal.ts';

const held: unknown[] = [];

/** A reader of files that does whatever it is told. */
const DEEDS: Readonly<Record<string, () => unknown>> = {
  hang: () => {
    for (;;);
  },
  'wait for ever': () => new Promise(() => undefined),
  'fill buffers': () => {
    for (;;) held.push(Buffer.alloc(10_000_000, 1));
  },
  'fill the heap': () => {
    for (;;) held.push(Array.from({ length: 100_000 }, (_, index) => ({ index })));
  },
  crash: () => process.exit(3),
  throw: () => {
    throw new TypeError('a fault of ours');
  },
  refuse: () => {
    throw new Refusal('This is no picture.');
  },
  environment: () => Object.keys(process.env),
  pid: () => process.pid,
};

answerServer(async (deed: string) => DEEDS[deed]?.());
