import { DEFAULT_DECLINE_REASON, type DeclineReason } from '#domain/leads/decline-reason.ts';
import { DECISION_MESSAGE_MIN, FEEDBACK_MAX } from '#domain/limits.ts';

export type DeclineForm = { reason: DeclineReason; explanation: string; message: string; feedback: string };
export const EMPTY_DECLINE: DeclineForm = {
  reason: DEFAULT_DECLINE_REASON,
  explanation: '',
  message: '',
  feedback: '',
};

const BETWEEN = '\n\n';
export const EXPLANATION_MAX = 500;
/** Both travel in one field, which has a limit of its own. */
export const FEEDBACK_BESIDE_EXPLANATION_MAX = FEEDBACK_MAX - EXPLANATION_MAX - BETWEEN.length;

export function canDecline({ reason, explanation, message }: DeclineForm): boolean {
  const isExplained = reason !== 'Other' || explanation.trim() !== '';
  return isExplained && message.trim().length >= DECISION_MESSAGE_MIN;
}

/** The explanation of "Other" stands before the optional feedback (spec §5). */
export function feedbackOf({ reason, explanation, feedback }: DeclineForm): string {
  const parts = reason === 'Other' ? [explanation, feedback] : [feedback];
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(BETWEEN);
}
