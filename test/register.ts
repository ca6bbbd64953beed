import { registration, registerImport } from '#server/platform/db/schema/register.ts';
import type { TestServer } from './server.ts';

type Entry = typeof registration.$inferInsert;

/** The state's register as an import would leave it, with these attorneys in it. */
export async function putInRegister(
  server: TestServer,
  entries: readonly (Pick<Entry, 'number' | 'firstName' | 'lastName'> & Partial<Entry>)[],
  options: { complete?: boolean } = {},
): Promise<void> {
  const { db, now } = server.app.deps;
  await db.insert(registerImport).values({
    fileName: 'register.csv',
    status: 'finished',
    complete: options.complete ?? true,
    startedAt: now(),
    finishedAt: now(),
  });
  for (const entry of entries) {
    const row = { ...BLANK, lastSeenAt: now(), ...entry };
    await db.insert(registration).values(row).onConflictDoUpdate({ target: registration.number, set: row });
  }
}

const BLANK = {
  middleName: '',
  suffix: '',
  company: '',
  city: '',
  state: 'NY',
  county: '',
  department: '1',
  lawSchool: '',
  status: 'Currently registered',
  nextRegistration: '2099-01',
};
