import type { WrongTrend } from '#contract/staff/messages.ts';
import { startOfPeriod, STEP_OF } from '#domain/staff/staff-period.ts';
import type { Handler } from '#server/callable/handler.ts';
import { statementFinder } from './statement-finder.ts';
import { listWrongTexts, ratingSeries } from './wrong-trend-repo.ts';

const STATEMENTS_AT_MOST = 10;

export const staffGetWrongTrend: Handler<'staffGetWrongTrend'> = async ({ data: { period }, deps }) => {
  const now = deps.now();
  const start = startOfPeriod(period, now);
  const step = STEP_OF[period];
  return {
    step,
    series: await ratingSeries(deps.db, { start, end: now, step }),
    statements: mostOften(await listWrongTexts(deps.db, start)),
  };
};

/** A statement that stands in many answers marked wrong is the first to be looked at. */
function mostOften(answers: Awaited<ReturnType<typeof listWrongTexts>>): WrongTrend['statements'] {
  const statementsIn = statementFinder();
  const found = answers.flatMap(({ answer, sources }) =>
    statementsIn(
      answer,
      (sources ?? []).map(({ title }) => title),
    ),
  );
  return [...Map.groupBy(found, ({ text }) => text).values()]
    .flatMap((same) => same.slice(0, 1).map((one) => ({ ...one, count: same.length })))
    .toSorted((a, b) => b.count - a.count || a.text.localeCompare(b.text))
    .slice(0, STATEMENTS_AT_MOST);
}
