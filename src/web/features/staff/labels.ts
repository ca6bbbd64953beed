import type { IssueCategory } from '#domain/issue-category.ts';
import type { LicenseState } from '#domain/attorneys/license.ts';
import type { StaffActionName } from '#domain/staff/staff-action.ts';
import type { Period } from '#domain/staff/staff-period.ts';
import type { SupportStatus } from '#domain/support.ts';

/** What is one of a few things on the wire, in words. */
export const licenseWords: Record<LicenseState, { label: string; tone: 'ok' | 'warn' | 'bad'; text: string }> = {
  current: { label: 'Current', tone: 'ok', text: 'Currently registered, under this name.' },
  overdue: { label: 'Overdue', tone: 'bad', text: 'The next registration is overdue.' },
  inactive: { label: 'Not registered', tone: 'bad', text: 'The register gives another status.' },
  missing: { label: 'Not found', tone: 'bad', text: 'The newest register does not hold this number.' },
  mismatch: { label: 'Other name', tone: 'bad', text: 'This number belongs to somebody with another name.' },
  unverified: { label: 'Not checked', tone: 'warn', text: 'There is no register to check it against yet.' },
};

export const categoryWords: Record<IssueCategory, string> = {
  housing: 'Housing',
  family: 'Family',
  consumer: 'Consumer',
  employment: 'Employment',
  traffic: 'Traffic',
  criminal: 'Criminal',
  immigration: 'Immigration',
  estates: 'Wills and estates',
  benefits: 'Benefits',
  torts: 'Injuries',
  courts: 'Courts',
  education: 'Education',
  health: 'Health',
  business: 'Business',
};

export const statusWords: Record<SupportStatus, { label: string; tone: 'info' | 'warn' | 'ok' | 'plain' }> = {
  new: { label: 'New', tone: 'info' },
  open: { label: 'In progress', tone: 'warn' },
  answered: { label: 'Answered', tone: 'ok' },
  closed: { label: 'Closed', tone: 'plain' },
};

export const periodWords: Record<Period, string> = {
  '7-days': 'Last 7 days',
  '30-days': 'Last 30 days',
  '90-days': 'Last 90 days',
  '12-months': 'Last 12 months',
  all: 'All time',
};

export const actionWords: Record<StaffActionName, string> = {
  'attorney-created': 'Attorney created',
  'attorney-changed': 'Attorney changed',
  'attorney-paused': 'Attorney paused',
  'attorney-resumed': 'Attorney resumed',
  'photo-changed': 'Photo changed',
  'photo-removed': 'Photo removed',
  'attorney-id-issued': 'Attorney ID issued',
  'attorney-id-revoked': 'Attorney ID revoked',
  'import-started': 'Import started',
  'import-finished': 'Import finished',
  'message-status-changed': 'Message status changed',
  'message-answered': 'Message answered',
  'message-taken': 'Message taken on',
  'message-given-back': 'Message given back',
  'message-noted': 'Note added to a message',
  'answer-reviewed': 'Answer reviewed',
  'answer-reopened': 'Answer reopened',
  'showings-exported': 'Display log exported',
  'form-added': 'Form added',
  'form-changed': 'Form changed',
  'form-published': 'Form published',
  'form-withdrawn': 'Form withdrawn',
  'form-deleted': 'Form deleted',
  'account-disabled': 'Account disabled',
  'account-enabled': 'Account enabled',
  'attorney-reminded': 'Attorney reminded of a lead',
  'others-offered': 'Client told of other attorneys',
};

/** A category that is no longer known keeps its own name. */
export function categoryInWords(category: string): string {
  return Object.hasOwn(categoryWords, category) ? categoryWords[category as IssueCategory] : category;
}
