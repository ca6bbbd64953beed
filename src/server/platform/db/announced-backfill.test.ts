import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseBefore } from '#test/old-database.ts';

const id = (kind: number, nth: number) => `${kind}0000000-0000-4000-8000-${String(nth).padStart(12, '0')}`;
const [USER, CHAT, LEAD, ATTORNEY] = [1, 2, 3, 4] as const;
const [PLAIN, DIGESTED] = [1, 2] as const;
const OWNER = id(USER, 9);
const DAY_MS = 86_400_000;

let old: Awaited<ReturnType<typeof databaseBefore>>;
beforeAll(async () => {
  old = await databaseBefore('0017_desk');
  await old.insert('user', { id: OWNER, name: 'Ann Lee', email: 'ann@people.example', email_verified: true });
  await old.insert('chat', { id: id(CHAT, 1), owner_id: OWNER, title: 'Deposit' });
  await old.insert('chat', { id: id(CHAT, 2), owner_id: OWNER, title: 'Wages' });
  for (const nth of [PLAIN, DIGESTED]) {
    const attorney = id(ATTORNEY, nth);
    await old.insert('attorney', { id: attorney, first_name: 'Ada', last_name: 'Advocate' });
    const email = `attorney-${nth}@people.example`;
    await old.insert('user', { id: id(USER, nth), name: 'Ada', email, email_verified: true, attorney_id: attorney });
  }
  await old.insert('mail_choice', { user_id: id(USER, DIGESTED), digest: true });
});
afterAll(() => old.drop());

async function oldLead(nth: number, attorney: number, daysAgo: number): Promise<void> {
  await old.insert('lead', {
    id: id(LEAD, nth),
    chat_id: id(CHAT, nth % 2 === 0 ? 2 : 1),
    attorney_id: id(ATTORNEY, attorney),
    user_id: OWNER,
    shared_up_to: 0,
    created_at: new Date(Date.now() - daysAgo * DAY_MS),
  });
}

test('leads from before the digest count as announced, and those that wait for tomorrow’s do not', async () => {
  await oldLead(1, PLAIN, 30);
  await oldLead(2, PLAIN, 0);
  await oldLead(3, DIGESTED, 30);
  await oldLead(4, DIGESTED, 0);
  await old.upgrade();
  const { rows } = await old.client.query<{ id: string }>('select id from lead where announced_at is null');
  expect(rows.map((row) => row.id)).toEqual([id(LEAD, 4)]);
});
