import { computeDeadline } from '../deadlines/compute.ts';
import { describeDeadline } from '../deadlines/describe.ts';
import type { Topic } from '../knowledge/topic.ts';
import { dayKnown, rulesOf } from './questions.ts';
import type { ConversationState } from './state.ts';

/** Deadlines that follow from a day the person named, with the working; nothing where it is not known how to count. */
export function deadlinePart(topic: Topic, state: ConversationState, today: string): string {
  const triggerDate = dayKnown(state);
  if (!triggerDate) return '';
  const parts = rulesOf(topic).flatMap((rule) => {
    const [only, ...others] = rule.variants;
    const variant = others.length === 0 ? only?.id : state.slots[rule.id];
    if (!variant) return [];
    const result = computeDeadline(rule, { variant, triggerDate });
    return result.ok ? [describeDeadline(result.deadline, { language: state.language, today })] : [];
  });
  return parts.join('\n\n');
}
