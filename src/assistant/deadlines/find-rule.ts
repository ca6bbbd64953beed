import { loadRules } from './load-rules.ts';
import type { Rule } from './rule.ts';

let rules: ReadonlyMap<string, Rule> | undefined;

/** The files are read once, when the first rule is asked for. */
function byId(): ReadonlyMap<string, Rule> {
  rules ??= new Map(loadRules().map((rule) => [rule.id, rule]));
  return rules;
}

/** By its id, such as DL01. */
export function findRule(id: string): Rule | undefined {
  return byId().get(id);
}

export function allRules(): Rule[] {
  return [...byId().values()];
}

/** A rule as a topic names it: `DL25`, one way of counting it (`DL25:malpractice`), and how it is used there. */
export function readRuleName(name: string): {
  readonly id: string;
  readonly variant: string | undefined;
  readonly use: string;
} {
  const [id = '', variant] = name.replace(/[?!]$/, '').split(':');
  return { id, variant, use: name.slice(-1) };
}
