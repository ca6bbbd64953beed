import { AppError } from '#server/callable/app-error.ts';
import type { Handler } from '#server/callable/handler.ts';
import { deleteOtherSessions, deleteSession } from './own-account-repo.ts';

export const signOutBrowser: Handler<'signOutBrowser'> = async ({ data, caller, deps }) => {
  const { userId, sessionId } = caller;
  if (data.browserId === null) await deleteOtherSessions(deps.db, userId, sessionId);
  else if (!(await deleteSession(deps.db, userId, data.browserId))) {
    throw new AppError('not-found', 'That browser is not signed in any more.');
  }
  return { success: true };
};
