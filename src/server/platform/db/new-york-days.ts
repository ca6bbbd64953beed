import { sql, type AnyColumn, type SQL } from 'drizzle-orm';

/** From the first moment of one day in New York to the last of another; either may be open. */
export function withinDays(
  column: AnyColumn,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): SQL[] {
  const midnight = (day: string, later: number) =>
    sql`((${day}::date + ${later}::integer)::timestamp at time zone 'America/New_York')`;
  return [
    ...(from ? [sql`${column} >= ${midnight(from, 0)}`] : []),
    ...(to ? [sql`${column} < ${midnight(to, 1)}`] : []),
  ];
}
