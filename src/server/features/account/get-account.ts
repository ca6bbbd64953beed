import { AppError } from '#server/callable/app-error.ts';
import type { Handler } from '#server/callable/handler.ts';
import { findMailChoice } from '#server/platform/mail/mail-choice-repo.ts';
import { browserName } from './browser-name.ts';
import { countContents, findOwnAccount, listSessions } from './own-account-repo.ts';

export const getAccount: Handler<'getAccount'> = async ({ caller, deps }) => {
  const { userId, sessionId } = caller;
  const own = await findOwnAccount(deps.db, userId);
  if (!own) throw new AppError('not-found', 'This account does not exist any more.');
  const choice = await findMailChoice(deps.db, userId);
  const sessions = await listSessions(deps.db, userId, deps.now());
  return {
    name: own.name,
    email: own.email,
    isAttorney: caller.attorneyId !== null,
    memberSince: own.createdAt.toISOString(),
    mailAboutLeads: choice?.leads ?? true,
    leadDigest: choice?.digest ?? false,
    browsers: sessions.map(({ id, userAgent, createdAt, updatedAt }) => ({
      id,
      browser: browserName(userAgent),
      signedInAt: createdAt.toISOString(),
      lastSeenAt: updatedAt.toISOString(),
      isThisOne: id === sessionId,
    })),
    contents: await countContents(deps.db, userId),
  };
};
