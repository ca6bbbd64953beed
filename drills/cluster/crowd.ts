import { setTimeout as sleep } from 'node:timers/promises';
import { createClient, type Client } from '#test/client.ts';
import { newToken, type Ledger } from '../ledger.ts';
import { tryCall, untilAnswered } from '../people.ts';

export type Crowd = {
  /** When each answer came, by what was asked for; milliseconds. */
  readonly served: { readonly write: number[]; readonly read: number[] };
  end(): Promise<void>;
};

const PEOPLE = 6;
const MESSAGES_EACH = 4;
const PAUSE_MS = 250;
let visits = 0;

/** Each visit comes from a network of its own, as far as limits can see. */
const nextAddress = () => {
  visits += 1;
  return `10.${(visits >> 16) & 255}.${(visits >> 8) & 255}.${visits & 255}`;
};

/** Several people at once come, write, read, complain and leave, each as patient as the page is. */
export function startCrowd(url: string, ledger: Ledger): Crowd {
  const served = { write: [] as number[], read: [] as number[] };
  const state = { isOver: false };
  const patience = AbortSignal.timeout(20 * 60_000);
  const done = (kind: 'write' | 'read') => served[kind].push(performance.now());

  async function visit(): Promise<void> {
    const client = await enter(createClient(url, { 'x-person': nextAddress() }));
    const person = { client, ledger, patience };
    for (let turn = 0; turn < MESSAGES_EACH && !state.isOver; turn += 1) {
      const message = `My landlord in Queens kept my deposit ${newToken()}`;
      const { chatId } = await untilAnswered(person, 'sendMessage', { message });
      ledger.message.push(message);
      done('write');
      if (turn === 1) await rename(client, chatId);
      if ((await tryCall(client, 'getUserChats', null)).result) done('read');
      else ledger.errors += 1;
    }
    if (state.isOver) return;
    const message = `Please call me ${newToken()}`;
    const contactMethods = { email: true, phone: false, text: false };
    await untilAnswered(person, 'submitIssue', { email: `${newToken()}@people.example`, message, contactMethods });
    ledger.support_message.push(message);
    done('write');
  }

  async function enter(client: Client): Promise<Client> {
    for (;;) {
      const response = await client.post('/api/auth/sign-in/anonymous', {}).catch(() => null);
      if (response?.ok) return client;
      ledger.errors += 1;
      patience.throwIfAborted();
      await sleep(PAUSE_MS);
    }
  }

  async function rename(client: Client, chatId: string): Promise<void> {
    const newTitle = `Deposit ${newToken()}`.slice(0, 50);
    const known = ledger.titles.get(chatId);
    known?.attempts.push(newTitle);
    const renamed = await tryCall(client, 'renameChat', { chatId, newTitle });
    if (renamed.result) ledger.titles.set(chatId, { acknowledged: newTitle, attempts: [] });
    else ledger.errors += 1;
  }

  const people = Array.from({ length: PEOPLE }, async () => {
    while (!state.isOver) await visit();
  });
  return {
    served,
    async end() {
      state.isOver = true;
      await Promise.all(people);
    },
  };
}

/** The longest time within these moments in which nobody was served. */
export function longestGap(moments: readonly number[], from: number, to: number): number {
  const within = [from, ...moments.filter((moment) => moment > from && moment < to), to];
  return Math.max(...within.slice(1).map((moment, index) => moment - (within[index] ?? moment)));
}
