import { expect, it } from 'vitest';
import { awaitClaim } from './await-claim.ts';

function polling(answers: number[]) {
  const waits: number[] = [];
  let reads = 0;
  const done = awaitClaim({
    read: async () => answers[reads++] ?? 0,
    isThere: (version) => version >= 1,
    wait: async (milliseconds) => {
      waits.push(milliseconds);
    },
  });
  return { done, waits, reads: () => reads };
}

it('is content at once when the first reading carries the claim', async () => {
  const { done, waits, reads } = polling([1]);
  await done;
  expect(waits).toEqual([]);
  expect(reads()).toBe(1);
});

it('reads again every 500 ms until the claim is there', async () => {
  const { done, waits, reads } = polling([0, 0, 1]);
  await done;
  expect(waits).toEqual([500, 500]);
  expect(reads()).toBe(3);
});

it('accepts the claim at the fifth and last reading', async () => {
  const { done } = polling([0, 0, 0, 0, 1]);
  await expect(done).resolves.toBeUndefined();
});

it('gives up after five readings', async () => {
  const { done, reads } = polling([0, 0, 0, 0, 0, 1]);
  await expect(done).rejects.toThrow('Timed out waiting for updated claims');
  expect(reads()).toBe(5);
});

it('passes on a reading that fails', async () => {
  const failing = awaitClaim({ read: () => Promise.reject(new Error('offline')), isThere: () => true });
  await expect(failing).rejects.toThrow('offline');
});
