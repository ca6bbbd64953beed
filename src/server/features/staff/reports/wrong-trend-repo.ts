import { and, desc, eq, gte, sql, type SQL } from 'drizzle-orm';
import type { WrongTrend } from '#contract/staff/messages.ts';
import type { Executor } from '#server/platform/db/connect.ts';
import { answerRating, message } from '#server/platform/db/schema/chat.ts';

type Span = { start: Date | null; end: Date; step: WrongTrend['step'] };

/** How many answers were marked wrong and how many right, step by step, in New York's days. */
export async function ratingSeries(db: Executor, span: Span): Promise<WrongTrend['series']> {
  const local = (moment: SQL) => sql`date_trunc(${span.step}, (${moment}) at time zone 'America/New_York')`;
  const end = sql`${span.end.toISOString()}::timestamptz`;
  const first = span.start
    ? sql`${span.start.toISOString()}::timestamptz`
    : sql`coalesce((select min(updated_at) from answer_rating), ${end})`;
  const { rows } = await db.execute<Record<'start' | 'wrong' | 'right', string>>(sql`
    select to_char(step, 'YYYY-MM-DD') as start,
      count(*) filter (where verdict = 'down') as wrong,
      count(*) filter (where verdict = 'up') as right
    from generate_series(${local(first)}, ${local(end)}, ${`1 ${span.step}`}::interval) as step
    left join answer_rating on ${local(sql`answer_rating.updated_at`)} = step and answer_rating.updated_at >= ${first}
    group by step order by step`);
  return rows.map(({ start, wrong, right }) => ({ start, wrong: Number(wrong), right: Number(right) }));
}

/** So many are read for what they have in common; older ones do not change what stands first. */
const READ_AT_MOST = 1000;

/** Only to find our own statements in them: they do not leave the server. */
export async function listWrongTexts(db: Executor, since: Date | null) {
  return db
    .select({ sources: message.sources, answer: message.source })
    .from(answerRating)
    .innerJoin(message, eq(message.id, answerRating.messageId))
    .where(and(eq(answerRating.verdict, 'down'), since ? gte(answerRating.updatedAt, since) : undefined))
    .orderBy(desc(answerRating.updatedAt))
    .limit(READ_AT_MOST);
}
