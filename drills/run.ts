import { clock } from './clock.ts';
import { databaseHurt } from './database-hurt.ts';
import { diskFull } from './disk-full.ts';
import { fuzzDrill } from './fuzz-drill.ts';
import { inScope, Skipped, since, type Drill } from './drill.ts';
import { kill } from './kill.ts';
import { mailDrills } from './mail.ts';
import { mailKilled } from './mail-killed.ts';
import { migrators } from './migrators.ts';
import { modelFaults } from './model-faults.ts';
import { pooler } from './pooler.ts';
import { rollingRestart } from './rolling-restart.ts';
import { twoServers } from './two-servers.ts';

/** `npm run drills` makes everything go wrong that we know of; `npm run drills -- NAME` what has NAME in its name. */
const DRILLS: readonly Drill[] = [
  kill,
  ...databaseHurt,
  diskFull,
  ...mailDrills,
  mailKilled,
  modelFaults,
  twoServers,
  pooler,
  rollingRestart,
  clock,
  migrators,
  fuzzDrill,
];

const WIDTHS = [36, 12, 5, 8, 7, 10];
const row = (cells: readonly (string | number)[]) =>
  cells
    .map((cell, column) => (column === 0 ? `${cell}`.padEnd(WIDTHS[0] ?? 0) : `${cell}`.padStart(WIDTHS[column] ?? 0)))
    .join('  ');

async function attempt(drill: Drill): Promise<boolean> {
  const began = performance.now();
  try {
    const { acknowledged, lost, doubled, errors, healedMs, note } = await inScope((scope) => drill.run(scope));
    const healed = healedMs === null ? '–' : `${(healedMs / 1000).toFixed(1)} s`;
    console.log(row([drill.name, acknowledged, lost, doubled, errors, healed]) + (note ? `  ${note}` : ''));
    return lost === 0;
  } catch (error) {
    const isSkipped = error instanceof Skipped;
    const words = error instanceof Error ? error.message : String(error);
    console.log(
      `${drill.name.padEnd(WIDTHS[0] ?? 0)}  ${isSkipped ? 'skipped' : 'FAILED'} after ${since(began)} ms: ${words}`,
    );
    return isSkipped;
  }
}

const wanted = process.argv.slice(2).join(' ').toLowerCase();
const chosen = DRILLS.filter(({ name }) => name.toLowerCase().includes(wanted));
if (chosen.length === 0) {
  console.error(
    `There is no drill called "${wanted}". There are:\n${DRILLS.map(({ name }) => `  ${name}`).join('\n')}`,
  );
  process.exit(1);
}
console.log(row(['drill', 'acknowledged', 'lost', 'doubled', 'errors', 'healed']));
let failed = 0;
for (const drill of chosen) if (!(await attempt(drill))) failed += 1;
console.log(failed === 0 ? 'Nothing was lost.' : `${failed} of ${chosen.length} drills failed.`);
process.exit(failed === 0 ? 0 : 1);
