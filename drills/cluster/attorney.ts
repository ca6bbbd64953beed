import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '#test/client.ts';
import { readEvents } from '#test/event-reader.ts';
import type { Scope } from '../drill.ts';
import { tryCall } from '../people.ts';
import { until } from './program.ts';

const WORDS = 'Thank you for writing. I will look at it.';

export type Attorney = {
  /** Writes to a client and waits until the word of it has come back through an open page, whichever server that is on. */
  hearsNews(): Promise<boolean>;
};

/** The demonstration's attorney with an open page, which connects again when its stream breaks, as a browser does. */
export async function watchingAttorney(scope: Scope, url: string): Promise<Attorney> {
  const client = createClient(url, { 'x-person': '10.255.0.1' });
  const login = { email: 'maya.chen@demo.example', password: 'plainly-demo' };
  if (!(await client.post('/api/auth/sign-in/email', login)).ok) throw new Error('the attorney cannot sign in');
  const { leads } = await client.must('getAttorneyLeads', { status: 'pending' });
  const leadId = leads[0]?.id ?? '';
  await client.must('attorneyAcceptLead', { attorneyLeadId: leadId, messageToClient: WORDS });
  const state = { news: 0, isOver: false };
  scope.defer(() => void (state.isOver = true));
  void (async () => {
    while (!state.isOver) {
      const stream = await readEvents(client).catch(() => null);
      // The first word is said to everybody who comes.
      for (let word = await stream?.next().catch(() => null); word;) {
        word = await stream?.next().catch(() => null);
        if (word) state.news += 1;
      }
      await sleep(500);
    }
  })();
  return {
    async hearsNews() {
      const before = state.news;
      const request = { leadId, content: WORDS, requestId: crypto.randomUUID() };
      const isHeard = async () => {
        await tryCall(client, 'sendMessageToUser', { ...request, requestId: crypto.randomUUID() });
        for (let waited = 0; waited < 20 && state.news === before; waited += 1) await sleep(100);
        return state.news > before;
      };
      return until('news', isHeard, 30_000).then(
        () => true,
        () => false,
      );
    },
  };
}

/** Twelve at once with one address through all servers: five an hour get through. Answers how many did. */
export async function tryLimit(url: string): Promise<number> {
  const contactMethods = { email: true, phone: false, text: false };
  const tries = Array.from({ length: 12 }, (_, index) => {
    const client = createClient(url, { 'x-person': '10.255.0.2' });
    const message = `Is anybody there? ${index}`;
    return tryCall(client, 'submitIssue', {
      email: 'eager@people.example',
      message,
      contactMethods,
      requestId: crypto.randomUUID(),
    });
  });
  return (await Promise.all(tries)).filter(({ result }) => result).length;
}
