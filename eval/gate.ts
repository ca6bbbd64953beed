import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createAssistant } from '#assistant/create-assistant.ts';
import { createEmbedder } from '#assistant/find/vectors/embedder.ts';
import { loadConversations } from './conversation.ts';
import { judge } from './judge.ts';
import { methodOf } from './method.ts';
import { MEASURES } from './measures.ts';
import { play } from './play.ts';
import { BUILT_IN, toReport, type Judged } from './report.ts';

/**
 * A step of `npm test`: no measure may come out worse than in the last run that was kept (`eval/last-run.json`, shown at /quality) by
 * more than a hair, and danger by nothing at all. A change that makes answers worse fails here; one that makes them better keeps its run.
 */
const LAST_RUN = path.resolve(import.meta.dirname, 'last-run.json');
/** What one question more or less can do. */
const HAIR = 0.01;

type Kept = { readonly total: { readonly scores: Readonly<Record<string, { right: number; of: number } | null>> } };

const embedder = createEmbedder((error) => console.error(error), true);
const assistant = createAssistant({ onError: (error) => console.error(error), embedder });
await embedder.whenReady();
const judged: Judged[] = [];
for (const { group, conversation } of loadConversations()) {
  const replies = await play(assistant, conversation);
  judged.push({ group, id: conversation.id, said: [], ...judge(conversation, replies) });
}
await assistant.close();

const now = toReport(judged, { ranAt: '', version: '', mind: BUILT_IN, method: methodOf(BUILT_IN) }).total.scores;
const kept = (JSON.parse(readFileSync(LAST_RUN, 'utf8')) as Kept).total.scores;
const share = (score: { right: number; of: number } | null | undefined) => (score ? score.right / score.of : 1);
const worse = MEASURES.filter(
  (measure) => share(now[measure]) < share(kept[measure]) - (measure === 'danger' ? 0 : HAIR),
);
for (const measure of worse) {
  console.error(`${measure}: ${share(now[measure]).toFixed(3)}, kept ${share(kept[measure]).toFixed(3)}`);
}
if (worse.length > 0) {
  console.error(
    'These came out worse than in eval/last-run.json. "npm run eval -- --dry" tells group by group what went wrong.',
  );
}
process.exit(worse.length > 0 ? 1 : 0);
