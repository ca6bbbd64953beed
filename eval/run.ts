import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createAssistant } from '#assistant/create-assistant.ts';
import { createEmbedder } from '#assistant/search/embedder.ts';
import { judge, type Judgement, type Reply, type Scenario } from './judge.ts';

/** Runs every scenario through the assistant and tells, group by group, what came out right. */
const SCENARIOS = path.resolve(import.meta.dirname, 'scenarios');
const RESULT = path.resolve(import.meta.dirname, '../.cache/eval.json');

const embedder = createEmbedder((error) => console.error(error), true);
const assistant = createAssistant({ onError: (error) => console.error(error), embedder });
await embedder.whenReady();

async function play(scenario: Scenario): Promise<Reply> {
  let state: unknown = null;
  let reply: Reply = {
    text: '',
    sources: 0,
    showsAttorneys: false,
    node: 'root',
    topicId: null,
    category: null,
    told: [],
    terminated: false,
  };
  for (const message of scenario.say) {
    const today = '2026-11-15';
    let text = '';
    let sources = 0;
    let showsAttorneys = false;
    for await (const event of assistant.reply({
      message,
      state,
      isAnonymous: true,
      today,
      signal: AbortSignal.any([]),
    })) {
      if (event.type === 'text') text += event.markdown;
      if (event.type === 'sources') sources = event.sources.length;
      if (event.type === 'attorneys') showsAttorneys = true;
      if (event.type !== 'finished') continue;
      const { node, topicId, variables, told } = event.state;
      reply = {
        text,
        sources,
        showsAttorneys,
        node,
        topicId,
        category: variables.issueCategoryEnum ?? null,
        told,
        terminated: event.terminated,
      };
      state = event.state;
    }
  }
  return reply;
}

const judgements: (Judgement & { group: string; id: string })[] = [];
for (const file of readdirSync(SCENARIOS)
  .filter((name) => name.endsWith('.json'))
  .toSorted()) {
  for (const scenario of JSON.parse(readFileSync(path.join(SCENARIOS, file), 'utf8')) as Scenario[]) {
    judgements.push({ group: path.basename(file, '.json'), id: scenario.id, ...judge(scenario, await play(scenario)) });
  }
}
await assistant.close();

const share = (list: readonly (boolean | null)[]) => {
  const counted = list.filter((value) => value !== null);
  return counted.length === 0
    ? '   –'
    : `${Math.round((100 * counted.filter(Boolean).length) / counted.length)} %`.padStart(5);
};
const row = (name: string, list: typeof judgements) =>
  `${name.padEnd(14)}${String(list.length).padStart(5)}  ${(['triage', 'category', 'facts', 'mentions', 'cited', 'clean'] as const).map((key) => share(list.map((one) => one[key])).padStart(9)).join('')}`;

console.log(`${'group'.padEnd(14)}    n     triage category    facts mentions    cited    clean`);
for (const group of new Set(judgements.map((one) => one.group)))
  console.log(
    row(
      group,
      judgements.filter((one) => one.group === group),
    ),
  );
console.log(row('all', judgements));
const failures = judgements.filter(({ faults }) => faults.length > 0);
if (process.argv.includes('--failures'))
  for (const { id, faults } of failures) console.log(`${id}: ${faults.join('; ')}`);
mkdirSync(path.dirname(RESULT), { recursive: true });
writeFileSync(RESULT, JSON.stringify({ ranAt: new Date().toISOString(), judgements }, null, 1));
