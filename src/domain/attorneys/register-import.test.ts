import { expect, test } from 'vitest';
import { isComplete, isCutOff } from './register-import.ts';

test('an import that was silent for more than a minute was cut off, unless it had ended', () => {
  const now = new Date('2026-11-16T12:01:00.000Z');
  const at = (status: Parameters<typeof isCutOff>[0]['status'], second: string) =>
    isCutOff({ status, aliveAt: new Date(`2026-11-16T${second}Z`) }, now);
  expect([at('reading', '12:00:00.000'), at('reading', '11:59:59.999')]).toEqual([false, true]);
  expect([at('saving', '12:00:00.000'), at('saving', '11:59:59.999')]).toEqual([false, true]);
  for (const status of ['finished', 'failed', 'cancelled'] as const) expect(at(status, '00:00:00.000')).toBe(false);
});

test('a file says who is missing from it only if it holds nine of ten that were there', () => {
  expect([isComplete(900, 1000), isComplete(899, 1000)]).toEqual([true, false]);
  expect([isComplete(1, 0), isComplete(0, 0)]).toEqual([true, false]);
});
