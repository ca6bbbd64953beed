import { and, asc, count, desc, eq, ilike, sql, type SQL } from 'drizzle-orm';
import type { InputOf } from '#contract/index.ts';
import { PAGE_SIZE } from '#contract/paging.ts';
import type { Database, Executor } from '#server/platform/db/connect.ts';
import { containing } from '#server/platform/db/containing.ts';
import { withinDays } from '#server/platform/db/new-york-days.ts';
import { attorneyShowing } from '#server/platform/db/schema/attorney-showing.ts';
import { attorney } from '#server/platform/db/schema/attorneys.ts';

type Query = InputOf<'staffListShowings'>;
export type ShowingsFilter = Pick<Query, 'search' | 'category' | 'sponsored' | 'from' | 'to'>;

const attorneyName = sql<string>`${attorney.firstName} || ' ' || ${attorney.lastName}`;
/** Never the chat in which it was shown. */
const columns = {
  id: attorneyShowing.id,
  shownAt: attorneyShowing.createdAt,
  attorneyId: attorneyShowing.attorneyId,
  attorneyName,
  place: attorneyShowing.place,
  category: attorneyShowing.category,
  county: attorneyShowing.county,
  fit: attorneyShowing.fit,
  sponsored: attorneyShowing.sponsored,
};
const SORTED_BY = {
  shownAt: attorneyShowing.createdAt,
  attorney: attorneyName,
  category: attorneyShowing.category,
  county: attorneyShowing.county,
  place: attorneyShowing.place,
};

function whereOf({ search, category, sponsored, from, to }: ShowingsFilter): SQL | undefined {
  return and(
    search ? ilike(attorneyName, containing(search)) : undefined,
    category ? eq(attorneyShowing.category, category) : undefined,
    sponsored ? eq(attorneyShowing.sponsored, sponsored === 'yes') : undefined,
    ...withinDays(attorneyShowing.createdAt, { from, to }),
  );
}

export async function listShowings(db: Executor, query: Query) {
  const { page = 1, sort = 'shownAt', direction = 'desc' } = query;
  const where = whereOf(query);
  const order = direction === 'asc' ? asc : desc;
  const rows = await db
    .select(columns)
    .from(attorneyShowing)
    .innerJoin(attorney, eq(attorney.id, attorneyShowing.attorneyId))
    .where(where)
    .orderBy(sql`${order(SORTED_BY[sort])} nulls last`, desc(attorneyShowing.createdAt), asc(attorneyShowing.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  const [counted] = await db
    .select({ total: count() })
    .from(attorneyShowing)
    .innerJoin(attorney, eq(attorney.id, attorneyShowing.attorneyId))
    .where(where);
  return { rows, total: counted?.total ?? 0, page, pageSize: PAGE_SIZE };
}

export type ShowingRow = Awaited<ReturnType<typeof listShowings>>['rows'][number];

const BATCH = 1000;

/** All that fit, oldest first, a batch at a time: however long the log is, little of it is in memory. */
export async function* eachShowing(db: Database, filter: ShowingsFilter): AsyncGenerator<ShowingRow[]> {
  // As text: a Date would lose the microseconds, and with them the place in the log.
  const moment = sql<string>`${attorneyShowing.createdAt}::text`;
  let after: SQL | undefined;
  for (;;) {
    const rows = await db
      .select({ ...columns, moment })
      .from(attorneyShowing)
      .innerJoin(attorney, eq(attorney.id, attorneyShowing.attorneyId))
      .where(and(whereOf(filter), after))
      .orderBy(asc(attorneyShowing.createdAt), asc(attorneyShowing.id))
      .limit(BATCH);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = sql`(${attorneyShowing.createdAt}, ${attorneyShowing.id}) > (${last.moment}::timestamptz, ${last.id}::uuid)`;
  }
}
