import { and, eq, inArray, max, type SQL } from 'drizzle-orm';
import { parseDay } from '#domain/calendar-day.ts';
import { licenceOf, type Licence } from '#domain/licence.ts';
import { newYorkDay } from '#domain/new-york-day.ts';
import type { Executor } from '#server/platform/db/connect.ts';
import { attorney } from '#server/platform/db/schema/attorneys.ts';
import { registration, registryImport } from '#server/platform/db/schema/registry.ts';

/** The licence of each of these attorneys as of now. Nothing is kept: a licence that lapses needs no job to notice. */
export async function findLicences(
  db: Executor,
  attorneyIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Licence>> {
  if (attorneyIds.length === 0) return new Map();
  return licencesWhere(db, now, inArray(attorney.id, [...attorneyIds]));
}

export async function findAllLicences(db: Executor, now: Date): Promise<ReadonlyMap<string, Licence>> {
  return licencesWhere(db, now, undefined);
}

async function licencesWhere(db: Executor, now: Date, where: SQL | undefined): Promise<ReadonlyMap<string, Licence>> {
  const registerAsOf = await findRegisterDate(db);
  const today = parseDay(newYorkDay(now)) ?? 0;
  const rows = await db
    .select({
      id: attorney.id,
      firstName: attorney.firstName,
      lastName: attorney.lastName,
      registrationNumber: attorney.registrationNumber,
      recorded: { status: attorney.licenceStatus, checkedAt: attorney.licenceCheckedAt },
      entry: registration,
    })
    .from(attorney)
    .leftJoin(registration, eq(registration.number, attorney.registrationNumber))
    .where(where);
  return new Map(rows.map(({ id, ...facts }) => [id, licenceOf({ ...facts, registerAsOf }, today)]));
}

/** When the newest import of the whole register began. */
async function findRegisterDate(db: Executor): Promise<Date | null> {
  const [row] = await db
    .select({ asOf: max(registryImport.startedAt) })
    .from(registryImport)
    .where(and(eq(registryImport.status, 'finished'), eq(registryImport.complete, true)));
  return row?.asOf ?? null;
}
