import { streamSSE } from 'hono/streaming';
import type { Deps } from '#server/platform/deps.ts';
import { currentRequest } from '#server/platform/watch/request-context.ts';
import { AppError } from '#server/callable/app-error.ts';
import { createChanges } from './changes.ts';
import { known } from '../doors/door.ts';
import type { OpenRoute } from '../doors/open-routes.ts';

const HEARTBEAT_MS = 15_000;
const RETRY_MS = 2000;
/** A browser needs one; this leaves room for several and none for a flood. */
const STREAMS_PER_USER = 20;

/**
 * `GET /api/events`: says that something changed, never what. Each connection begins with such a word: whoever comes
 * back after a break reads everything again, so that nothing can fall into the gap.
 */
export function eventsRoute(open: OpenRoute, deps: Pick<Deps, 'auth' | 'events'>): void {
  const { events } = deps;
  open('GET /api/events', async (c, entered) => {
    const user = known(entered);
    const cookie = c.req.header('cookie');
    if (events.listenersOf(user.userId) >= STREAMS_PER_USER) {
      throw new AppError('resource-exhausted', 'Too many connections.');
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
          // Somebody who has signed out, or was signed out or disabled, is sent nothing more.
          if ((await deps.auth.lookup(cookie))?.sessionId !== user.sessionId) return;
          if (news === 'changed') await stream.writeSSE({ event: 'leads', data: '' });
          else await stream.write(': still here\n\n');
        }
      } finally {
        unsubscribe();
        currentRequest()?.finish('ok');
      }
    });
  });
}
