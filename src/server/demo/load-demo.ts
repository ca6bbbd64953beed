import { eq, sql } from 'drizzle-orm';
import type { IssueCategory } from '#domain/issue-category.ts';
import { CURRENT_TERMS_VERSION } from '#domain/terms.ts';
import { account, user } from '#server/platform/db/schema/account.ts';
import { attorney, attorneyInvite } from '#server/platform/db/schema/attorneys.ts';
import type { Transaction } from '#server/platform/db/connect.ts';
import type { Deps } from '#server/platform/deps.ts';
import { loadSampleLead } from './sample-lead.ts';

export type DemoAccount = {
  readonly role: string;
  readonly email: string;
  readonly password?: string;
  readonly note: string;
};

/** Any number will do, as long as every replica takes the same. */
const DEMO_LOCK = 727_276;
const PASSWORD = 'plainly-demo';
const CONSUMER = 'consumer@demo.example';
export const DEMO_STAFF_EMAIL = 'staff@demo.example';
const ATTORNEY = 'maya.chen@demo.example';
const SPARE_ATTORNEY_ID = 'NY-DEMO-2345';

const ATTORNEYS: { first: string; last: string; areas: IssueCategory[]; counties: string[]; placement: number }[] = [
  {
    first: 'Maya',
    last: 'Chen',
    areas: ['housing', 'consumer', 'courts', 'torts'],
    counties: ['Queens', 'Kings'],
    placement: 0,
  },
  {
    first: 'Samuel',
    last: 'Okafor',
    areas: ['employment', 'housing', 'benefits', 'education'],
    counties: ['Bronx', 'New York'],
    placement: 1,
  },
  {
    first: 'Elena',
    last: 'Ruiz',
    areas: ['family', 'immigration', 'housing', 'estates'],
    counties: ['Queens', 'Nassau'],
    placement: 0,
  },
  {
    first: 'David',
    last: 'Goldberg',
    areas: ['consumer', 'business', 'estates', 'health'],
    counties: ['New York', 'Westchester'],
    placement: 0,
  },
  {
    first: 'Aisha',
    last: 'Rahman',
    areas: ['criminal', 'traffic', 'immigration', 'family'],
    counties: ['Kings', 'Richmond'],
    placement: 0,
  },
  {
    first: 'Thomas',
    last: 'Kowalski',
    areas: ['torts', 'employment', 'traffic', 'courts'],
    counties: ['Erie', 'Monroe'],
    placement: 0,
  },
];

/** Attorneys, one account per role, a spare attorney ID and a lead to answer. Loading it twice changes nothing. */
export async function loadDemo(deps: Deps): Promise<readonly DemoAccount[]> {
  const passwordHash = await deps.auth.hashPassword(PASSWORD);
  await deps.db.transaction(async (tx) => {
    // Of servers that start together one loads it, and the others then find it.
    await tx.execute(sql`select pg_advisory_xact_lock(${DEMO_LOCK})`);
    const [existing] = await tx.select({ id: user.id }).from(user).where(eq(user.email, CONSUMER));
    if (existing) return;
    const attorneyIds = await insertAttorneys(tx, deps.now());
    const [mayaId, , , , , spareId] = attorneyIds;
    if (!mayaId || !spareId) throw new Error('demo attorneys not inserted');
    await tx.insert(attorneyInvite).values({ code: SPARE_ATTORNEY_ID, attorneyId: spareId });
    await insertAttorneyAccount(tx, mayaId, passwordHash);
    const consumerId = await insertPerson(tx, 'Jordan Rivera', CONSUMER);
    await insertPerson(tx, 'Sam Staff', DEMO_STAFF_EMAIL);
    await loadSampleLead(tx, { ownerId: consumerId, attorneyId: mayaId, now: deps.now() });
  });
  return [
    { role: 'Consumer', email: CONSUMER, note: 'ask for a sign-in link, then open it in the outbox' },
    { role: 'Attorney', email: ATTORNEY, password: PASSWORD, note: 'signs in at /attorneys/login' },
    { role: 'Staff', email: DEMO_STAFF_EMAIL, note: 'signs in by link' },
    {
      role: 'New attorney',
      email: 'any address',
      note: `sign up at /attorneys/signup with the attorney ID ${SPARE_ATTORNEY_ID}`,
    },
  ];
}

async function insertAttorneys(tx: Transaction, now: Date): Promise<string[]> {
  const rows = await tx
    .insert(attorney)
    .values(
      ATTORNEYS.map(({ first, last, areas, counties, placement }, index) => ({
        firstName: first,
        lastName: last,
        practiceAreas: areas,
        counties,
        placement,
        languages: ['English'],
        registrationNumber: `DEMO-${index + 1}`,
        licenseStatus: 'Currently registered',
        licenseCheckedAt: now,
      })),
    )
    .returning({ id: attorney.id });
  return rows.map((row) => row.id);
}

async function insertPerson(
  tx: Transaction,
  name: string,
  email: string,
  attorneyId: string | null = null,
): Promise<string> {
  const [row] = await tx
    .insert(user)
    .values({ name, email, emailVerified: true, tosVersion: CURRENT_TERMS_VERSION, attorneyId })
    .returning({ id: user.id });
  if (!row) throw new Error('demo account not inserted');
  return row.id;
}

async function insertAttorneyAccount(tx: Transaction, attorneyId: string, password: string): Promise<void> {
  const userId = await insertPerson(tx, 'Maya Chen', ATTORNEY, attorneyId);
  await tx.insert(account).values({ accountId: userId, providerId: 'credential', userId, password });
}
