import { computeDeadline, type Deadline, type DeadlineFault, type DeadlineInput } from '../deadlines/compute.ts';
import { findRule } from '../deadlines/find-rule.ts';

export type DeadlineRequest = DeadlineInput & { readonly rule: string };
export type CountedDeadline =
  | { readonly ok: true; readonly deadline: Deadline }
  | { readonly ok: false; readonly fault: DeadlineFault | 'unknown-rule' };

/** Counts by a rule of `content/deadlines`, named by its id. */
export function countDeadline({ rule: id, ...input }: DeadlineRequest): CountedDeadline {
  const rule = findRule(id);
  return rule ? computeDeadline(rule, input) : { ok: false, fault: 'unknown-rule' };
}
