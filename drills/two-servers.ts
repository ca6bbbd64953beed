import { createClient } from '#test/client.ts';
import { startDatabase, type Database } from './database.ts';
import type { Drill } from './drill.ts';
import { startServer } from './server.ts';

const LEADS = 1_000;
const WORDS = 'Thank you for writing. I will look at it.';

/** Leads of the demonstration's consumer for its attorney, each in a chat of its own. */
async function addLeads(database: Database): Promise<string[]> {
  const rows = await database.ask<{ id: string }>(
    `with person as (select id from "user" where email = 'consumer@demo.example'),
      counsel as (select attorney_id as id from "user" where email = 'maya.chen@demo.example'),
      chats as (insert into chat (owner_id, title) select person.id, 'Lead ' || n from person, generate_series(1, $1) n
        returning id),
      leads as (insert into lead (chat_id, attorney_id, user_id, shared_up_to)
        select chats.id, counsel.id, person.id, 0 from chats, counsel, person returning id)
    insert into lead_snapshot (lead_id, title, messages) select id, 'A lead', '[]' from leads returning lead_id as id`,
    [LEADS],
  );
  return rows.map(({ id }) => id);
}

/** Accepted here and declined there at the same moment: one of them counts, and the person gets one mail. */
export const twoServers: Drill = {
  name: 'two servers decide 1,000 leads',
  async run(scope) {
    const database = await startDatabase(scope);
    const env = { DEMO: 'on' };
    const servers = [await startServer(scope, database.url, env), await startServer(scope, database.url, env)] as const;
    const clients = servers.map(({ url }) => createClient(url));
    for (const client of clients) {
      const login = { email: 'maya.chen@demo.example', password: 'plainly-demo' };
      if (!(await client.post('/api/auth/sign-in/email', login)).ok) throw new Error('the attorney cannot sign in');
    }
    const [here, there] = clients as [(typeof clients)[0], (typeof clients)[0]];
    const mailsBefore = await mailCount(database);
    const tally = { won: 0, both: 0, none: 0, refused: 0 };
    for (const attorneyLeadId of await addLeads(database)) {
      const decision = { attorneyLeadId, messageToClient: WORDS };
      const outcomes = await Promise.all([
        here.call('attorneyAcceptLead', decision),
        there.call('attorneyDeclineLead', { ...decision, declineCategory: 'Poor Client Fit' }),
      ]);
      const wins = outcomes.filter(({ result }) => result).length;
      if (wins === 1) tally.won += 1;
      else if (wins === 2) tally.both += 1;
      else tally.none += 1;
      tally.refused += outcomes.filter(({ error }) => error?.status === 'FAILED_PRECONDITION').length;
    }
    const mails = (await mailCount(database)) - mailsBefore;
    return {
      acknowledged: tally.won,
      lost: tally.none + tally.both,
      doubled: mails - LEADS,
      errors: 2 * LEADS - tally.won - tally.refused,
      healedMs: null,
      note: `${mails} mails, ${tally.refused} told that it was decided`,
    };
  },
};

async function mailCount(database: Database): Promise<number> {
  const [row] = await database.ask<{ n: number }>('select count(*)::int as n from mail');
  return row?.n ?? 0;
}
