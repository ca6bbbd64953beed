import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import type { Readiness } from '#server/platform/db/readiness.ts';
import type { Numbers } from '#server/platform/watch/numbers.ts';

type Options = {
  readonly readiness: Readiness;
  readonly numbers: Numbers;
  readonly metricsToken: string | undefined;
};

/** What machines ask. Whatever else looks like such a question is not there, instead of a page that says all is well. */
export function probes({ readiness, numbers, metricsToken }: Options): Hono {
  const route = new Hono();
  // The process answers: a database that is away is no reason to start it anew.
  route.get('/livez', (c) => c.json({ ok: true }, 200, FRESH));
  for (const path of ['/readyz', '/healthz']) {
    route.get(path, async (c) => {
      const checks = await readiness();
      const ok = Object.values(checks).every(Boolean);
      return c.json({ ok, checks }, ok ? 200 : 503, FRESH);
    });
  }
  route.get('/metrics', async (c) => {
    const given = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1];
    if (!metricsToken || given === undefined || !isSame(given, metricsToken)) return c.text('Not found', 404);
    return c.body(await numbers.text(), 200, { ...FRESH, 'content-type': 'text/plain; version=0.0.4; charset=utf-8' });
  });
  for (const path of UNKNOWN) route.all(path, (c) => c.text('Not found', 404));
  return route;
}

const FRESH = { 'cache-control': 'no-store' };
const NAMES =
  'livez|readyz|healthz|metrics|health|healthcheck|health-check|ready|live|alive|ping|status|startupz|statusz|varz';
const UNKNOWN = [`/:probe{${NAMES}}`, `/:probe{${NAMES}}/*`];

const digest = (text: string) => createHash('sha256').update(text).digest();
const isSame = (a: string, b: string) => timingSafeEqual(digest(a), digest(b));
