import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { CurrentUser, Me } from '#contract/account.ts';
import { ERROR_CODES } from '#contract/errors.ts';
import { needsToAcceptTerms } from '#domain/terms.ts';
import { AppError } from '#server/callable/app-error.ts';
import { CLIENT_ADDRESS_HEADER } from '#server/platform/auth/better-auth.ts';
import { unmovedAnonymousId, type SessionUser } from '#server/platform/auth/session-repo.ts';
import type { Deps } from '#server/platform/deps.ts';
import { authError } from './auth-errors.ts';
import { clientAddress } from '../doors/client-address.ts';
import { countAddress, type Entered } from '../doors/door.ts';
import { doorOf, type DoorName } from '../doors/doors.ts';
import { holdsNul } from '../callables/read-body.ts';
import type { OpenRoute } from '../doors/open-routes.ts';

/** What of the sign-in library is reachable from outside. Everything else it offers stays closed. */
const OPEN = [
  'POST /api/auth/sign-in/anonymous',
  'POST /api/auth/sign-in/email',
  'POST /api/auth/sign-in/social',
  'POST /api/auth/magic-link/complete',
  'POST /api/auth/sign-out',
  'GET /api/auth/callback/google',
] as const satisfies readonly DoorName[];

export function authRoute(open: OpenRoute, deps: Deps): void {
  open('GET /api/auth/me', (c, { caller }) => answerMe(c, deps, caller), sayNo);
  for (const name of OPEN) open(name, (c, entered) => passOn(c, deps, name, entered), sayNo);
}

async function passOn(c: Context, deps: Deps, name: DoorName, entered: Entered): Promise<Response> {
  const body = c.req.method === 'POST' ? (await entered.read()).toString('utf8') : undefined;
  if (holdsNul(body ?? '')) throw new AppError('invalid-argument', 'Bad Request');
  const email = emailIn(parsed(body || '{}'));
  if (email !== undefined) await countAddress(deps, doorOf(name), email, entered.network);
  return authError(await deps.auth.handle(forwarded(c, deps, body)));
}

/** Refusals in the shape and the words of the sign-in pages. */
function sayNo(c: Context, { code, message }: AppError): Response {
  const status = ERROR_CODES[code].http as ContentfulStatusCode;
  if (code !== 'resource-exhausted') return c.json({ code, message: code === 'internal' ? '' : message }, status);
  return c.json({ code: 'too-many-requests', message: 'Too many failed attempts. Please try again later.' }, status);
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

/** The library would refuse it too, but writes so past our log. */
function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new AppError('invalid-argument', 'Bad Request');
  }
}

function emailIn(body: unknown): string | undefined {
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : undefined;
  return typeof email === 'string' ? email.trim().toLowerCase() : undefined;
}

async function answerMe(c: Context, deps: Deps, user: SessionUser | null): Promise<Response> {
  const previousAnonymousId = user && !user.isAnonymous ? await unmovedAnonymousId(deps.db, user.userId) : null;
  const me: Me = {
    user: user && toCurrentUser(user),
    previousAnonymousId,
    google: deps.env.google !== undefined,
    language: user?.language ?? null,
  };
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
