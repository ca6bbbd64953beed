import { DECLINED_LEAD_VISIBLE_HOURS } from '#domain/limits.ts';

export const LEAD_STATUSES = ['pending', 'accepted', 'declined'] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];
export type Decision = Exclude<LeadStatus, 'pending'>;

/** What may still happen to a lead, by its status. Thread: spec §4, product: a declined lead's thread is closed. */
const CAN = {
  pending: { decide: true, message: true, seeContact: false },
  accepted: { decide: false, message: true, seeContact: true },
  declined: { decide: false, message: false, seeContact: false },
} as const satisfies Record<LeadStatus, { decide: boolean; message: boolean; seeContact: boolean }>;

export type LeadAction = keyof (typeof CAN)['pending'];

export function leadCan(status: LeadStatus, action: LeadAction): boolean {
  return CAN[status][action];
}

/** Anything that is not a decision counts as pending (spec §9). */
export function leadStatusFrom(value: string): LeadStatus {
  return value === 'accepted' || value === 'declined' ? value : 'pending';
}

/** Pending, declined, accepted (spec §4). */
const DISPLAY_ORDER: Record<LeadStatus, number> = { pending: 0, declined: 1, accepted: 2 };

export function byStatus(a: { status: LeadStatus }, b: { status: LeadStatus }): number {
  return DISPLAY_ORDER[a.status] - DISPLAY_ORDER[b.status];
}

/** A declined lead stays in the attorney's list for a day. */
export function isListed(lead: { status: LeadStatus; updatedAt: Date }, now: Date): boolean {
  if (lead.status !== 'declined') return true;
  return now.getTime() - lead.updatedAt.getTime() < DECLINED_LEAD_VISIBLE_HOURS * 3_600_000;
}

/** A contact arrives as a greeting, with the user's own note after the first line break (spec §7). */
export function additionalInfoOf(firstMessage: string): string | null {
  const lineBreak = firstMessage.indexOf('\n');
  if (lineBreak < 0) return null;
  return firstMessage.slice(lineBreak + 1).trim() || null;
}
