import fc from 'fast-check';
import { contract, type CallableName } from '#contract/index.ts';
import { doors, type DoorName } from '#server/http/doors/doors.ts';
import type { Client } from '#test/client.ts';
import { anyInput, anyText } from './any-input.ts';

export type Target = { readonly people: readonly Client[]; readonly known: readonly string[] };
/** Something that must not happen: a fault of ours, or no answer. */
export type Fault = { readonly where: string; readonly what: string; readonly input: string };

const PATIENCE_MS = 30_000;

/** So many inputs for this callable, by everybody in turns. */
export async function fuzzCallable(target: Target, name: CallableName, runs: number): Promise<Fault[]> {
  const faults: Fault[] = [];
  const inputs = fc.sample(anyInput(contract[name].input, target.known), runs);
  await inTurns(inputs, target.people, async (data, client) => {
    const body = JSON.stringify({ data });
    const headers = { 'content-type': 'application/json' };
    const what = await whatBreaks(client, `/us-central1/${name}`, { method: 'POST', headers, body });
    if (what) faults.push({ where: name, what, input: body.slice(0, 300) });
  });
  return faults;
}

const request = fc.record({
  parts: fc.array(anyText, { minLength: 3, maxLength: 3 }),
  query: fc.dictionary(
    fc.constantFrom('token', 'rule', 'variant', 'from', 'days', 'limit', 'language', 'view', 'search', 'page', 'state'),
    anyText,
    { maxKeys: 4 },
  ),
  body: fc.oneof(anyText, fc.json(), fc.constant('%PDF-1.7\n1 0 obj\n<<')),
  headers: fc.record({
    'content-type': fc.constantFrom('application/json', 'text/plain', 'application/pdf', 'multipart/form-data', ''),
    'x-file-name': fc.constantFrom('a.pdf', '%00', '%', '%ff', encodeURIComponent('\u0000💥')),
    accept: fc.constantFrom('*/*', 'text/event-stream', 'image/png'),
  }),
});

export async function fuzzRoute(target: Target, door: DoorName, runs: number): Promise<Fault[]> {
  const faults: Fault[] = [];
  const [method = 'GET', path = '/'] = door.split(' ');
  await inTurns(fc.sample(request, runs), target.people, async ({ parts, query, body, headers }, client) => {
    let nth = 0;
    const filled = path.replaceAll(/:\w+/g, () => encodeURIComponent((parts[nth++ % 3] ?? '').toWellFormed()) || 'x');
    const search = new URLSearchParams(
      Object.entries(query).map(([name, value]): [string, string] => [name, value.toWellFormed()]),
    );
    const init = { method, headers, ...(method === 'GET' ? {} : { body }) };
    const what = await whatBreaks(client, `${filled}?${search.toString()}`, init);
    if (what) faults.push({ where: door, what, input: JSON.stringify({ filled, query, body, headers }).slice(0, 300) });
  });
  return faults;
}

const AT_ONCE = 4;

/** A few at a time, each by the next person. */
async function inTurns<T>(
  inputs: readonly T[],
  people: readonly Client[],
  send: (input: T, client: Client) => Promise<void>,
): Promise<void> {
  let next = 0;
  const worker = async () => {
    for (let at = next++; at < inputs.length; at = next++) {
      const client = people[at % people.length];
      if (client) await send(inputs[at] as T, client);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** A connection that was closed while it rested is no fault, and every browser asks again; an input that cuts it does so twice. */
async function whatBreaks(client: Client, path: string, init: RequestInit): Promise<string | null> {
  const first = await tryOnce(client, path, init);
  return first?.startsWith(CUT) ? tryOnce(client, path, init) : first;
}

const CUT = 'connection cut';

async function tryOnce(client: Client, path: string, init: RequestInit): Promise<string | null> {
  const giveUp = AbortSignal.timeout(PATIENCE_MS);
  try {
    const response = await client.request(path, { ...init, signal: giveUp });
    if (response.status >= 500) return `HTTP ${response.status}: ${(await response.text()).slice(0, 200)}`;
    // A stream has no end of its own: that it began is its answer.
    const isStream = response.headers.get('content-type')?.includes('event-stream') ?? false;
    if (isStream && path.startsWith('/api/events')) await response.body?.cancel();
    else if ((await response.text()).includes('"status":"INTERNAL"')) return 'INTERNAL';
    return null;
  } catch (error) {
    if (giveUp.aborted) return 'no answer';
    const cause = error instanceof Error ? error.cause : undefined;
    return cause instanceof Error ? `${CUT}: ${cause.message}` : String(error);
  }
}

export const everyCallable = Object.keys(contract) as CallableName[];
export const everyDoor = Object.keys(doors) as DoorName[];
