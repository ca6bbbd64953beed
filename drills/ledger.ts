import type { Database } from './database.ts';

/** What people were told is stored. */
export type Ledger = {
  /** Words that must stand in exactly one row, by the table that keeps them. */
  readonly message: string[];
  readonly support_message: string[];
  /** Values of which the last acknowledged one, or a later attempt, must be there. */
  readonly titles: Map<string, { acknowledged: string; attempts: string[] }>;
  errors: number;
};

/** Letters alone: a row of digits could look like a card's number, which is masked before it is stored. */
export const newToken = (): string =>
  crypto.randomUUID().replaceAll(/[\d-]/g, (sign) => 'ghijklmnopq'.charAt('0123456789-'.indexOf(sign)));

export const newLedger = (): Ledger => ({ message: [], support_message: [], titles: new Map(), errors: 0 });

export type Audit = { readonly acknowledged: number; readonly lost: number; readonly doubled: number };

export async function audit(database: Pick<Database, 'ask'>, ledger: Ledger): Promise<Audit> {
  const kept = [
    ...(await countsOf(database, `select source as text from message where role = 'user'`, ledger.message)),
    ...(await countsOf(database, 'select message as text from support_message', ledger.support_message)),
  ];
  const titles = new Map(
    (await database.ask<{ id: string; title: string }>('select id, title from chat')).map(({ id, title }) => [
      id,
      title,
    ]),
  );
  const wrong = [...ledger.titles].filter(([id, { acknowledged, attempts }]) => {
    const title = titles.get(id);
    return title === undefined || ![acknowledged, ...attempts].includes(title);
  });
  // A question that was acknowledged has its answer behind it.
  const [open] = await database.ask<{ count: number }>(
    `
    select count(*)::int as count from message q where q.role = 'user' and q.source = any($1)
      and not exists (select 1 from message a where a.chat_id = q.chat_id and a.position = q.position + 1
        and a.role = 'assistant')`,
    [ledger.message],
  );
  return {
    acknowledged: kept.length + ledger.titles.size,
    lost: kept.filter((count) => count === 0).length + wrong.length + (open?.count ?? 0),
    doubled: kept.filter((count) => count > 1).length,
  };
}

async function countsOf(database: Pick<Database, 'ask'>, select: string, words: readonly string[]): Promise<number[]> {
  const rows = await database.ask<{ text: string }>(select);
  const counts = new Map<string, number>();
  for (const { text } of rows) counts.set(text, (counts.get(text) ?? 0) + 1);
  return words.map((text) => counts.get(text) ?? 0);
}
