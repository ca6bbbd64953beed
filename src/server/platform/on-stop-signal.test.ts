import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { onStopSignal } from '#server/platform/on-stop-signal.ts';

function listen() {
  const signals = new EventEmitter();
  const calls: string[] = [];
  let time = 0;
  onStopSignal(
    () => calls.push('stop'),
    () => calls.push('force'),
    { signals, now: () => time },
  );
  return { calls, send: (signal: string, at: number) => ((time = at), signals.emit(signal)) };
}

test.each(['SIGINT', 'SIGTERM'])('%s asks to stop', (signal) => {
  const { calls, send } = listen();
  send(signal, 0);
  expect(calls).toEqual(['stop']);
});

test('one Ctrl-C that arrives twice, from the terminal and through npm, is one', () => {
  const { calls, send } = listen();
  send('SIGINT', 0);
  send('SIGINT', 40);
  expect(calls).toEqual(['stop']);
});

test('a second Ctrl-C does not wait any longer', () => {
  const { calls, send } = listen();
  send('SIGINT', 0);
  send('SIGINT', 2_000);
  expect(calls).toEqual(['stop', 'force']);
});
