import { expect, onTestFinished, test } from 'vitest';
import { ReaderEnded, startConfined, type Limits } from './confined.ts';
import { Refusal } from './refusal.ts';

const SCRIPT = new URL('../../../../test/fakes/confined/badly-behaved.ts', import.meta.url);
const ROOMY: Limits = { timeLimitMs: 30_000, memoryLimitMb: 300 };

function start(limits: Partial<Limits> = {}) {
  const reader = startConfined<string, unknown>(SCRIPT, { ...ROOMY, ...limits });
  onTestFinished(() => reader.end());
  return reader;
}
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test.each([
  ['hang', 'time'],
  ['wait for ever', 'time'],
  ['fill buffers', 'memory'],
  ['fill the heap', 'memory'],
  ['crash', 'crash'],
  ['throw', 'crash'],
] as const)('a reader that is told to %s is ended for %s, and its process is gone', async (deed, why) => {
  const reader = start(why === 'time' ? { timeLimitMs: 2_000 } : {});
  const pid = (await reader.ask('pid')) as number;
  await expect(reader.ask(deed)).rejects.toEqual(new ReaderEnded(why));
  await expect.poll(() => isAlive(pid)).toBe(false);
  await expect(reader.ask('pid')).rejects.toEqual(new ReaderEnded(why));
});

test('meanwhile the server goes on with its work', async () => {
  const reader = start({ timeLimitMs: 2_000 });
  await reader.ask('pid');
  let ticks = 0;
  const clock = setInterval(() => (ticks += 1), 5);
  await expect(reader.ask('hang')).rejects.toThrow(ReaderEnded);
  clearInterval(clock);
  expect(ticks).toBeGreaterThan(10);
});

test('a refusal comes over in its words, and the reader goes on', async () => {
  const reader = start();
  await expect(reader.ask('refuse')).rejects.toEqual(new Refusal('This is no picture.'));
  expect(await reader.ask('pid')).toBeGreaterThan(0);
});

test('it knows nothing of the environment: no secret of the server is in it', async () => {
  process.env['PLANTED_SECRET'] = 'planted';
  expect(await start().ask('environment')).not.toContain('PLANTED_SECRET');
  delete process.env['PLANTED_SECRET'];
});
