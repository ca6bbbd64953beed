import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Logger } from 'pino';
import { createLog } from '#server/platform/log.ts';

/** Where every server that a test starts writes its log; whoever starts the suite says so, and reads it at its end. */
export const SUITE_LOGS = 'PLAINLY_SUITE_LOGS';

const folder = () => process.env[SUITE_LOGS];

/** The log of a server in a test: all of it, as production writes it. `also` for a test that reads along. */
export function suiteLog(also?: (line: string) => void): Logger {
  const write = (line: string) => {
    keepLog(line);
    also?.(line);
  };
  return createLog({ production: true, logLevel: 'trace' }, { write });
}

export function keepLog(text: string): void {
  const at = folder();
  if (at) appendFileSync(path.join(at, `${process.pid}.log`), text);
}

const WINDOW = 4;
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const windowsOf = (text: string) => {
  const words = wordsOf(text);
  return words.slice(WINDOW - 1).map((_, index) => words.slice(index, index + WINDOW).join(' '));
};

/** Whatever a test sends in the name of a person is planted: no four words of it may stand in a log. */
export function plant(sent: unknown): void {
  const at = folder();
  if (!at) return;
  const lines = textsIn(sent)
    .filter((text) => wordsOf(text).length >= WINDOW && !UUID.test(text))
    .map((text) => `${JSON.stringify(text)}\n`);
  if (lines.length > 0) appendFileSync(path.join(at, `${process.pid}.planted`), lines.join(''));
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Of the people in `people.ts`, `contact.ts` and the journeys, whoever sends it. */
const CANARIES = ['advocate', 'maya chen', 'ann lee', 'robert klein', 'correct horse', '867-5309', 'kept my deposit'];
/** Whoever starts a demonstration is told on purpose whom to sign in as. */
const EMAIL = /[\w.+-]+@(?!demo\.example)[\w.-]+\.[a-z]{2,}/i;

/** Every line of the logs in which somebody's words, name or address stand, and what that is. */
export function findLeaks(logs: string): { readonly found: string; readonly line: string }[] {
  const files = readdirSync(logs).map((name) => ({ name, text: readFileSync(path.join(logs, name), 'utf8') }));
  const textOf = (end: string) => files.filter(({ name }) => name.endsWith(end)).map(({ text }) => text);
  const planted = new Set(
    textOf('.planted')
      .flatMap((text) => text.split('\n').filter(Boolean))
      .flatMap((line) => windowsOf(JSON.parse(line) as string)),
  );
  const lines = textOf('.log').flatMap((text) => text.split('\n').filter(Boolean));
  if (planted.size > 0 && lines.length === 0) throw new Error('Words were sent to a server that wrote no log.');
  return lines.flatMap((line) => {
    const lower = line.toLowerCase();
    const found =
      CANARIES.find((canary) => lower.includes(canary)) ??
      EMAIL.exec(line)?.[0] ??
      windowsOf(line).find((window) => planted.has(window));
    return found === undefined ? [] : [{ found, line: line.slice(0, 1000) }];
  });
}
