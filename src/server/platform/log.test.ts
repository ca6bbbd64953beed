import { afterEach, expect, test, vi } from 'vitest';
import { createLog } from '#server/platform/log.ts';

afterEach(() => vi.restoreAllMocks());

function linesOf(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
  write(createLog({ production: false, logLevel: 'info' }));
  vi.restoreAllMocks();
  return lines.join('');
}

test('in development a line is for a human: time, level, words, details', () => {
  const line = linesOf((log) => log.warn({ chatId: 'c1' }, 'a slow answer'));
  expect(line).toMatch(/^\d\d:\d\d:\d\d warn {2}a slow answer \{"chatId":"c1"\}\n$/);
});

test('an error keeps its stack', () => {
  const text = linesOf((log) => log.error({ err: new Error('broken') }, 'request failed'));
  expect(text).toMatch(/error request failed\nError: broken\n {4}at /);
});

test('what is below the level is not written', () => {
  expect(linesOf((log) => log.debug('nothing'))).toBe('');
});
