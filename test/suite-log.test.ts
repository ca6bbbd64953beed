import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refuseLeaks } from './logs.ts';
import { findLeaks, plant, SUITE_LOGS, suiteLog } from './suite-log.ts';

let logs: string;
beforeEach(() => {
  logs = mkdtempSync(path.join(tmpdir(), 'plainly-logs-test-'));
  vi.stubEnv(SUITE_LOGS, logs);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(logs, { recursive: true });
});

const found = () => findLeaks(logs).map((leak) => leak.found);

test.each([
  ['an address', { to: 'somebody@people.example' }, 'somebody@people.example'],
  ['the name of a person in the fixtures', { name: 'Ada Advocate' }, 'advocate'],
  ['what most chats begin with', { chat: 'My landlord kept my deposit.' }, 'kept my deposit'],
])('%s in a log is found', (_what, logged, leak) => {
  suiteLog().info(logged, 'a line');
  expect(found()).toEqual([leak]);
});

test('four words of whatever was sent are found, however deep they stood and however they are cut', () => {
  plant({ data: { answers: [{ text: 'The boiler has been broken since Tuesday, nobody came.' }] } });
  const log = suiteLog();
  log.info({ cut: 'boiler has been BROKEN since Tu' }, 'one');
  log.info({ other: 'the boiler is fine' }, 'another');
  expect(found()).toEqual(['boiler has been broken']);
});

test('ids, single words and our own sentences are no leak', () => {
  plant({ chatId: crypto.randomUUID(), view: 'a', title: 'Two words' });
  suiteLog().warn(
    { title: 'Two words', id: crypto.randomUUID(), at: 'node_modules/@hono/node-server' },
    'mail refused',
  );
  expect(found()).toEqual([]);
});

test('the end of the suite fails with the line; it fails, too, when words were sent and no log was kept', () => {
  expect(() => refuseLeaks(logs)).not.toThrow();
  plant('Four words were sent');
  expect(() => refuseLeaks(logs)).toThrow('Words were sent to a server that wrote no log.');
  writeFileSync(path.join(logs, '1.log'), '{"msg":"fine"}\n{"err":"no such user: ann@people.example"}\n');
  expect(() => refuseLeaks(logs)).toThrow(
    /1 lines of the servers' logs hold what a person wrote:\n"ann@people\.example"/,
  );
});
