import { Hono, type Context } from 'hono';
import type { CurrentUser, Me } from '#contract/account.ts';
import { needsToAcceptTerms } from '#domain/terms.ts';
import { CLIENT_ADDRESS_HEADER } from '#server/platform/auth/better-auth.ts';
import { unmovedAnonymousId, type SessionUser } from '#server/platform/auth/session-repo.ts';
import type { Deps } from '#server/platform/deps.ts';
import { authError } from './auth-errors.ts';
import { clientAddress } from './client-address.ts';
import { signInLimits, type LimitRule } from './rate-limits.ts';
import { isSameOrigin } from './same-origin.ts';

/** What of the sign-in library is reachable from outside. Everything else it offers stays closed. */
const OPEN: Record<string, { method: 'GET' | 'POST'; limits: readonly LimitRule[] }> = {
  '/sign-in/anonymous': { method: 'POST', limits: signInLimits.anonymous },
  '/sign-in/email': { method: 'POST', limits: signInLimits.password },
  '/sign-in/social': { method: 'POST', limits: signInLimits.social },
  '/magic-link/complete': { method: 'POST', limits: signInLimits.magicLink },
  '/callback/google': { method: 'GET', limits: signInLimits.social },
  '/sign-out': { method: 'POST', limits: [] },
};

const BODY_MAX_BYTES = 10_000;

export function authRoute(deps: Deps): Hono {
  const route = new Hono();
  route.get('/me', (c) => answerMe(c, deps));
  route.all('*', async (c) => {
    const path = c.req.path.replace(/^\/api\/auth/, '');
    const open = Object.hasOwn(OPEN, path) ? OPEN[path] : undefined;
    if (open?.method !== c.req.method) return c.json({ code: 'not-found', message: 'Not Found' }, 404);
    if (open.method === 'POST' && !isSameOrigin(c, deps.env)) {
      return c.json({ code: 'permission-denied', message: 'Cross-origin requests are not allowed' }, 403);
    }
    const body = open.method === 'POST' ? await c.req.text() : undefined;
    if ((body?.length ?? 0) > BODY_MAX_BYTES)
      return c.json({ code: 'invalid-argument', message: 'The request is too large' }, 400);
    if (!(await withinLimits(c, deps, path, emailIn(body)))) {
      return c.json({ code: 'too-many-requests', message: 'Too many failed attempts. Please try again later.' }, 429);
    }
    return authError(await deps.auth.handle(forwarded(c, deps, body)));
  });
  return route;
}

/** The library sees the address that we saw, whatever header the client made up. */
function forwarded(c: Context, deps: Deps, body: string | undefined): Request {
  const headers = new Headers(c.req.raw.headers);
  headers.set(CLIENT_ADDRESS_HEADER, clientAddress(c, deps.env.trustProxy));
  // Its own origin check is off in favour of ours; it would refuse scripts, which name none.
  if (body !== undefined) headers.set('content-type', 'application/json');
  headers.delete('content-length');
  const url = new URL(c.req.path + new URL(c.req.url).search, deps.env.publicUrl);
  return new Request(url, { method: c.req.method, headers, ...(body === undefined ? {} : { body: body || '{}' }) });
}

async function withinLimits(c: Context, deps: Deps, path: string, email: string | undefined): Promise<boolean> {
  const keys = { email, network: clientAddress(c, deps.env.trustProxy), caller: undefined };
  for (const rule of OPEN[path]?.limits ?? []) {
    const key = keys[rule.by];
    if (key && !(await deps.rateLimiter.allow(`${path}|${rule.by}|${key}`, rule))) return false;
  }
  return true;
}

function emailIn(body: string | undefined): string | undefined {
  try {
    const parsed: unknown = JSON.parse(body ?? '');
    const email = typeof parsed === 'object' && parsed !== null && 'email' in parsed ? parsed.email : undefined;
    return typeof email === 'string' ? email.trim().toLowerCase() : undefined;
  } catch {
    return undefined;
  }
}

async function answerMe(c: Context, deps: Deps): Promise<Response> {
  const user = await deps.auth.lookup(c.req.header('cookie'));
  const previousAnonymousId = user && !user.isAnonymous ? await unmovedAnonymousId(deps.db, user.userId) : null;
  const me: Me = { user: user && toCurrentUser(user), previousAnonymousId, google: deps.env.google !== undefined };
  c.header('cache-control', 'no-store');
  if (user) {
    const refreshed = await deps.auth.refresh(c.req.raw.headers);
    for (const cookie of refreshed.getSetCookie()) c.header('set-cookie', cookie, { append: true });
  }
  return c.json(me);
}

function toCurrentUser(user: SessionUser): CurrentUser {
  return {
    uid: user.userId,
    displayName: user.name,
    email: user.isAnonymous ? null : user.email,
    photoURL: user.image,
    isAnonymous: user.isAnonymous,
    needsToAcceptTos: needsToAcceptTerms(user),
    attorneyId: user.isAnonymous ? null : user.attorneyId,
    claims: {
      ...(user.tosVersion === null ? {} : { tos_v: user.tosVersion }),
      ...(user.attorneyId === null ? {} : { attorneyId: user.attorneyId }),
      ...(user.isStaff ? { staff: true as const } : {}),
    },
  };
}
