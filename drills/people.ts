import { setTimeout as sleep } from 'node:timers/promises';
import { createClient, type Client, type Outcome } from '#test/client.ts';
import type { CallableName, DataOf, OutputOf } from '#contract/index.ts';
import type { Ledger } from './ledger.ts';

const PAUSE_MS = 250;

/** A visitor with a session, however often that has to be tried. */
export async function newVisitor(url: () => string, ledger: Ledger, patience: AbortSignal): Promise<Client> {
  for (;;) {
    const client = createClient(url());
    const response = await client.post('/api/auth/sign-in/anonymous', {}).catch(() => null);
    if (response?.ok) return client;
    ledger.errors += 1;
    patience.throwIfAborted();
    await sleep(PAUSE_MS);
  }
}

/** One call; a lost connection is an error like any other. */
export async function tryCall<Name extends CallableName>(
  client: Client,
  name: Name,
  data: unknown,
): Promise<Outcome<Name>> {
  try {
    return await client.call(name, data);
  } catch (error) {
    return { status: 0, error: { status: 'NETWORK', message: String(error) } };
  }
}

export const ask = (client: Client, message: string, ledger: Ledger, patience: AbortSignal) =>
  untilAnswered({ client, ledger, patience }, 'sendMessage', { message });

type Person = { readonly client: Client; readonly ledger: Ledger; readonly patience: AbortSignal };

/** As the page does it: the same request again under its key until it has its answer. */
export async function untilAnswered<Name extends 'sendMessage' | 'submitIssue'>(
  { client, ledger, patience }: Person,
  name: Name,
  data: DataOf<Name>,
): Promise<OutputOf<Name>> {
  const request = { ...data, requestId: crypto.randomUUID() };
  for (;;) {
    const { result, error } = await tryCall(client, name, request);
    if (result) return result;
    ledger.errors += 1;
    if (error?.status === 'INTERNAL') throw new Error('somebody read INTERNAL');
    patience.throwIfAborted();
    await sleep(PAUSE_MS);
  }
}
