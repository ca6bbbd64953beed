import { AppError } from '#server/callable/app-error.ts';
import type { Handler } from '#server/callable/handler.ts';
import { findAccount, lockAccount, setDisabled } from './accounts-repo.ts';
import { recordAction } from './actions-repo.ts';

export const staffFindAccount: Handler<'staffFindAccount'> = async ({ data, deps }) => {
  const row = await findAccount(deps.db, data.email);
  if (!row) return { account: null };
  const { id, email, name, attorneyId, disabled, createdAt } = row;
  const isAttorney = attorneyId !== null;
  return { account: { id, email, name, isAttorney, isDisabled: disabled, createdAt: createdAt.toISOString() } };
};

export const staffDisableAccount: Handler<'staffDisableAccount'> = async ({ data, caller, deps }) => {
  const { accountId, disabled, reason } = data;
  if (accountId === caller.userId) throw new AppError('failed-precondition', 'You cannot disable your own account.');
  const now = deps.now();
  await deps.db.transaction(async (tx) => {
    const account = await lockAccount(tx, accountId);
    if (!account) throw new AppError('not-found', 'Account not found');
    // Twice the same is done once, and logged once.
    if (account.disabled === disabled) return;
    await setDisabled(tx, account, disabled, now);
    // The log names no user: the id finds the account while there is one.
    const subject = account.attorneyId === null ? 'Account' : 'Account of an attorney';
    const action = disabled ? 'account-disabled' : 'account-enabled';
    await recordAction(tx, caller, { action, subject, subjectId: accountId, details: { reason } }, now);
  });
  return { success: true };
};
