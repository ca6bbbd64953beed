import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { parseYaml } from '../../content/parse-yaml.ts';
import { readSumRule, SumFile, type SumRule } from './sum-rule.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../../../content/sums');

let rules: ReadonlyMap<string, SumRule> | undefined;

/** By its id; the files are read once, when the first is asked for. */
export function findSum(id: string): SumRule | undefined {
  rules ??= new Map(loadSums().map((rule) => [rule.id, rule]));
  return rules.get(id);
}

/** Every sum of `content/sums`. Errors are for whoever wrote the file. */
export function loadSums(folder = FOLDER): SumRule[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .toSorted()
    .flatMap((file) => parseSums(file, readFileSync(path.join(folder, file), 'utf8')));
}

export function parseSums(name: string, text: string): SumRule[] {
  const result = z.array(SumFile).safeParse(parseYaml(text, 'failsafe'));
  if (!result.success) throw new Error(`${name}: ${z.prettifyError(result.error)}`);
  return result.data.map((rule) => {
    try {
      return readSumRule(rule);
    } catch (error) {
      throw new Error(`${name}, ${rule.id}: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
  });
}
