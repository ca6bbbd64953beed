import * as z from 'zod';
import { parseYaml } from '../content/parse-yaml.ts';
import { Rule } from './rule.ts';

/** Reads one rule. The message of the error is meant for whoever wrote the file. */
export function parseRule(name: string, file: string): Rule {
  const parsed = Rule.safeParse(parseYaml(file, 'failsafe'));
  if (!parsed.success) throw new Error(`${name}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
