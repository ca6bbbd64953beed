import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Answers } from '#domain/documents/answers.ts';
import { CallError } from '#web/lib/call/call-error.ts';
import { AnswerSaver, type Saved } from './answer-saver.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server with one document, which another tab may change. */
function server() {
  let saved: Saved = { revision: 0, answers: {} };
  let isDown = false;
  const calls: Answers[] = [];
  return {
    calls,
    answers: () => saved.answers,
    down: (down: boolean) => (isDown = down),
    elsewhere: (answers: Answers) =>
      (saved = { revision: saved.revision + 1, answers: { ...saved.answers, ...answers } }),
    async save(revision: number, answers: Answers): Promise<Saved> {
      calls.push(answers);
      if (isDown) throw new CallError('network-request-failed', '');
      if (revision !== saved.revision) throw new CallError('aborted', 'changed', saved);
      if (answers['a'] === 'bad') throw new CallError('invalid-argument', 'No.');
      saved = { revision: revision + 1, answers: { ...saved.answers, ...answers } };
      return saved;
    },
  };
}
const start = () => {
  const there = server();
  return {
    there,
    saver: new AnswerSaver({
      known: { revision: 0, answers: {} },
      save: (revision, answers) => there.save(revision, answers),
    }),
  };
};

test('what is typed is saved a moment after the last key, once', async () => {
  const { there, saver } = start();
  saver.set('a', 'x');
  saver.set('a', 'xy');
  expect(saver.state()).toMatchObject({ status: 'saving', pending: { a: 'xy' } });
  await vi.advanceTimersByTimeAsync(1000);
  expect(there.calls).toEqual([{ a: 'xy' }]);
  expect(saver.state()).toMatchObject({ status: 'saved', pending: {} });
});

test('what is typed while a save is on its way is saved after it', async () => {
  const { there, saver } = start();
  saver.set('a', '1');
  const flushed = saver.flush();
  saver.set('a', '2');
  saver.set('b', '3');
  await flushed;
  expect(there.answers()).toEqual({ a: '2', b: '3' });
});

describe('another tab', () => {
  test('that answered something else loses nothing', async () => {
    const { there, saver } = start();
    there.elsewhere({ b: 'theirs' });
    saver.set('a', 'mine');
    expect(await saver.flush()).toBe(true);
    expect(there.answers()).toEqual({ a: 'mine', b: 'theirs' });
    expect(saver.state().overtaken).toEqual({});
  });

  test('that answered the same question is told of', async () => {
    const { there, saver } = start();
    there.elsewhere({ a: 'theirs' });
    saver.set('a', 'mine');
    await saver.flush();
    expect(there.answers()).toEqual({ a: 'mine' });
    expect(saver.state().overtaken).toEqual({ a: 'theirs' });
    saver.forget('a');
    expect(saver.state().overtaken).toEqual({});
  });
});

test('without a connection it is kept and tried again', async () => {
  const { there, saver } = start();
  there.down(true);
  saver.set('a', 'x');
  expect(await saver.flush()).toBe(false);
  expect(saver.state()).toMatchObject({ status: 'failed', pending: { a: 'x' } });
  there.down(false);
  await vi.advanceTimersByTimeAsync(5000);
  expect(there.answers()).toEqual({ a: 'x' });
  expect(saver.state().status).toBe('saved');
});

test('what the server refuses is kept, and not sent again until it is changed', async () => {
  const { there, saver } = start();
  saver.set('a', 'bad');
  expect(await saver.flush()).toBe(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(there.calls).toHaveLength(1);
  saver.set('a', 'good');
  expect(await saver.flush()).toBe(true);
});
