import {
  computeDeadline,
  type Deadline,
  type DeadlineFault,
  type DeadlineInput,
} from '#assistant/deadlines/compute.ts';
import { findRule } from '#assistant/deadlines/find-rule.ts';
import { AppError } from '#server/callable/app-error.ts';

const FAULTS: Readonly<Record<Exclude<DeadlineFault, 'unknown-variant'>, string>> = {
  'not-settled': 'This time is not certain enough to be counted. Please see the official page.',
  'bad-date': 'Please give a day.',
  'bad-limit-date': 'Please give a day.',
  'bad-days': 'Please give the number of days in your papers, from 1 to 365.',
  'other-variant': 'For that day the law gives another time. Please choose the other answer.',
  'out-of-range': 'That day is too far away to be counted.',
};

/** The counted deadline, or the reason in words. */
export function deadlineFor(ruleId: string, input: DeadlineInput): Deadline {
  const rule = findRule(ruleId);
  if (!rule) throw new AppError('not-found', 'There is no such rule.');
  const result = computeDeadline(rule, input);
  if (result.ok) return result.deadline;
  if (result.fault === 'unknown-variant') throw new AppError('not-found', 'There is no such rule.');
  throw new AppError('invalid-argument', FAULTS[result.fault]);
}
