import { pino, type DestinationStream, type Logger } from 'pino';
import type { Env } from '#server/platform/env.ts';
import { currentRequest } from './watch/request-context.ts';
import { loggedError } from './db/logged-error.ts';

/** Lines of JSON for a log collector in production, lines for a human elsewhere. */
export function createLog(env: Pick<Env, 'production' | 'logLevel'>, destination?: DestinationStream): Logger {
  const options = { level: env.logLevel, base: null, serializers: { err: loggedError }, mixin: requestOf };
  return env.production
    ? pino(options, destination ?? pino.destination({ fd: 1, sync: true }))
    : pino(options, { write: (line) => void (destination ?? process.stdout).write(readable(line)) });
}

/** Every line that is written for a request carries its id. */
function requestOf(): object {
  const request = currentRequest();
  return request ? { request: request.id } : {};
}

function readable(line: string): string {
  const { level, time, msg, err, ...rest } = JSON.parse(line) as Record<string, unknown>;
  const clock = new Date(Number(time)).toTimeString().slice(0, 8);
  const name = pino.levels.labels[Number(level)] ?? 'info';
  const details = Object.keys(rest).length > 0 ? ` ${JSON.stringify(rest)}` : '';
  return `${clock} ${name.padEnd(5)} ${typeof msg === 'string' ? msg : ''}${details}\n${stackOf(err)}`;
}

function stackOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('stack' in error)) return '';
  return `${String(error.stack)}\n`;
}
