import { AppError } from '#server/callable/app-error.ts';
import type { Handler } from '#server/callable/handler.ts';
import { deleteLeadOfUser } from '../leads-repo.ts';

/** Nothing of it stays, on either side: the thread goes with the lead. */
export const withdrawContact: Handler<'withdrawContact'> = async ({ data, caller, deps }) => {
  const withdrawn = await deps.db.transaction((tx) => deleteLeadOfUser(tx, data.leadId, caller.userId));
  if (!withdrawn) throw new AppError('not-found', 'Lead not found');
  return { success: true };
};
