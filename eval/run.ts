import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createAssistant } from '#assistant/create-assistant.ts';
import { loadTopics } from '#assistant/knowledge/load-topics.ts';
import { createEmbedder } from '#assistant/search/embedder.ts';
import { judge, type Scenario } from './judge.ts';
import { METHOD } from './method.ts';
import { play } from './play.ts';
import { table } from './print.ts';
import { type Judged, toReport } from './report.ts';

/**
 * Runs every scenario through the assistant, tells group by group what came out right, and keeps the result for the page
 * about quality. `--dry` keeps nothing: for looking while the assistant is being worked on.
 */
const SCENARIOS = path.resolve(import.meta.dirname, 'scenarios');
const LAST_RUN = path.resolve(import.meta.dirname, 'last-run.json');
const REPLIES = path.resolve(import.meta.dirname, '../.cache/eval.json');
const PACKAGE = path.resolve(import.meta.dirname, '../package.json');

const embedder = createEmbedder((error) => console.error(error), true);
const assistant = createAssistant({ onError: (error) => console.error(error), embedder });
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
const report = toReport(judged, { ranAt: new Date().toISOString(), version, method: METHOD });
console.log(table(report));
for (const { id, faults } of report.failures) console.log(`${id}: ${faults.join(' ')}`);
mkdirSync(path.dirname(REPLIES), { recursive: true });
writeFileSync(REPLIES, JSON.stringify(judged, null, 1));
if (!process.argv.includes('--dry')) writeFileSync(LAST_RUN, `${JSON.stringify(report, null, 1)}\n`);
