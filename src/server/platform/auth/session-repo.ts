import { createHmac, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Language } from '#domain/language.ts';
import type { Caller } from '#domain/roles.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { anonymousLink, session, user } from '#server/platform/db/schema/account.ts';

export type SessionUser = Caller & { readonly image: string | null; readonly language: Language | null };
export type SessionLookup = (cookieHeader: string | undefined) => Promise<SessionUser | null>;

/**
 * Who a cookie belongs to, in one prepared query. The sign-in library offers the same at seven times the cost,
 * and this runs on every call.
 */
export function createSessionLookup(options: {
  db: Database;
  secret: string;
  cookieName: string;
  staffEmails: readonly string[];
  now: () => Date;
}): SessionLookup {
  const query = options.db
    .select({
      userId: user.id,
      sessionId: session.id,
      name: user.name,
      email: user.email,
      image: user.image,
      language: user.language,
      isAnonymous: user.isAnonymous,
      tosVersion: user.tosVersion,
      attorneyId: user.attorneyId,
    })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(
      and(
        eq(session.token, sql.placeholder('token')),
        gt(session.expiresAt, sql.placeholder('now')),
        eq(user.disabled, false),
        // A session from before the address was proven counts for nobody: the address may belong to somebody else.
        or(user.emailVerified, user.isAnonymous),
      ),
    )
    .prepare('session_lookup');

  return async (cookieHeader) => {
    const token = signedCookie(cookieHeader, options.cookieName, options.secret);
    if (!token) return null;
    const [row] = await query.execute({ token, now: options.now() });
    if (!row) return null;
    return { ...row, isStaff: !row.isAnonymous && options.staffEmails.includes(row.email) };
  };
}

/** `value.signature`, both in one URI-encoded cookie; the signature is HMAC-SHA256 in base64. */
function signedCookie(header: string | undefined, name: string, secret: string): string | null {
  const raw = header
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  if (!raw) return null;
  const decoded = decode(raw);
  const dot = decoded.lastIndexOf('.');
  if (dot < 1) return null;
  const value = decoded.slice(0, dot);
  const given = Buffer.from(decoded.slice(dot + 1), 'base64');
  const expected = createHmac('sha256', secret).update(value).digest();
  return given.length === expected.length && timingSafeEqual(given, expected) ? value : null;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** An anonymous account whose chats are still waiting to follow this person. */
export async function unmovedAnonymousId(db: Database, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: anonymousLink.anonymousUserId })
    .from(anonymousLink)
    .where(and(eq(anonymousLink.userId, userId), isNull(anonymousLink.movedAt)))
    .limit(1);
  return row?.id ?? null;
}
