import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprint, PARSED, type YamlSchema } from '#assistant/content/parse-yaml.ts';
import { parse } from 'yaml';
import { ROOT } from './root.ts';

/** The folders of `content` that a server reads when it starts, and how. */
const FOLDERS: Readonly<Record<string, YamlSchema>> = {
  deadlines: 'failsafe',
  documents: 'core',
  emergencies: 'failsafe',
  facts: 'failsafe',
  help: 'failsafe',
  knowledge: 'failsafe',
  sums: 'failsafe',
};

/** Writes down what all content says, so that a start need not read YAML. */
export function keepParsedContent(): void {
  const trees = Object.entries(FOLDERS).flatMap(([folder, schema]) =>
    readdirSync(path.join(ROOT, 'content', folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.yaml'))
      .map((file) => readFileSync(path.join(ROOT, 'content', folder, file), 'utf8'))
      .map((text) => [fingerprint(text, schema), parse(text, { schema }) as unknown]),
  );
  writeFileSync(PARSED, JSON.stringify(Object.fromEntries(trees)));
}
