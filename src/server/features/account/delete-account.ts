import { AppError } from '#server/callable/app-error.ts';
import type { Handler } from '#server/callable/handler.ts';
import { deleteEverythingOf, pauseAttorney } from './own-account-repo.ts';

/** The address typed again is what keeps a slip of the finger from deleting everything. */
export const deleteAccount: Handler<'deleteAccount'> = async ({ data, caller, deps }) => {
  if (data.email !== caller.email.toLowerCase()) {
    throw new AppError('invalid-argument', 'This is not the email address of your account.');
  }
  await deps.db.transaction(async (tx) => {
    if (caller.attorneyId !== null) await pauseAttorney(tx, caller.attorneyId, deps.now());
    await deleteEverythingOf(tx, caller);
  });
  return { success: true };
};
