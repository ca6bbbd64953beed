import { AppError } from '#server/callable/app-error.ts';
import type { Handler } from '#server/callable/handler.ts';
import { recordAction } from '../actions-repo.ts';
import { statementFinder } from './statement-finder.ts';
import { listWrongAnswers, lockWrongAnswer, markReviewed, unmarkReviewed } from './wrong-answers-repo.ts';

export const staffListWrongAnswers: Handler<'staffListWrongAnswers'> = async ({ data, deps }) => {
  const { rows, ...page } = await listWrongAnswers(deps.db, data);
  const statementsIn = statementFinder();
  return {
    ...page,
    rows: rows.map(({ messageId, reason, ratedAt, reviewedAt, sources, answer }) => ({
      messageId,
      reason,
      ratedAt: ratedAt.toISOString(),
      reviewedAt: reviewedAt && reviewedAt >= ratedAt ? reviewedAt.toISOString() : null,
      statements: statementsIn(
        answer,
        (sources ?? []).map(({ title }) => title),
      ),
      sources: (sources ?? []).map(({ title, citation, url, checked }) => ({ title, citation, url, checked })),
    })),
  };
};

export const staffReviewAnswer: Handler<'staffReviewAnswer'> = async ({ data, caller, deps }) => {
  const { messageId, reviewed } = data;
  const now = deps.now();
  await deps.db.transaction(async (tx) => {
    if (!(await lockWrongAnswer(tx, messageId))) throw new AppError('not-found', 'Report not found');
    if (reviewed) await markReviewed(tx, { messageId, staffId: caller.userId, reviewedAt: now });
    else await unmarkReviewed(tx, messageId);
    const action = reviewed ? 'answer-reviewed' : 'answer-reopened';
    await recordAction(tx, caller, { action, subject: 'An answer marked wrong', subjectId: messageId }, now);
  });
  return { success: true };
};
