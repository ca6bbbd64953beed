/** What staff can do, as the log of their actions names it. */
export const STAFF_ACTIONS = [
  'attorney-created',
  'attorney-changed',
  'attorney-paused',
  'attorney-resumed',
  'photo-changed',
  'photo-removed',
  'attorney-id-issued',
  'attorney-id-revoked',
  'import-started',
  'import-finished',
  'message-status-changed',
  'message-answered',
  'answer-reviewed',
  'answer-reopened',
  'showings-exported',
  'form-added',
  'form-changed',
  'form-published',
  'form-withdrawn',
  'form-deleted',
] as const;
export type StaffActionName = (typeof STAFF_ACTIONS)[number];
