import { createHash, timingSafeEqual } from 'node:crypto';
import type { Hono } from 'hono';
import type { Readiness } from '#server/platform/db/readiness.ts';
import type { Numbers } from '#server/platform/watch/numbers.ts';
import type { OpenRoute } from '../doors/open-routes.ts';

type Options = {
  readonly readiness: Readiness;
  readonly numbers: Numbers;
  readonly metricsToken: string | undefined;
};

/** What machines ask. Whatever else looks like such a question is not there, instead of a page that says all is well. */
export function probes(open: OpenRoute, { readiness, numbers, metricsToken }: Options): void {
  // The process answers: a database that is away is no reason to start it anew.
  open('GET /livez', (c) => c.json({ ok: true }, 200, FRESH));
  for (const name of ['GET /readyz', 'GET /healthz'] as const) {
    open(name, async (c) => {
      const checks = await readiness();
      const ok = Object.values(checks).every(Boolean);
      return c.json({ ok, checks }, ok ? 200 : 503, FRESH);
    });
  }
  open('GET /metrics', async (c) => {
    const given = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1];
    if (!metricsToken || given === undefined || !isSame(given, metricsToken)) return c.text('Not found', 404);
    return c.body(await numbers.text(), 200, { ...FRESH, 'content-type': 'text/plain; version=0.0.4; charset=utf-8' });
  });
}

/** To be mounted after the probes. */
export function unknownProbes(routes: Hono): void {
  for (const path of UNKNOWN_PROBES) routes.all(path, (c) => c.text('Not found', 404));
}

const FRESH = { 'cache-control': 'no-store' };
const NAMES =
  'livez|readyz|healthz|metrics|health|healthcheck|health-check|ready|live|alive|ping|status|startupz|statusz|varz';
export const UNKNOWN_PROBES = [`/:probe{${NAMES}}`, `/:probe{${NAMES}}/*`];

const digest = (text: string) => createHash('sha256').update(text).digest();
const isSame = (a: string, b: string) => timingSafeEqual(digest(a), digest(b));
