import { loadRules } from './load-rules.ts';
import type { Rule } from './rule.ts';

let rules: ReadonlyMap<string, Rule> | undefined;

/** By its id, such as DL01. The files are read once, when the first one is asked for. */
export function findRule(id: string): Rule | undefined {
  rules ??= new Map(loadRules().map((rule) => [rule.id, rule]));
  return rules.get(id);
}
