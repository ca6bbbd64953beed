/** Spec §3, in the order in which the list shows them; the first is the default. */
export const DECLINE_REASONS = [
  'Outside Jurisdiction',
  'Outside Practice Area',
  'Conflict of Interest',
  'Lack of Capacity/Availability',
  'Insufficient Merit',
  'Poor Client Fit',
  'Other',
] as const;

export type DeclineReason = (typeof DECLINE_REASONS)[number];
export const DEFAULT_DECLINE_REASON: DeclineReason = 'Outside Jurisdiction';
