/** `new`: nobody has looked at it. `open`: somebody is on it. */
export const SUPPORT_STATUSES = ['new', 'open', 'answered', 'closed'] as const;
export type SupportStatus = (typeof SUPPORT_STATUSES)[number];
