import type { ThreadMessage } from '#contract/leads.ts';
import type { LeadStatus } from '#domain/leads/lead.ts';
import { attorneyWords } from '../words/attorneys.ts';

/** Spec §2, thread status banners. Once a pending attorney has written, their own words say more than a banner. */
export function threadBanner(
  status: LeadStatus,
  name: string,
  messages: readonly Pick<ThreadMessage, 'senderRole'>[] = [],
): string | null {
  const hasReply = messages.some(({ senderRole }) => senderRole === 'attorney');
  if (status === 'pending' && hasReply) return null;
  return attorneyWords.thread[status](name);
}
