import { createServer } from 'node:http';
import pg from 'pg';

/**
 * The least that the platform allows: bare Node and PostgreSQL doing what a list of chats and a message come to, with the
 * same statements on the same tables and nothing around them. What our server costs is compared with this.
 */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 12 });
const LIST = {
  name: 'list',
  text: `select c.id, c.title, c.terminated, c.last_message_at, c.created_at, c.updated_at from chat c
    where c.owner_id = $1 order by c.created_at, c.id`,
};
const WHO = {
  name: 'who',
  text: `select u.id from session s join "user" u on u.id = s.user_id where s.token = $1 and s.expires_at > now()`,
};

async function whoIs(token: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ id: string }>({ ...WHO, values: [token] });
  return rows[0]?.id;
}

async function answer(token: string, body: string): Promise<unknown> {
  const owner = await whoIs(token);
  const { data } = JSON.parse(body) as { data: { message: string } | null };
  if (!data) return (await pool.query({ ...LIST, values: [owner] })).rows;
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ id: string }>(
      `insert into chat (owner_id, title) values ($1, 'New') returning id`,
      [owner],
    );
    const values = [rows[0]?.id, data.message];
    await client.query(
      `insert into message (chat_id, position, role, source, content) values ($1, 1, 'user', $2, $2)`,
      values,
    );
    await client.query(
      `insert into message (chat_id, position, role, source, content) values ($1, 2, 'assistant', $2, $2)`,
      values,
    );
    await client.query('commit');
    return values;
  } finally {
    client.release();
  }
}

createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    if (request.method === 'GET') {
      response.end('<!doctype html>');
      return;
    }
    const token = /session_token=(?<token>[^.;]+)/.exec(request.headers.cookie ?? '')?.groups?.['token'] ?? '';
    void answer(decodeURIComponent(token), Buffer.concat(chunks).toString()).then(
      (result) => response.setHeader('content-type', 'application/json').end(JSON.stringify({ result })),
      () => response.writeHead(500).end(),
    );
  });
}).listen(Number(process.env['PORT']), '127.0.0.1');
