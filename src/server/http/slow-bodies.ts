import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';

const SLOW = new WeakSet<object>();

/** Lets the body of this request, whose sender we know, arrive over a slow line. */
export function takesItsTime(c: Context): void {
  const { incoming } = (c.env ?? {}) as { incoming?: object };
  if (incoming) SLOW.add(incoming);
}

/**
 * A request whose body has not arrived in time is cut off, so that half-sent ones cannot pile up. Node's own limit is one
 * for the whole server, and has to leave room for the register.
 */
export function cutSlowBodies(request: IncomingMessage, patienceMs: number): void {
  if (request.complete) return;
  const timer = setTimeout(() => {
    if (!request.complete && !SLOW.has(request)) request.socket.destroy();
  }, patienceMs).unref();
  request.once('close', () => clearTimeout(timer));
}
