import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseRule } from './parse-rule.ts';
import type { Rule } from './rule.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../../content/deadlines');

/** Every rule of `content/deadlines`, in the order of its id; a file's name begins with it. */
export function loadRules(folder = FOLDER): Rule[] {
  return (
    readdirSync(folder)
      .filter((file) => file.endsWith('.yaml'))
      // DL100 comes after DL99.
      .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
      .map((file) => {
        const rule = parseRule(file, readFileSync(path.join(folder, file), 'utf8'));
        if (!file.startsWith(`${rule.id.toLowerCase()}-`)) throw new Error(`${file}: it holds ${rule.id}`);
        return rule;
      })
  );
}
