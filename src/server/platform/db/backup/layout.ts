import type pg from 'pg';

export type Table = { readonly name: string; readonly columns: readonly string[] };
export type Counter = { readonly name: string; readonly last: string; readonly isCalled: boolean };

/** What stands at the beginning of a backup. */
export type Head = {
  readonly format: 'plainly-backup';
  readonly version: 1;
  readonly madeAt: string;
  /** The moments of the migrations that the database had had: with these alone it is rebuilt. */
  readonly migrations: readonly number[];
  readonly tables: readonly Table[];
  readonly counters: readonly Counter[];
};
export type Last = { readonly rows: Readonly<Record<string, number>> };

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Every table of ours with the columns that can be written, those first that others refer to. */
export async function readTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' group by c.relname order by c.relname`);
  const { rows: references } = await client.query<{ from: string; to: string }>(`
    select conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`);
  const plain = references.map(({ from, to }) => ({ from: from.replaceAll('"', ''), to: to.replaceAll('"', '') }));
  return inOrder(rows, plain);
}

function inOrder(tables: readonly Table[], references: readonly { from: string; to: string }[]): Table[] {
  const ordered: Table[] = [];
  let waiting = [...tables];
  while (waiting.length > 0) {
    const names = new Set(waiting.map(({ name }) => name));
    const next = waiting.filter(({ name }) => !references.some(({ from, to }) => from === name && names.has(to)));
    if (next.length === 0) throw new Error('tables refer to each other in a circle');
    ordered.push(...next);
    waiting = waiting.filter((table) => !next.includes(table));
  }
  return ordered;
}

export async function readCounters(client: pg.Client): Promise<Counter[]> {
  const { rows } = await client.query<{ name: string }>(
    `select sequencename as name from pg_sequences where schemaname = 'public' order by 1`,
  );
  const counters: Counter[] = [];
  for (const { name } of rows) {
    const { rows: state } = await client.query<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from public.${quoted(name)}`,
    );
    if (state[0]) counters.push({ name, last: state[0].last, isCalled: state[0].called });
  }
  return counters;
}
