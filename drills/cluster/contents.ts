import pg from 'pg';

/** A fingerprint of every row, by table. */
export async function contentsOf(url: string): Promise<Map<string, string[]>> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by 1`,
    );
    const contents = new Map<string, string[]>();
    for (const { name } of tables) {
      const { rows } = await client.query<{ row: string }>(`select md5(t::text) as row from ${name} t order by 1`);
      contents.set(
        name,
        rows.map(({ row }) => row),
      );
    }
    return contents;
  } finally {
    await client.end();
  }
}

export type Comparison = { readonly tables: number; readonly rows: number; readonly different: number };

/** How many rows the two have, and how many are in one of them alone. */
export function compare(one: Map<string, string[]>, other: Map<string, string[]>): Comparison {
  let rows = 0;
  let different = 0;
  for (const name of new Set([...one.keys(), ...other.keys()])) {
    const here = new Set(one.get(name));
    const there = new Set(other.get(name));
    rows += here.size;
    different += [...here].filter((row) => !there.has(row)).length + [...there].filter((row) => !here.has(row)).length;
  }
  return { tables: one.size, rows, different };
}
