import { AppError } from '#server/callable/app-error.ts';
import type { Handler } from '#server/callable/handler.ts';
import { stopRequest } from '../messages-repo.ts';

/** Written to the database, where whichever process is making the answer sees it. */
export const stopAnswer: Handler<'stopAnswer'> = async ({ data, caller, deps }) => {
  if (!(await stopRequest(deps.db, caller.userId, data.requestId, deps.now()))) {
    throw new AppError('not-found', 'There is no answer to stop');
  }
  return { success: true };
};
