import { DrizzleQueryError } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { createLog } from '#server/platform/log.ts';
import { loggedError } from '#server/platform/db/logged-error.ts';

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

test('a query that fails keeps its words and none of its values', () => {
  const cause = Object.assign(new Error('deadlock detected'), {
    code: '40P01',
    detail: 'Key (email)=(ann@mail.example)',
  });
  const err = new DrizzleQueryError('insert into "message" values ($1)', ['My landlord\n    at home hit me'], cause);
  for (const text of [linesOf((log) => log.error({ err }, 'request failed')), JSON.stringify(loggedError(err))]) {
    expect(text).toMatch(/insert into .+message.+deadlock detected/s);
    expect(text).not.toMatch(/landlord|hit me|ann@mail/);
  }
  expect(loggedError(err)).toMatchObject({ type: 'DrizzleQueryError', code: '40P01' });
});

test('what is below the level is not written', () => {
  expect(linesOf((log) => log.debug('nothing'))).toBe('');
});
