import { and, eq, ne } from 'drizzle-orm';
import type { Executor } from '#server/platform/db/connect.ts';
import { account, session, user } from '#server/platform/db/schema/account.ts';

export const PASSWORD_PROVIDER = 'credential';

/**
 * Whoever can read the mail of an address owns the account under it. If nobody had proven the address before, the account
 * may have been somebody else's: their sessions end, and every way in which they could come back is taken out. A password
 * is one of them, unless it is just being replaced. What was proven already stays as it is.
 */
export async function proveAddress(
  db: Executor,
  email: string,
  now: Date,
  options: { readonly keepPassword?: boolean } = {},
): Promise<void> {
  await db.transaction(async (tx) => {
    const [unproven] = await tx
      .update(user)
      .set({ emailVerified: true, updatedAt: now })
      .where(and(eq(user.email, email), eq(user.emailVerified, false), eq(user.isAnonymous, false)))
      .returning({ id: user.id });
    if (!unproven) return;
    await tx.delete(session).where(eq(session.userId, unproven.id));
    const kept = options.keepPassword ? ne(account.providerId, PASSWORD_PROVIDER) : undefined;
    await tx.delete(account).where(and(eq(account.userId, unproven.id), kept));
  });
}
