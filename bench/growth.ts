import { once } from 'node:events';
import pg from 'pg';
import { migrate } from '#server/platform/db/migrate.ts';
import { fill, sample } from '#test/fill.ts';
import { startDatabase } from '../drills/database.ts';
import { inScope } from '../drills/drill.ts';
import { report, type Measurement } from './report.ts';
import { median, percentile } from './statistics.ts';

/**
 * How long reading one thing takes while everything around it grows tenfold, and again. `GROWTH_CHATS` says how far: a million
 * chats are ten million messages, two million showings and 200,000 leads. `GROWTH_DATABASE_URL` is an empty database to fill.
 */
const UP_TO = Number(process.env['GROWTH_CHATS'] ?? 100_000);
const FIRST = 1_000;
const TIMES = 300;

/** What somebody waits for, as the product asks for it; `$USER` and `$CHAT` are somebody who is there. */
const READS: Readonly<Record<string, string>> = {
  'chats of a person': 'select * from chat where owner_id = $USER order by created_at, id',
  'messages of a chat':
    'select m.*, r.verdict from message m left join answer_rating r on r.message_id = m.id where m.chat_id = $CHAT order by m.position',
  'session of a cookie': `select u.* from session s join "user" u on u.id = s.user_id where s.token = 'token$NUMBER' and s.expires_at > now()`,
  'contacts of a person': 'select * from lead where user_id = $USER',
  'newest leads of an attorney': `select * from lead where attorney_id = md5('attorney' || ($NUMBER % 50 + 1))::uuid and status = 'pending' order by updated_at desc limit 50`,
};

async function timesOf(client: pg.Client, text: string, chats: number): Promise<number[]> {
  const milliseconds: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const number = 1 + ((time * 7_919) % Math.floor(chats / 2));
    const { user, chat } = sample(number);
    const own = text.replace('$USER', user).replace('$CHAT', chat).replaceAll('$NUMBER', `${number}`);
    const began = performance.now();
    await client.query(own);
    milliseconds.push(performance.now() - began);
  }
  return milliseconds;
}

async function measure(url: string): Promise<Measurement[]> {
  await migrate(url);
  const client = new pg.Client(url);
  await client.connect();
  const found: Measurement[] = [];
  for (let [from, chats] = [0, FIRST]; chats <= UP_TO; [from, chats] = [chats, chats * 10]) {
    await fill(client, { chats, from });
    for (const [name, text] of Object.entries(READS)) {
      await timesOf(client, text, chats);
      const times = await timesOf(client, text, chats);
      const label = `${name}, among ${(chats * 10).toLocaleString('en')} messages`;
      found.push({ name: `${label}, p50`, value: median(times), unit: 'ms' });
      found.push({ name: `${label}, p99`, value: percentile(times, 0.99), unit: 'ms' });
    }
    const { rows } = await client.query<{ mb: number }>(`select pg_database_size(current_database()) / 1e6 as mb`);
    found.push({
      name: `${(chats * 10).toLocaleString('en')} messages and what belongs to them`,
      value: Number(rows[0]?.mb),
      unit: 'MB',
    });
    console.log(
      found
        .slice(-11)
        .map(({ name, value, unit }) => `${name}: ${value.toFixed(2)} ${unit}`)
        .join('\n'),
    );
  }
  client.end().catch(() => undefined);
  await once(client, 'end');
  return found;
}

const given = process.env['GROWTH_DATABASE_URL'];
const measurements = given
  ? await measure(given)
  : await inScope(async (scope) => measure((await startDatabase(scope)).url));
report('growth', measurements);
