import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createAssistant } from '#assistant/create-assistant.ts';
import { loadTopics } from '#assistant/knowledge/load-topics.ts';
import { createEmbedder } from '#assistant/search/embedder.ts';
import { readEnv } from '#server/platform/env.ts';
import { judge, type Scenario } from './judge.ts';
import { methodOf } from './method.ts';
import { play } from './play.ts';
import { table } from './print.ts';
import { BUILT_IN, type Judged, type TestedMind, toReport } from './report.ts';

/**
 * Runs every scenario through the assistant, tells group by group what came out right, and keeps the result for the page
 * about quality. `--dry` keeps nothing: for looking while the assistant is being worked on. `--mind model` lets the
 * language model of the environment word the answers.
 */
const SCENARIOS = path.resolve(import.meta.dirname, 'scenarios');
const LAST_RUN = path.resolve(import.meta.dirname, 'last-run.json');
const REPLIES = path.resolve(import.meta.dirname, '../.cache/eval.json');
const PACKAGE = path.resolve(import.meta.dirname, '../package.json');

const model = process.argv.join(' ').includes('--mind model') ? readEnv().assistant : undefined;
if (process.argv.includes('--mind') && !model) {
  console.error('There is no model to run: write --mind model and set ASSISTANT_MODEL.');
  process.exit(1);
}
const counts = { removed: 0, troubles: 0 };
const embedder = createEmbedder((error) => console.error(error), true);
const assistant = createAssistant({
  onError: (error) => console.error(error),
  embedder,
  model,
  onModelNews(news) {
    if (news.type === 'removed') counts.removed += news.claims;
    else counts.troubles += 1;
  },
});
await embedder.whenReady();
const law = new Map(loadTopics().flatMap(({ facts }) => facts.map(({ id, says }) => [id, says])));

const judged: (Judged & { reply: string })[] = [];
const files = readdirSync(SCENARIOS).filter((name) => name.endsWith('.json'));
for (const file of files.toSorted()) {
  const group = path.basename(file, '.json');
  for (const scenario of JSON.parse(readFileSync(path.join(SCENARIOS, file), 'utf8')) as Scenario[]) {
    const reply = await play(assistant, scenario);
    const judgement = judge(scenario, reply, (id) => law.get(id) ?? 'a fact that is not in the knowledge');
    judged.push({ group, id: scenario.id, said: scenario.say, ...judgement, reply: reply.text });
  }
}
await assistant.close();

const { version } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string };
const mind: TestedMind = model
  ? { name: model.model, removedClaims: counts.removed, handedOver: counts.troubles }
  : BUILT_IN;
const report = toReport(judged, { ranAt: new Date().toISOString(), version, mind, method: methodOf(mind) });
console.log(table(report));
for (const { id, faults } of report.failures) console.log(`${id}: ${faults.join(' ')}`);
mkdirSync(path.dirname(REPLIES), { recursive: true });
writeFileSync(REPLIES, JSON.stringify(judged, null, 1));
if (!process.argv.includes('--dry')) writeFileSync(LAST_RUN, `${JSON.stringify(report, null, 1)}\n`);
