import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SETS } from './mutants/sets.ts';
import { survivorsIn } from './mutants/survivors.ts';
import { ROOT } from './root.ts';

/**
 * `npm run mutants -- deadlines privacy`: changes the code in one place at a time and looks whether a test fails. What lives is
 * listed; `docs/mutants.md` says why a survivor may. No step of `npm test`: a set takes minutes.
 */
const REPORT = path.join(ROOT, '.cache/mutants.json');

const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in SETS));
if (unknown.length > 0 || names.length === 0) {
  console.error(`Which of ${Object.keys(SETS).join(', ')}?`);
  process.exit(1);
}
const STRYKER = path.join(ROOT, 'node_modules/.bin/stryker');
if (!existsSync(STRYKER)) {
  // Not a dependency: see docs/decisions/004-dependencies.md.
  const packages = ['core', 'vitest-runner'].map((name) => `@stryker-mutator/${name}@10.1.1`);
  console.error(`First: npm install --no-save --ignore-scripts ${packages.join(' ')}`);
  process.exit(1);
}
mkdirSync(path.dirname(REPORT), { recursive: true });

const filesOf = (patterns: readonly string[]) => globSync([...patterns], { cwd: ROOT }).join(',');

for (const name of names) {
  const set = SETS[name];
  if (!set) continue;
  const { status } = spawnSync(
    STRYKER,
    // The tool splits its list at commas, also inside of braces.
    ['run', 'scripts/mutants/stryker.config.json', '--mutate', filesOf(set.mutate)],
    { cwd: ROOT, stdio: 'inherit', env: { ...process.env, MUTANT_TESTS: set.tests.join(';') } },
  );
  if (status !== 0) process.exit(status ?? 1);
  const { lines, summary } = survivorsIn(JSON.parse(readFileSync(REPORT, 'utf8')));
  console.log([`\n${name}: ${summary}`, ...lines].join('\n'));
}
