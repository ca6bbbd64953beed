import type pg from 'pg';

/** Times as many chats, in the proportions of a service that has grown: ten messages, two showings to a chat, a lead to five. */
export type Growth = { readonly chats: number; readonly from?: number };

/** Ids that can be told from the number: the same person has the same chats however often this is run. */
const ID = (kind: string, number: string) => `md5('${kind}' || (${number}))::uuid`;
const DAYS = 700;
/** Spread evenly over two years, the newest last. */
const AT = (number: string, of: string) => `now() - interval '${DAYS} days' * (1 - (${number})::float / ${of})`;

/** Statements that fill a migrated database; each takes a first and a last number. */
const STATEMENTS: readonly { readonly each: number; readonly text: string }[] = [
  {
    each: 0.5,
    text: `insert into "user" (id, name, email, email_verified, is_anonymous, created_at, updated_at)
      select ${ID('user', 'n')}, 'Person', 'person' || n || '@people.example', n % 2 = 0, n % 2 = 1, at, at
      from (select n, ${AT('n', '$2')} as at from generate_series($1::int, $2::int) n) s on conflict do nothing`,
  },
  {
    each: 0.5,
    text: `insert into session (id, token, user_id, expires_at)
      select ${ID('session', 'n')}, 'token' || n, ${ID('user', 'n')}, now() + interval '1 day'
      from generate_series($1::int, $2::int) n on conflict do nothing`,
  },
  {
    each: 0.0005,
    text: `insert into attorney (id, first_name, last_name, practice_areas, counties, licence_status, licence_checked_at)
      select ${ID('attorney', 'n')}, 'Ann', 'Lawyer' || n, '{Housing}', '{Queens}', 'Currently registered', now()
      from generate_series($1::int, $2::int + 49) n on conflict do nothing`,
  },
  {
    each: 1,
    text: `insert into chat (id, owner_id, title, last_message_at, created_at, updated_at)
      select ${ID('chat', 'n')}, ${ID('user', '(n + 1) / 2')}, 'Deposit', at, at, at
      from (select n, ${AT('n', '$2')} as at from generate_series($1::int, $2::int) n) s on conflict do nothing`,
  },
  {
    each: 10,
    text: `insert into message (id, chat_id, position, role, source, content, created_at)
      select ${ID('message', 'n')}, ${ID('chat', '(n + 9) / 10')}, (n - 1) % 10 + 1,
        case n % 2 when 1 then 'user' else 'assistant' end,
        repeat('My landlord kept my deposit. ', 8), repeat('<p>My landlord kept my deposit.</p> ', 8), ${AT('n', '$2')}
      from generate_series($1::int, $2::int) n on conflict do nothing`,
  },
  {
    each: 1,
    text: `insert into chat_request (user_id, request_id, chat_id, is_new_chat, user_message_id, answer_id, created_at)
      select ${ID('user', '(n + 1) / 2')}, ${ID('request', 'n')}, ${ID('chat', 'n')}, true, ${ID('message', 'n * 10 - 9')},
        ${ID('message', 'n * 10 - 8')}, ${AT('n', '$2')} from generate_series($1::int, $2::int) n on conflict do nothing`,
  },
  {
    each: 0.2,
    text: `with made as (insert into lead (id, chat_id, attorney_id, user_id, shared_up_to, status, created_at, updated_at)
        select ${ID('lead', 'n')}, ${ID('chat', 'n * 5')}, ${ID('attorney', 'n % 50 + 1')}, ${ID('user', '(n * 5 + 1) / 2')}, 10,
          (array['pending', 'accepted', 'declined'])[n % 3 + 1], at, at
        from (select n, ${AT('n', '$2')} as at from generate_series($1::int, $2::int) n) s on conflict do nothing returning id)
      insert into lead_snapshot (lead_id, title, messages) select id, 'Deposit', '[]' from made on conflict do nothing`,
  },
  {
    each: 2,
    text: `insert into attorney_showing (id, attorney_id, chat_id, place, category, fit, sponsored, created_at)
      select ${ID('showing', 'n')}, ${ID('attorney', 'n % 50 + 1')}, ${ID('chat', '(n + 1) / 2')}, 1, 'Housing', 'county', false,
        ${AT('n', '$2')} from generate_series($1::int, $2::int) n on conflict do nothing`,
  },
  {
    each: 0.3,
    text: `insert into mail (id, recipient, subject, text, html, status, created_at)
      select ${ID('mail', 'n')}, 'person' || n || '@people.example', 'S', 'T', 'H', 'sent', ${AT('n', '$2')}
      from generate_series($1::int, $2::int) n on conflict do nothing`,
  },
  {
    each: 1,
    text: `insert into document (id, owner_id, chat_id, definition_id, title, updated_at)
      select ${ID('document', 'n')}, ${ID('user', '(n + 1) / 2')}, ${ID('chat', 'n')}, 'security-deposit-demand-letter',
        'Letter', ${AT('n', '$2')} from generate_series($1::int, $2::int) n on conflict do nothing`,
  },
  {
    each: 1,
    text: `insert into thread_message (id, lead_id, position, sender_role, text)
      select ${ID('thread', 'n')}, ${ID('lead', '(n + 4) / 5')}, (n - 1) % 5 + 1, 'user', 'Hello'
      from generate_series($1::int, $2::int) n on conflict do nothing`,
  },
];

/** Fills up from so many chats to so many. Without triggers: nobody listens to what never happened. */
export async function fill(client: pg.Client, { chats, from = 0 }: Growth): Promise<void> {
  await client.query('set session_replication_role = replica');
  for (const { each, text } of STATEMENTS) {
    await client.query(text, [Math.floor(from * each) + 1, Math.max(1, Math.floor(chats * each))]);
  }
  await client.query('set session_replication_role = default');
  await client.query('analyze');
}

/** The person with this number, and one of their chats. */
export const sample = (number: number) => ({ user: ID('user', `${number}`), chat: ID('chat', `${number * 2}`) });
