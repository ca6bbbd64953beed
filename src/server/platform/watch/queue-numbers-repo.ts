import type pg from 'pg';

type Queue = { readonly queue: string; readonly depth: number; readonly age: number };

/** Every queue is there, also an empty one: a number that disappears looks like a server that is gone. */
export async function readQueues(pool: pg.Pool): Promise<Queue[]> {
  const { rows } = await pool.query<Queue>(`
    select queue.name as queue, count(job.id)::int as depth,
      coalesce(extract(epoch from now() - min(job.created_on)), 0)::float as age
    from pgboss.queue left join pgboss.job on job.name = queue.name and job.state in ('created', 'retry')
      and job.start_after <= now()
    group by queue.name order by queue.name`);
  return rows;
}

export async function readMails(pool: pg.Pool): Promise<{ status: string; mails: number }[]> {
  const { rows } = await pool.query<{ status: string; mails: number }>(
    'select status, count(*)::int as mails from mail group by status order by status',
  );
  return rows;
}
