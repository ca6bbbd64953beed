import { createHmac } from 'node:crypto';
import { session } from '#server/platform/db/schema/account.ts';
import type { Client } from './client.ts';
import type { TestServer } from './server.ts';

/** Gives a browser a session of this user, as if they had signed in some time before. */
export async function sessionCookieFor(server: TestServer, client: Client, userId: string): Promise<void> {
  const { db, env } = server.app.deps;
  const token = crypto.randomUUID();
  await db.insert(session).values({ token, userId, expiresAt: new Date(Date.now() + 3_600_000) });
  const signature = createHmac('sha256', env.authSecret).update(token).digest('base64');
  client.cookies.set('plainly.session_token', encodeURIComponent(`${token}.${signature}`));
}
