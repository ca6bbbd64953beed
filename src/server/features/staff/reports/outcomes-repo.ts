import { and, asc, count, desc, eq, gte, ilike, isNotNull, ne, or, sql, type SQL } from 'drizzle-orm';
import type { InputOf } from '#contract/index.ts';
import { PAGE_SIZE } from '#contract/paging.ts';
import type { LeadOutcomes, Outcome } from '#contract/staff/reports.ts';
import type { Executor } from '#server/platform/db/connect.ts';
import { containing } from '#server/platform/db/containing.ts';
import { attorney } from '#server/platform/db/schema/attorneys.ts';
import { lead } from '#server/platform/db/schema/leads.ts';

const having = (status: string) => sql<number>`count(*) filter (where ${lead.status} = ${status})`.mapWith(Number);
const responseHours = sql`extract(epoch from ${lead.decidedAt} - ${lead.createdAt}) / 3600`;
const percentile = (share: number) =>
  sql<number | null>`percentile_cont(${share}) within group (order by ${responseHours})
    filter (where ${lead.decidedAt} is not null)`;

/** Of a lead only its status and its times are ever selected here. */
const counts = {
  pending: having('pending'),
  accepted: having('accepted'),
  declined: having('declined'),
  median: percentile(0.5),
  p90: percentile(0.9),
};
type Counts = { pending: number; accepted: number; declined: number; median: number | null; p90: number | null };

const attorneyName = sql<string>`${attorney.firstName} || ' ' || ${attorney.lastName}`;
const since = (start: Date | null) => (start ? gte(lead.createdAt, start) : undefined);

export async function overallOutcome(db: Executor, start: Date | null): Promise<Outcome> {
  const [row] = await db.select(counts).from(lead).where(since(start));
  return outcomeOf(row ?? { pending: 0, accepted: 0, declined: 0, median: null, p90: null });
}

export async function outcomesByAttorney(db: Executor, start: Date | null): Promise<LeadOutcomes['attorneys']> {
  const rows = await db
    .select({ attorneyId: attorney.id, name: attorneyName, ...counts })
    .from(lead)
    .innerJoin(attorney, eq(attorney.id, lead.attorneyId))
    .where(since(start))
    .groupBy(attorney.id)
    .orderBy(desc(count()), asc(attorney.lastName), asc(attorney.id));
  return rows.map(({ attorneyId, name, ...rest }) => ({ attorneyId, name, ...outcomeOf(rest) }));
}

function outcomeOf({ median, p90, ...numbers }: Counts): Outcome {
  const decided = numbers.accepted + numbers.declined;
  return {
    ...numbers,
    acceptanceRate: decided > 0 ? numbers.accepted / decided : null,
    responseHours: median === null || p90 === null ? null : { median, p90 },
  };
}

export async function declineReasons(db: Executor, start: Date | null): Promise<LeadOutcomes['declineReasons']> {
  const rows = await db
    .select({ reason: lead.declineCategory, count: count() })
    .from(lead)
    .where(and(isNotNull(lead.declineCategory), since(start)))
    .groupBy(lead.declineCategory)
    .orderBy(desc(count()), asc(lead.declineCategory));
  return rows.flatMap(({ reason, count: found }) => (reason ? [{ reason, count: found }] : []));
}

/** One entry per step, also for steps in which nothing happened. Days are New York's. */
export async function outcomeSeries(
  db: Executor,
  span: { start: Date | null; end: Date; step: LeadOutcomes['step'] },
): Promise<LeadOutcomes['series']> {
  const local = (moment: SQL) => sql`date_trunc(${span.step}, (${moment}) at time zone 'America/New_York')`;
  const first = span.start
    ? sql`${span.start.toISOString()}::timestamptz`
    : sql`coalesce((select min(created_at) from lead), ${span.end.toISOString()}::timestamptz)`;
  const { rows } = await db.execute<Record<'start' | 'pending' | 'accepted' | 'declined', string>>(sql`
    select to_char(step, 'YYYY-MM-DD') as start,
      count(*) filter (where status = 'pending') as pending,
      count(*) filter (where status = 'accepted') as accepted,
      count(*) filter (where status = 'declined') as declined
    from generate_series(${local(first)}, ${local(sql`${span.end.toISOString()}::timestamptz`)},
      ${`1 ${span.step}`}::interval) as step
    left join lead on ${local(sql`lead.created_at`)} = step and lead.created_at >= ${first}
    group by step order by step`);
  return rows.map(({ start, ...numbers }) => ({
    start,
    pending: Number(numbers.pending),
    accepted: Number(numbers.accepted),
    declined: Number(numbers.declined),
  }));
}

type FeedbackQuery = InputOf<'staffListFeedback'>;
const FEEDBACK_COLUMNS = { decidedAt: lead.decidedAt, attorney: attorneyName };

export async function listFeedback(db: Executor, query: FeedbackQuery, start: Date | null) {
  const { page = 1, sort = 'decidedAt', direction = 'desc' } = query;
  const where = and(
    isNotNull(lead.decidedAt),
    isNotNull(lead.messageToAdmin),
    ne(lead.messageToAdmin, ''),
    since(start),
    query.attorneyId ? eq(lead.attorneyId, query.attorneyId) : undefined,
    query.decision ? eq(lead.status, query.decision) : undefined,
    query.search
      ? or(ilike(lead.messageToAdmin, containing(query.search)), ilike(attorneyName, containing(query.search)))
      : undefined,
  );
  const order = direction === 'asc' ? asc : desc;
  const rows = await db
    .select({
      id: lead.id,
      attorneyId: lead.attorneyId,
      attorneyName,
      status: lead.status,
      declineCategory: lead.declineCategory,
      messageToAdmin: lead.messageToAdmin,
      decidedAt: lead.decidedAt,
    })
    .from(lead)
    .innerJoin(attorney, eq(attorney.id, lead.attorneyId))
    .where(where)
    .orderBy(order(FEEDBACK_COLUMNS[sort]), desc(lead.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  const [counted] = await db
    .select({ total: count() })
    .from(lead)
    .innerJoin(attorney, eq(attorney.id, lead.attorneyId))
    .where(where);
  return { rows, total: counted?.total ?? 0, page, pageSize: PAGE_SIZE };
}
