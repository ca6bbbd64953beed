import { AppError } from '#server/callable/app-error.ts';
import type { Handler } from '#server/callable/handler.ts';
import { recordAction } from '../actions-repo.ts';
import { newAttorneyIdCode } from './attorney-id-code.ts';
import { lockAttorney } from './attorneys-repo.ts';
import { hasAttorneyAccount, insertInvite, listInvites, lockInvite, markRevoked } from './invites-repo.ts';

export const staffListInvites: Handler<'staffListInvites'> = async ({ data, deps }) => {
  const { rows, ...page } = await listInvites(deps.db, data);
  return {
    ...page,
    rows: rows.map(({ invite, attorneyName, usedBy }) => ({
      code: invite.code,
      attorneyId: invite.attorneyId,
      attorneyName,
      state: invite.usedAt ? 'used' : invite.revokedAt ? 'revoked' : 'unused',
      createdAt: invite.createdAt.toISOString(),
      usedAt: invite.usedAt?.toISOString() ?? null,
      usedBy,
      revokedAt: invite.revokedAt?.toISOString() ?? null,
    })),
  };
};

export const staffIssueInvite: Handler<'staffIssueInvite'> = async ({ data, caller, deps }) => {
  const now = deps.now();
  const code = newAttorneyIdCode();
  await deps.db.transaction(async (tx) => {
    const attorney = await lockAttorney(tx, data.attorneyId);
    if (!attorney) throw new AppError('not-found', 'Attorney not found');
    if (await hasAttorneyAccount(tx, attorney.id)) {
      throw new AppError('failed-precondition', 'This attorney already has an account.');
    }
    await insertInvite(tx, code, attorney.id, now);
    const subject = `${attorney.firstName} ${attorney.lastName}`;
    await recordAction(
      tx,
      caller,
      { action: 'attorney-id-issued', subject, subjectId: attorney.id, details: { code } },
      now,
    );
  });
  return { success: true, code };
};

export const staffRevokeInvite: Handler<'staffRevokeInvite'> = async ({ data, caller, deps }) => {
  const now = deps.now();
  await deps.db.transaction(async (tx) => {
    const invite = await lockInvite(tx, data.code);
    if (!invite) throw new AppError('not-found', 'Attorney ID not found');
    if (invite.usedAt) throw new AppError('failed-precondition', 'This attorney ID has been used already.');
    if (invite.revokedAt) return;
    const attorney = await lockAttorney(tx, invite.attorneyId);
    await markRevoked(tx, invite.code, now);
    const subject = attorney ? `${attorney.firstName} ${attorney.lastName}` : invite.code;
    await recordAction(
      tx,
      caller,
      { action: 'attorney-id-revoked', subject, subjectId: invite.attorneyId, details: { code: invite.code } },
      now,
    );
  });
  return { success: true };
};
