import type { Context } from 'hono';
import type { Env } from '#server/platform/env.ts';

/**
 * Whether a state-changing request comes from our own pages. A browser always names its origin on such requests;
 * a client that names none is a script, which has no cookies but its own.
 */
export function isSameOrigin(c: Context, env: Pick<Env, 'publicUrl' | 'production'>): boolean {
  const origin = c.req.header('origin');
  if (origin === undefined) return c.req.header('sec-fetch-site') !== 'cross-site';
  if (origin === env.publicUrl) return true;
  // In development the site answers to localhost, 127.0.0.1 and whatever the phone on the table calls it.
  return !env.production && URL.canParse(origin) && new URL(origin).host === c.req.header('host');
}
