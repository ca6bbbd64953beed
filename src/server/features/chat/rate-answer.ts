import { AppError } from '#server/callable/app-error.ts';
import type { Handler } from '#server/callable/handler.ts';
import { isOwnedAnswer, rate, unrate } from './messages-repo.ts';

export const rateAnswer: Handler<'rateAnswer'> = async ({ data, caller, deps }) => {
  if (!(await isOwnedAnswer(deps.db, data.messageId, caller.userId)))
    throw new AppError('not-found', 'Answer not found');
  if (data.verdict) {
    await rate(deps.db, data.messageId, { verdict: data.verdict, reason: data.reason || null, now: deps.now() });
  } else {
    await unrate(deps.db, data.messageId);
  }
  return { success: true };
};
