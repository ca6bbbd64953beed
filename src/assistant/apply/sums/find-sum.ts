import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { parseYaml } from '../../content/parse-yaml.ts';
import { readSumRule, type SharedSteps, StepsFile, SumFile, type SumRule } from './sum-rule.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../../../content/sums');

let rules: ReadonlyMap<string, SumRule> | undefined;

/** By its id; the files are read once, when the first is asked for. */
export function findSum(id: string): SumRule | undefined {
  rules ??= new Map(loadSums().map((rule) => [rule.id, rule]));
  return rules.get(id);
}

/** Every sum of `content/sums`. Errors are for whoever wrote the file. */
export function loadSums(folder = FOLDER): SumRule[] {
  const textOf = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const shared = parsed(StepsFile, SHARED, textOf(SHARED));
  return readdirSync(folder)
    .filter((file) => file.endsWith('.yaml') && file !== SHARED)
    .toSorted()
    .flatMap((file) => parseSums(file, textOf(file), shared));
}
const SHARED = 'steps.yaml';

export function parseSums(name: string, text: string, shared: SharedSteps = {}): SumRule[] {
  return parsed(z.array(SumFile), name, text).map((rule) => {
    try {
      return readSumRule(rule, shared);
    } catch (error) {
      throw new Error(`${name}, ${rule.id}: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
  });
}

function parsed<T extends z.ZodType>(schema: T, name: string, text: string): z.infer<T> {
  const result = schema.safeParse(parseYaml(text, 'failsafe'));
  if (!result.success) throw new Error(`${name}: ${z.prettifyError(result.error)}`);
  return result.data;
}
