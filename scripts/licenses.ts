import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './root.ts';

type Lock = { readonly packages: Readonly<Record<string, { readonly license?: string; readonly dev?: boolean }>> };

export const LIST = 'docs/licenses.md';

/** What may be used and passed on without opening our own code. A new one is a decision: add it here with the package. */
export const ALLOWED: readonly string[] = [
  '(AFL-2.1 OR BSD-3-Clause)',
  '(MIT AND Zlib)',
  '(MIT OR CC0-1.0)',
  '(MPL-2.0 OR Apache-2.0)',
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT AND OFL-1.1',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  // Used as separate libraries that anybody can replace.
  'LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
];

/** The lock does not tell these; the package itself does, in its license file. */
const READ_BY_HAND: Readonly<Record<string, string>> = { 'png-js': 'MIT' };

/** Every package of the lock by its license, as the lock tells it. */
export function licensesIn(lock: Lock): Map<string, string[]> {
  const byLicense = new Map<string, Set<string>>();
  for (const [place, told] of Object.entries(lock.packages)) {
    if (place === '') continue;
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const license = told.license ?? READ_BY_HAND[name] ?? 'not told';
    byLicense.set(license, (byLicense.get(license) ?? new Set()).add(name));
  }
  return new Map(
    [...byLicense]
      .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
      .map(([license, names]) => [license, [...names].toSorted((a, b) => a.localeCompare(b, 'en'))]),
  );
}

export function listOf(licenses: ReadonlyMap<string, readonly string[]>): string {
  const parts = [...licenses].map(
    ([license, names]) => `## ${license}\n\n${names.map((name) => `- ${name}`).join('\n')}`,
  );
  return `# Licenses of what we use\n\nMade by \`node scripts/licenses.ts\` from \`package-lock.json\`.\n\n${parts.join('\n\n')}\n`;
}

export const readLock = (): Lock => JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as Lock;

if (import.meta.main) writeFileSync(path.join(ROOT, LIST), listOf(licensesIn(readLock())));
