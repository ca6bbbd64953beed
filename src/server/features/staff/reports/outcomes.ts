import { startOfPeriod, STEP_OF } from '#domain/staff/staff-period.ts';
import type { Handler } from '#server/callable/handler.ts';
import { declineReasons, listFeedback, outcomesByAttorney, outcomeSeries, overallOutcome } from './outcomes-repo.ts';

export const staffGetLeadOutcomes: Handler<'staffGetLeadOutcomes'> = async ({ data: { period }, deps }) => {
  const now = deps.now();
  const start = startOfPeriod(period, now);
  const step = STEP_OF[period];
  return {
    overall: await overallOutcome(deps.db, start),
    attorneys: await outcomesByAttorney(deps.db, start),
    declineReasons: await declineReasons(deps.db, start),
    step,
    series: await outcomeSeries(deps.db, { start, end: now, step }),
  };
};

export const staffListFeedback: Handler<'staffListFeedback'> = async ({ data, deps }) => {
  const start = data.period ? startOfPeriod(data.period, deps.now()) : null;
  const { rows, ...page } = await listFeedback(deps.db, data, start);
  return {
    ...page,
    rows: rows.map(({ status, decidedAt, messageToAdmin, ...row }) => ({
      ...row,
      decision: status === 'accepted' ? 'accepted' : 'declined',
      messageToAdmin: messageToAdmin ?? '',
      decidedAt: decidedAt?.toISOString() ?? '',
    })),
  };
};
