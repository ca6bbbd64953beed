import { and, eq, inArray, max, type SQL } from 'drizzle-orm';
import { parseDay } from '#domain/calendar/calendar-day.ts';
import { licenseOf, type License } from '#domain/attorneys/license.ts';
import { newYorkDay } from '#domain/calendar/new-york-day.ts';
import type { Executor } from '#server/platform/db/connect.ts';
import { attorney } from '#server/platform/db/schema/attorneys.ts';
import { registration, registerImport } from '#server/platform/db/schema/register.ts';

/** The license of each of these attorneys as of now. Nothing is kept: a license that lapses needs no job to notice. */
export async function findLicenses(
  db: Executor,
  attorneyIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, License>> {
  if (attorneyIds.length === 0) return new Map();
  return licensesWhere(db, now, inArray(attorney.id, [...attorneyIds]));
}

export async function findAllLicenses(db: Executor, now: Date): Promise<ReadonlyMap<string, License>> {
  return licensesWhere(db, now, undefined);
}

async function licensesWhere(db: Executor, now: Date, where: SQL | undefined): Promise<ReadonlyMap<string, License>> {
  const registerAsOf = await findRegisterDate(db);
  const today = parseDay(newYorkDay(now)) ?? 0;
  const rows = await db
    .select({
      id: attorney.id,
      firstName: attorney.firstName,
      lastName: attorney.lastName,
      registrationNumber: attorney.registrationNumber,
      recorded: { status: attorney.licenseStatus, checkedAt: attorney.licenseCheckedAt },
      entry: registration,
    })
    .from(attorney)
    .leftJoin(registration, eq(registration.number, attorney.registrationNumber))
    .where(where);
  return new Map(rows.map(({ id, ...facts }) => [id, licenseOf({ ...facts, registerAsOf }, today)]));
}

/** When the newest import of the whole register began. */
async function findRegisterDate(db: Executor): Promise<Date | null> {
  const [row] = await db
    .select({ asOf: max(registerImport.startedAt) })
    .from(registerImport)
    .where(and(eq(registerImport.status, 'finished'), eq(registerImport.complete, true)));
  return row?.asOf ?? null;
}
