import { createAssistant } from '#assistant/create-assistant.ts';
import { createEmbedder } from '#assistant/find/vectors/embedder.ts';
import { readersTalks, replay, type Came } from './replay.ts';

/**
 * Plays the talks again that readers held as different people, and counts how often a statement that would have answered leads the reply, is
 * told, or can be tapped. `--show` prints the turns that miss.
 */
const embedder = createEmbedder((error) => console.error(error), true);
const assistant = createAssistant({ onError: (error) => console.error(error), embedder });
await embedder.whenReady();
const rows: Record<string, Record<string, string | number>> = {};
for (const [reader, talks] of readersTalks()) {
  const judged: Judged[] = [];
  for (const talk of talks)
    for await (const came of replay(assistant, talk)) {
      if (came.right.length === 0) continue;
      const one = judge(came);
      judged.push(one);
      if (process.argv.includes('--show') && !one.lead) show(talk.id, came, one);
    }
  rows[reader] = summary(judged);
}
console.table(rows);
await assistant.close();

type Judged = { readonly isFirst: boolean; readonly lead: boolean; readonly told: boolean; readonly offered: boolean };

function judge({ right, isFirst, told, offered }: Came): Judged {
  const isRight = (one: string | undefined) => one !== undefined && right.includes(one);
  const isTold = told.some(isRight);
  return { isFirst, lead: isRight(told[0]), told: isTold, offered: isTold || offered.some(isRight) };
}

function show(talk: string, { turn, say, right, told, text }: Came, one: Judged) {
  const how = one.told ? 'beside' : one.offered ? 'offered' : 'missed';
  const came = told.join(' ') || text.slice(0, 90).replaceAll('\n', ' ');
  console.log(`${talk} ${turn} ${how}: ${say}\n   right ${right.join(' ')}\n   told ${came}`);
}

function summary(judged: readonly Judged[]): Record<string, string | number> {
  const [first, later] = [judged.filter(({ isFirst }) => isFirst), judged.filter(({ isFirst }) => !isFirst)];
  const share = (of: readonly Judged[], key: 'lead' | 'told' | 'offered') =>
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
