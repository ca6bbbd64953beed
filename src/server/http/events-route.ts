import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { Deps } from '#server/platform/deps.ts';
import type { Events } from '#server/platform/events/events-repo.ts';
import { currentRequest } from '#server/platform/watch/request-context.ts';
import { createChanges } from './changes.ts';

const HEARTBEAT_MS = 15_000;
const RETRY_MS = 2000;
/** A browser needs one; this leaves room for several and none for a flood. */
const STREAMS_PER_USER = 20;

/**
 * `GET /api/events`: says that something changed, never what. Each connection begins with such a word: whoever comes
 * back after a break reads everything again, so that nothing can fall into the gap.
 */
export function eventsRoute(deps: Deps, events: Events): Hono {
  const route = new Hono();
  route.get('/', async (c) => {
    const user = await deps.auth.lookup(c.req.header('cookie'));
    if (!user || user.isAnonymous) return c.json({ code: 'unauthenticated', message: 'Please sign in.' }, 401);
    if (events.listenersOf(user.userId) >= STREAMS_PER_USER) {
      return c.json({ code: 'resource-exhausted', message: 'Too many connections.' }, 429);
    }
    c.header('cache-control', 'no-store, no-transform');
    c.header('x-accel-buffering', 'no');
    return streamSSE(c, async (stream) => {
      const changes = createChanges();
      const unsubscribe = events.subscribe(user.userId, changes);
      stream.onAbort(() => changes.end());
      try {
        await stream.writeSSE({ event: 'leads', data: '', retry: RETRY_MS });
        for (let news = await changes.next(HEARTBEAT_MS); news !== 'ended'; news = await changes.next(HEARTBEAT_MS)) {
          if (news === 'changed') await stream.writeSSE({ event: 'leads', data: '' });
          else await stream.write(': still here\n\n');
        }
      } finally {
        unsubscribe();
        currentRequest()?.finish('ok');
      }
    });
  });
  return route;
}
