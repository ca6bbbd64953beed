import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { inRequest } from '#server/platform/watch/request-context.ts';
import type { Numbers } from '#server/platform/watch/numbers.ts';
import { routeName } from './route-name.ts';

type Options = {
  readonly log: Logger;
  readonly numbers: Numbers;
  /** Where somebody watches the terminal, a line per request would hide everything else. */
  readonly isQuiet: boolean;
  /** A proxy of our own has given the request its id. */
  readonly trustProxy: boolean;
};

const SOUND_ID = /^[\w-]{8,64}$/;
/** Asked for every few seconds, or a dozen at a time: nobody reads a line about each. */
const QUIET: ReadonlySet<string> = new Set(['file', 'livez', 'readyz', 'healthz', 'metrics']);

/** Gives each request an id that stands on every line logged for it, one line of its own, and its place in the numbers. */
export function observe({ log, numbers, isQuiet, trustProxy }: Options): MiddlewareHandler {
  return async (c, next) => {
    const given = trustProxy ? (c.req.header('x-request-id') ?? '') : '';
    const id = SOUND_ID.test(given) ? given : randomUUID();
    const name = routeName(c.req.path);
    const began = performance.now();
    let isFinished = false;
    const finish = (outcome: string) => {
      if (isFinished) return;
      isFinished = true;
      const ms = Math.round(performance.now() - began);
      numbers.request(name, outcome, ms / 1000);
      log[isQuiet || QUIET.has(name) ? 'debug' : 'info']({ request: id, name, outcome, ms }, 'answered');
    };
    await inRequest({ id, finish }, next);
    c.res.headers.set('x-request-id', id);
    const isStream = c.res.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
    if (!isStream) finish(outcomeOf(c.res.status));
  };
}

/** A callable's refusal is told by its HTTP status, like everybody's. */
export function outcomeOf(status: number): string {
  if (status < 400) return 'ok';
  return status < 500 ? `refused-${status}` : `failed-${status}`;
}
