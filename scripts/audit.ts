import { spawnSync } from 'node:child_process';

type Audit = {
  readonly error?: unknown;
  readonly metadata?: { readonly vulnerabilities: Readonly<Record<string, number>> };
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: string }>>;
};

const SERIOUS = ['high', 'critical'];

/**
 * Known faults of what we use, where a registry answers; where none does, that is said, and nothing fails. What only a build
 * needs is asked about too: the pages are made of it.
 */
function audit(): number {
  const { stdout } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8', timeout: 60_000 });
  const found = parsed(stdout ?? '');
  if (!found?.metadata || found.error) {
    console.log('No registry answered: nothing was looked up.');
    return 0;
  }
  const serious = Object.entries(found.vulnerabilities ?? {}).filter(([, { severity }]) => SERIOUS.includes(severity));
  console.log(`Known faults: ${JSON.stringify(found.metadata.vulnerabilities)}`);
  for (const [name, { severity }] of serious) console.error(`${severity}: ${name}`);
  return serious.length > 0 ? 1 : 0;
}

function parsed(json: string): Audit | null {
  try {
    return JSON.parse(json) as Audit;
  } catch {
    return null;
  }
}

process.exitCode = audit();
