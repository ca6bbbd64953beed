import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Scenario } from '../eval/judge.ts';

const SCENARIOS = path.resolve(import.meta.dirname, '../eval/scenarios');

/** So many first messages of the evaluation's scenarios, taken evenly from all of them. */
export function messages(count: number): string[] {
  const all = readdirSync(SCENARIOS)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .flatMap((name) => JSON.parse(readFileSync(path.join(SCENARIOS, name), 'utf8')) as Scenario[])
    .flatMap(({ say }) => say.slice(0, 1));
  return Array.from({ length: count }, (_, index) => all[Math.floor((index * all.length) / count) % all.length] ?? '');
}
