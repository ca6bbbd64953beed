import { count, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { BadRow } from '#domain/attorneys/register-import.ts';
import type { Executor, Transaction } from '#server/platform/db/connect.ts';
import { registration, registerImport } from '#server/platform/db/schema/register.ts';
import type { RegisterRow } from './register-row.ts';

export type ImportRow = typeof registerImport.$inferSelect;
export type Progress = { bytesRead: number; rowsRead: number; badRowCount: number; badRows: readonly BadRow[] };

/** Any number will do, as long as every process takes the same. */
const IMPORT_LOCK = 727_275;
const RUNNING = ['reading', 'saving'] as const;

/** Held until the transaction ends, however it ends. False when another import holds it, in whichever process. */
export async function takeImportLock(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.execute<{ taken: boolean }>(sql`select pg_try_advisory_xact_lock(${IMPORT_LOCK}) as taken`);
  return rows[0]?.taken ?? false;
}

/** For the holder of the lock: whatever still calls itself running is not. */
export async function endInterrupted(db: Executor, fault: string, now: Date): Promise<void> {
  await db
    .update(registerImport)
    .set({ status: 'failed', fault, finishedAt: now })
    .where(inArray(registerImport.status, [...RUNNING]));
}

export async function insertImport(
  tx: Transaction,
  values: { fileName: string; bytesTotal: number | null; now: Date },
): Promise<string> {
  const { now, ...rest } = values;
  const [row] = await tx
    .insert(registerImport)
    .values({ ...rest, startedAt: now, aliveAt: now })
    .returning({ id: registerImport.id });
  if (!row) throw new Error('import not inserted');
  return row.id;
}

export async function updateImport(
  db: Executor,
  id: string,
  values: Partial<Omit<ImportRow, 'badRows'>> & { badRows?: readonly BadRow[] },
): Promise<void> {
  const { badRows, ...rest } = values;
  await db
    .update(registerImport)
    .set({ ...rest, ...(badRows ? { badRows: [...badRows] } : {}) })
    .where(eq(registerImport.id, id));
}

export async function listImports(
  db: Executor,
  { limit, finished = false }: { limit: number; finished?: boolean },
): Promise<ImportRow[]> {
  return db
    .select()
    .from(registerImport)
    .where(finished ? eq(registerImport.status, 'finished') : undefined)
    .orderBy(desc(registerImport.startedAt), desc(registerImport.aliveAt))
    .limit(limit);
}

export async function countUnseen(db: Executor, since: Date): Promise<number> {
  const [row] = await db.select({ total: count() }).from(registration).where(lt(registration.lastSeenAt, since));
  return row?.total ?? 0;
}

export async function countRegistrations(db: Executor): Promise<number> {
  const [row] = await db.select({ total: count() }).from(registration);
  return row?.total ?? 0;
}

/** Seen by this transaction alone, and gone with it. */
export async function createScratch(tx: Transaction): Promise<void> {
  await tx.execute(sql`create temp table register_scratch (
    position integer, number text, first_name text, middle_name text, last_name text, suffix text, company text, city text,
    state text, county text, year_admitted integer, department text, law_school text, status text, next_registration text
  ) on commit drop`);
}

/** A batch travels as one JSON text: the database takes it apart faster than we could put an array together. */
export async function addToScratch(
  tx: Transaction,
  rows: readonly RegisterRow[],
  firstPosition: number,
): Promise<void> {
  await tx.execute(sql`insert into register_scratch
    select ${firstPosition} + ordinality, r."number", r."firstName", r."middleName", r."lastName", r."suffix", r."company",
      r."city", r."state", r."county", r."yearAdmitted", r."department", r."lawSchool", r."status", r."nextRegistration"
    from rows from (json_to_recordset(${JSON.stringify(rows)}::json) as ("number" text, "firstName" text, "middleName" text,
      "lastName" text, "suffix" text, "company" text, "city" text, "state" text, "county" text, "yearAdmitted" integer,
      "department" text, "lawSchool" text, "status" text, "nextRegistration" text)) with ordinality as r`);
}

export type Merged = { rowsInFile: number; rowsAdded: number; rowsChanged: number };

const FIELDS =
  'first_name middle_name last_name suffix company city state county year_admitted department law_school status next_registration'.split(
    ' ',
  );
const list = (table?: 'old' | 'new' | 'excluded') =>
  sql.raw(FIELDS.map((field) => (table ? `${table}.${field}` : field)).join(', '));

/** Of a number that comes twice the last row counts. What the file does not hold stays as it is. */
export async function mergeScratch(tx: Transaction, seenAt: Date): Promise<Merged> {
  await tx.execute(sql`create index on register_scratch (number, position)`);
  await tx.execute(sql`delete from register_scratch a using register_scratch b
    where a.number = b.number and a.position < b.position`);
  await tx.execute(sql`analyze register_scratch`);
  const { rows } = await tx.execute<{ total: string; added: string; changed: string }>(sql`
    select count(*) as total, count(*) filter (where old.number is null) as added,
      count(*) filter (where old.number is not null and (${list('old')}) is distinct from (${list('new')})) as changed
    from register_scratch new left join registration old on old.number = new.number`);
  await tx.execute(sql`insert into registration (number, ${list()}, last_seen_at)
    select number, ${list()}, ${seenAt.toISOString()}::timestamptz from register_scratch
    on conflict (number) do update set (${list()}, last_seen_at) = row(${list('excluded')}, excluded.last_seen_at)`);
  const [found] = rows;
  return { rowsInFile: Number(found?.total), rowsAdded: Number(found?.added), rowsChanged: Number(found?.changed) };
}
