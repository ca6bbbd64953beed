import * as z from 'zod';
import { AppError } from '#server/callable/app-error.ts';
import type { Handler } from '#server/callable/handler.ts';
import { moveChats } from '#server/platform/auth/anonymous-link-repo.ts';

/** Naming an id proves nothing: only what this browser held when it signed in can move. */
export const transferAnonymousChats: Handler<'transferAnonymousChats'> = async ({ data, caller, deps }) => {
  if (data.anonymousUserId === caller.userId) return { success: true, moved: 0 };
  const id = z.uuid().safeParse(data.anonymousUserId);
  const link = { anonymousUserId: data.anonymousUserId, userId: caller.userId };
  const moved = id.success ? await deps.db.transaction((tx) => moveChats(tx, link, deps.now())) : null;
  if (moved === null) throw new AppError('permission-denied', 'These chats do not belong to you.');
  return { success: true, moved };
};
