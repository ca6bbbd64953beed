import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createAssistant } from '#assistant/create-assistant.ts';
import { createEmbedder } from '#assistant/find/vectors/embedder.ts';
import { readEnv } from '#server/platform/env.ts';
import { loadConversations } from './conversation.ts';
import { judge } from './judge.ts';
import { methodOf } from './method.ts';
import { play } from './play.ts';
import { table } from './print.ts';
import { BUILT_IN, type Judged, type TestedMind, toReport } from './report.ts';

/**
 * Plays every question and conversation with the assistant, tells group by group what came out right, and keeps the result for the page
 * about quality. `--dry` keeps nothing: for looking while the assistant is being worked on. `--mind model` lets the
 * language model of the environment word the answers.
 */
const LAST_RUN = path.resolve(import.meta.dirname, 'last-run.json');
const REPLIES = path.resolve(import.meta.dirname, '../.cache/eval.json');
const PACKAGE = path.resolve(import.meta.dirname, '../package.json');

const model = process.argv.join(' ').includes('--mind model') ? readEnv().assistant : undefined;
if (process.argv.includes('--mind') && !model) {
  console.error('There is no model to run: write --mind model and set ASSISTANT_MODEL.');
  process.exit(1);
}
const counts = { removed: 0, failures: 0 };
const embedder = createEmbedder((error) => console.error(error), true);
const assistant = createAssistant({
  onError: (error) => console.error(error),
  embedder,
  model,
  onModelNews(news) {
    if (news.type === 'removed') counts.removed += news.claims;
    if (news.type === 'failure') counts.failures += 1;
  },
});
await embedder.whenReady();

/** `-- --only text` plays those whose id has it. */
const only = /--only (\S+)/.exec(process.argv.join(' '))?.[1];
const judged: (Judged & { replies: string[] })[] = [];
for (const { group, conversation } of loadConversations()) {
  if (only && !conversation.id.includes(only)) continue;
  const replies = await play(assistant, conversation);
  const said = conversation.turns.map(({ say }) => say);
  judged.push({
    group,
    id: conversation.id,
    said,
    ...judge(conversation, replies),
    replies: replies.map(({ text }) => text),
  });
}
await assistant.close();

const { version } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string };
const mind: TestedMind = model
  ? { name: model.model, removedClaims: counts.removed, handedOver: counts.failures }
  : BUILT_IN;
const report = toReport(judged, { ranAt: new Date().toISOString(), version, mind, method: methodOf(mind) });
console.log(table(report));
for (const { id, faults } of report.failures) console.log(`${id}: ${faults.join(' ')}`);
mkdirSync(path.dirname(REPLIES), { recursive: true });
writeFileSync(REPLIES, JSON.stringify(judged, null, 1));
if (!process.argv.includes('--dry')) writeFileSync(LAST_RUN, `${JSON.stringify(report, null, 1)}\n`);
