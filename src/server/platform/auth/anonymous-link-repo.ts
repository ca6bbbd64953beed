import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '#server/platform/db/connect.ts';
import { account, anonymousLink, session, user } from '#server/platform/db/schema/account.ts';
import { chat, chatRequest } from '#server/platform/db/schema/chat.ts';
import { document } from '#server/platform/db/schema/documents.ts';

type SignIn = { readonly anonymousUserId: string; readonly userId: string; readonly sessionId: string };

/**
 * Called when a browser that held an anonymous account signs in; both ids come from signed cookies, never from the
 * client's words. A brand-new account takes over the anonymous id, so nothing has to move (spec §4, "linking preserves
 * the id"). An account that existed gets the chats, with a proof row first, so that a failed move can be tried again.
 */
export async function joinAnonymousAccount(
  db: Database,
  signIn: SignIn,
  now: Date,
): Promise<'kept-id' | 'moved' | 'nothing'> {
  if (signIn.anonymousUserId === signIn.userId) return 'nothing';
  const kept = await db.transaction((tx) => takeOverAnonymousId(tx, signIn));
  if (kept) return 'kept-id';
  const linked = await db.transaction((tx) => recordLink(tx, signIn));
  if (!linked) return 'nothing';
  await db.transaction((tx) => moveChats(tx, signIn, now));
  return 'moved';
}

/** True when the account is so new that only this sign-in has ever used it. */
async function takeOverAnonymousId(tx: Transaction, { anonymousUserId, userId, sessionId }: SignIn): Promise<boolean> {
  const [row] = await tx.select().from(user).where(eq(user.id, userId)).for('update');
  const sessions = await tx.select({ id: session.id }).from(session).where(eq(session.userId, userId));
  const chats = await tx.select({ id: chat.id }).from(chat).where(eq(chat.ownerId, userId)).limit(1);
  const onlyThisSignIn = sessions.length === 1 && sessions[0]?.id === sessionId && chats.length === 0;
  if (!row || row.isAnonymous || row.attorneyId || row.tosVersion !== null || !onlyThisSignIn) return false;

  const [anonymous] = await tx.select().from(user).where(eq(user.id, anonymousUserId)).for('update');
  if (!anonymous?.isAnonymous) return false;
  // Tokens of the anonymous time end here: one that was planted must not become this person's session.
  await tx.delete(session).where(eq(session.userId, anonymousUserId));
  await tx.update(account).set({ userId: anonymousUserId }).where(eq(account.userId, userId));
  await tx.update(session).set({ userId: anonymousUserId }).where(eq(session.userId, userId));
  await tx.delete(user).where(eq(user.id, userId));
  const { id: _, createdAt: __, ...identity } = row;
  await tx
    .update(user)
    .set({ ...identity, isAnonymous: false })
    .where(eq(user.id, anonymousUserId));
  return true;
}

/** An attorney's account takes no chats: whoever tried the chat on that machine keeps them out of the portal. */
async function recordLink(tx: Transaction, { anonymousUserId, userId }: SignIn): Promise<boolean> {
  await tx.delete(session).where(eq(session.userId, anonymousUserId));
  const [row] = await tx.select({ attorneyId: user.attorneyId }).from(user).where(eq(user.id, userId));
  if (!row || row.attorneyId) return false;
  await tx.insert(anonymousLink).values({ anonymousUserId, userId }).onConflictDoNothing();
  return true;
}

/**
 * Moves the chats and documents of an anonymous account, given proof that this person held it. Returns how many chats,
 * or null without proof.
 */
export async function moveChats(
  tx: Transaction,
  { anonymousUserId, userId }: Pick<SignIn, 'anonymousUserId' | 'userId'>,
  now: Date,
): Promise<number | null> {
  const proof = and(eq(anonymousLink.anonymousUserId, anonymousUserId), eq(anonymousLink.userId, userId));
  const [link] = await tx.select().from(anonymousLink).where(proof).for('update');
  if (!link) return null;
  const moved = await tx
    .update(chat)
    .set({ ownerId: userId, updatedAt: now })
    .where(eq(chat.ownerId, anonymousUserId))
    .returning({ id: chat.id });
  // A document may stand alone, or belong to one of these chats: its owner is the same person either way.
  await tx.update(document).set({ ownerId: userId }).where(eq(document.ownerId, anonymousUserId));
  // A question that waits for its answer can still be asked again.
  await tx.update(chatRequest).set({ userId }).where(eq(chatRequest.userId, anonymousUserId));
  await tx.update(anonymousLink).set({ movedAt: now }).where(proof);
  await tx.delete(user).where(and(eq(user.id, anonymousUserId), eq(user.isAnonymous, true)));
  return moved.length;
}
