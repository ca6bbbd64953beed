import type { Client } from '#test/client.ts';
import { audit, newLedger, newToken, type Audit, type Ledger } from './ledger.ts';
import type { Database } from './database.ts';
import { ask, newVisitor, tryCall, untilAnswered } from './people.ts';
import { since } from './drill.ts';

type Load = {
  readonly database: Database;
  readonly url: () => string;
  /** Called once a third of the writes is done; settles when the fault is over. */
  readonly fault: () => Promise<void>;
  readonly writes?: number;
};

const PEOPLE = 5;
const PATIENCE_MS = 180_000;

/** Several people write while something goes wrong; afterwards everything that was acknowledged is looked for. */
export async function writeUnderLoad({
  database,
  url,
  fault,
  writes = 200,
}: Load): Promise<Audit & { errors: number; healedMs: number }> {
  const ledger = newLedger();
  const patience = AbortSignal.timeout(PATIENCE_MS);
  const progress = { done: 0, isOver: false, healedMs: 0 };
  const third = Promise.withResolvers<void>();
  const people = Array.from({ length: PEOPLE }, async () => {
    const client = await newVisitor(url, ledger, patience);
    // They go on until the fault is over, so that its end is seen by somebody.
    for (let turn = 0; progress.done < writes || !progress.isOver; turn += 1) {
      await writeOnce({ client, ledger, patience, token: newToken(), turn });
      progress.done += 1;
      if (progress.done >= writes / 3) third.resolve();
      if (turn >= 90) break;
    }
  });
  const healing = third.promise.then(async () => {
    await fault();
    const began = performance.now();
    const client = await newVisitor(url, ledger, patience);
    await ask(client, `Is anybody there? ${newToken()}`, ledger, patience);
    progress.healedMs = since(began);
    progress.isOver = true;
  });
  await Promise.all([...people, healing]);
  return { ...(await audit(database, ledger)), errors: ledger.errors, healedMs: progress.healedMs };
}

type Writing = {
  readonly client: Client;
  readonly ledger: Ledger;
  readonly patience: AbortSignal;
  readonly token: string;
  readonly turn: number;
};

async function writeOnce(writing: Writing): Promise<void> {
  const { client, ledger, patience, token, turn } = writing;
  if (turn % 3 === 1) return complain(writing);
  const message = `My landlord in Queens kept my deposit ${token}`;
  const { chatId } = await ask(client, message, ledger, patience);
  ledger.message.push(message);
  if (turn % 3 !== 2) return;
  const title = `Deposit ${token}`.slice(0, 50);
  const known = ledger.titles.get(chatId);
  known?.attempts.push(title);
  const renamed = await tryCall(client, 'renameChat', { chatId, newTitle: title });
  if (renamed.result) ledger.titles.set(chatId, { acknowledged: title, attempts: [] });
  else ledger.errors += 1;
}

async function complain({ token, ...person }: Writing): Promise<void> {
  const message = `Please call me ${token}`;
  const contactMethods = { email: true, phone: false, text: false };
  await untilAnswered(person, 'submitIssue', { email: 'ann@people.example', message, contactMethods });
  person.ledger.support_message.push(message);
}
