import { clsx } from 'clsx';
import type { LeadStatus } from '#domain/leads/lead.ts';
import { attorneyWords } from '../words/attorneys.ts';

const DOTS: Record<LeadStatus, string> = { pending: 'bg-warn-dot', accepted: 'bg-ok-dot', declined: 'bg-bad-dot' };

/** The dot's colour never stands alone: the word beside it says the same. */
export function ContactStatus({ status, className }: { status: LeadStatus; className?: string | undefined }) {
  return (
    <span className={clsx('inline-flex items-center gap-1.5', className)}>
      <span aria-hidden className={clsx('size-2 shrink-0 rounded-full', DOTS[status])} />
      {attorneyWords.status.words[status]}
    </span>
  );
}
