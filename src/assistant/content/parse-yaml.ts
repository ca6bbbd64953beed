import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

/** `failsafe`: figures stay text, `asOf: 2024` is no number. */
export type YamlSchema = 'core' | 'failsafe';

/** What the build has read before, by the fingerprint of the text: a text that has changed since is simply not in it. */
export const PARSED = path.resolve(import.meta.dirname, '../../../dist-server/content.json');

type Trees = Readonly<Record<string, unknown>>;
let trees: Trees | undefined;

/** Reading all content took a second of every start; the build has done it already. */
export function parseYaml(text: string, schema: YamlSchema = 'core'): unknown {
  if (!trees) {
    trees = existsSync(PARSED) ? (JSON.parse(readFileSync(PARSED, 'utf8')) as Trees) : {};
    // All is read in one go when the program starts; afterwards nobody needs it.
    setImmediate(() => (trees = undefined));
  }
  return trees[fingerprint(text, schema)] ?? parse(text, { schema });
}

export const fingerprint = (text: string, schema: YamlSchema): string =>
  `${schema} ${createHash('sha256').update(text).digest('base64url')}`;
