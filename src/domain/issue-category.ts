export const ISSUE_CATEGORIES = [
  'housing',
  'family',
  'consumer',
  'employment',
  'traffic',
  'criminal',
  'immigration',
  'estates',
  'benefits',
  'torts',
  'courts',
  'education',
  'health',
  'business',
] as const;

export type IssueCategory = (typeof ISSUE_CATEGORIES)[number];
