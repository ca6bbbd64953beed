import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createAssistant } from '#assistant/create-assistant.ts';
import { withoutVersion } from '#assistant/decide/answering/answering.ts';
import { createEmbedder } from '#assistant/find/vectors/embedder.ts';
import { openKnowledge } from '#assistant/knowledge/open-knowledge.ts';
import type { Assistant, Said } from '#assistant/reply.ts';
import { TODAY } from '../play.ts';

/**
 * Plays the talks again that readers held as different people. For each turn a reader wrote down which statements would have answered it,
 * after having read the reply: counted is how often one of them leads, is told, or can be tapped. `--show` prints the turns that miss.
 */
type Turn = { readonly say: string; readonly right: readonly string[] };
type Talk = { readonly id: string; readonly turns: readonly Turn[] };
type Came = { readonly told: readonly string[]; readonly offered: readonly string[] };

const SAID_AGAIN = /\bAs I said:|\bComo le dije:|in one sentence:|en una frase:/;

const embedder = createEmbedder((error) => console.error(error), true);
const assistant = createAssistant({ onError: (error) => console.error(error), embedder });
await embedder.whenReady();
const asks = new Map(
  [...openKnowledge().topics.values()].flatMap(({ statements }) =>
    statements.flatMap(({ id, ask }) => (ask ? [ask.en, ask.es].map((text) => [text, id] as const) : [])),
  ),
);
const rows: Record<string, Record<string, string | number>> = {};
for (const file of readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.json'))
  .toSorted()) {
  const talks = JSON.parse(readFileSync(path.join(import.meta.dirname, file), 'utf8')) as Talk[];
  const judged = [];
  for (const talk of talks) judged.push(...(await replayed(assistant, talk)));
  rows[path.basename(file, '.json')] = summary(judged);
}
console.table(rows);
await assistant.close();

async function replayed(by: Assistant, { id, turns }: Talk) {
  let state: unknown = null;
  const earlier: Said[] = [];
  const judged: { isFirst: boolean; lead: boolean; told: boolean; offered: boolean }[] = [];
  for (const [at, { say, right }] of turns.entries()) {
    let text = '';
    let came: Came = { told: [], offered: [] };
    const turn = { message: say, state, isAnonymous: true, today: TODAY, signal: new AbortController().signal };
    for await (const event of by.reply({ ...turn, earlier: () => Promise.resolve([...earlier]) })) {
      if (event.type === 'text') text += event.markdown;
      if (event.type === 'choices')
        came = { ...came, offered: event.choices.flatMap(({ message }) => asks.get(message) ?? []) };
      if (event.type !== 'finished') continue;
      const before = (state as { told?: readonly string[] } | null)?.told ?? [];
      const isAgain = SAID_AGAIN.test(text);
      const told = event.state.last.filter((one) => isAgain || !before.includes(one));
      came = { ...came, told: [...(isAgain ? event.state.repeated.slice(-1) : []), ...told].map(withoutVersion) };
      state = event.state;
    }
    earlier.push({ role: 'user', text: say }, { role: 'assistant', text });
    if (right.length === 0) continue;
    const isRight = (one: string | undefined) => one !== undefined && right.includes(one);
    const one = {
      isFirst: at === 0,
      lead: isRight(came.told[0]),
      told: came.told.some(isRight),
      offered: came.told.some(isRight) || came.offered.some(isRight),
    };
    judged.push(one);
    if (process.argv.includes('--show') && !one.lead)
      console.log(`${id} ${at + 1} ${one.told ? 'beside' : one.offered ? 'offered' : 'missed'}: ${say}\n   right ${right.join(' ')}\n   told ${came.told.join(' ') || text.slice(0, 90).replaceAll('\n', ' ')}`); // prettier-ignore
  }
  return judged;
}

function summary(judged: Awaited<ReturnType<typeof replayed>>): Record<string, string | number> {
  const [first, later] = [judged.filter(({ isFirst }) => isFirst), judged.filter(({ isFirst }) => !isFirst)];
  const share = (of: typeof judged, key: 'lead' | 'told' | 'offered') =>
    ((100 * of.filter((one) => one[key]).length) / Math.max(1, of.length)).toFixed(0);
  return {
    turns: judged.length,
    'first: leads': share(first, 'lead'),
    'told or offered first': share(first, 'offered'),
    'later: leads': share(later, 'lead'),
    'later: told': share(later, 'told'),
    'later: told or offered': share(later, 'offered'),
  };
}
