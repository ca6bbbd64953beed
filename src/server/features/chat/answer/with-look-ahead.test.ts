import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { withLookAhead } from './with-look-ahead.ts';

async function* spoken(pause: () => Promise<unknown>) {
  yield 'one';
  yield 'two';
  await pause();
  yield 'three';
}

test('what is overtaken at once is told apart from what is followed by a silence', async () => {
  const heard = await Array.fromAsync(withLookAhead(spoken(() => sleep(20))));
  expect(heard).toEqual([
    { event: 'one', isFollowed: true },
    { event: 'two', isFollowed: false },
    { event: 'three', isFollowed: true },
  ]);
});

test('a fault reaches whoever listens, after everything that came before it', async () => {
  const heard: string[] = [];
  const listening = async () => {
    for await (const { event } of withLookAhead(spoken(() => Promise.reject(new Error('lost'))))) heard.push(event);
  };
  await expect(listening()).rejects.toThrow('lost');
  expect(heard).toEqual(['one', 'two']);
});

test('whoever stops listening ends the speaker too', async () => {
  let isEnded = false;
  async function* endless() {
    try {
      for (;;) yield 'more';
    } finally {
      isEnded = true;
    }
  }
  for await (const { event } of withLookAhead(endless())) if (event) break;
  expect(isEnded).toBe(true);
});
