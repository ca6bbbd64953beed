import { clsx } from 'clsx';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Lead } from '#contract/leads.ts';
import { useToday } from '#web/lib/use-today.ts';
import { calendarDay, messageDate } from '#web/lib/message-date.ts';
import { leadPath } from '#web/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { categoryName } from '#web/ui/text/category-name.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { copy } from '../copy.ts';
import { daysTo, waitingOf } from './triage.ts';

/** A link, so that it opens in a tab of its own too, and closes the drawer like every link in it. */
export function LeadRow({ lead, isSelected }: { lead: Lead; isSelected: boolean }) {
  const about = [lead.category && categoryName(lead.category), lead.county].filter(Boolean).join(' · ');
  const [now] = useState(() => new Date());
  const waiting = waitingOf(lead, now);
  return (
    <li>
      <Link
        to={leadPath(lead.id)}
        aria-current={isSelected ? 'page' : undefined}
        className={clsx(
          'grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 rounded-md px-3 py-2 transition-colors',
          isSelected ? 'bg-primary-soft text-primary-ink' : 'hover:bg-sunken',
        )}
      >
        <span className={clsx('line-clamp-2 min-w-0 wrap-anywhere', lead.unread ? 'font-bold' : 'font-medium')}>
          {lead.unread && (
            <span className="mr-2 inline-block size-2.5 rounded-full bg-primary" title={copy.unread}>
              <VisuallyHidden>{copy.unread}</VisuallyHidden>
            </span>
          )}
          {lead.chatTitle}
        </span>
        <span className="justify-self-end">{lead.deadline && <Deadline iso={lead.deadline.iso} />}</span>
        <span className={clsx('min-w-0 text-sm', !isSelected && 'text-muted')}>
          {about && <span className="block truncate">{about}</span>}
          {lead.additionalInfo && <span className="line-clamp-1 wrap-anywhere">“{lead.additionalInfo}”</span>}
        </span>
        <span className={clsx('justify-self-end text-right text-xs', !isSelected && 'text-muted')}>
          {lead.deadline && <span className="block">{calendarDay(lead.deadline.iso).replace(/, \d{4}$/, '')}</span>}
          {lead.status === 'pending' ? (
            <time
              dateTime={lead.createdAt}
              title={messageDate(lead.createdAt)}
              className={clsx('block whitespace-nowrap', waiting.isLate && 'font-bold text-warn')}
            >
              <VisuallyHidden>{copy.triage.waiting} </VisuallyHidden>
              {waiting.words}
            </time>
          ) : (
            <time dateTime={lead.updatedAt} className="block whitespace-nowrap">
              {messageDate(lead.updatedAt)}
            </time>
          )}
          {lead.language && (
            <abbr title={copy.languages[lead.language]} className="block font-semibold uppercase no-underline">
              {lead.language}
            </abbr>
          )}
        </span>
      </Link>
    </li>
  );
}

const SOON_DAYS = 10;

function Deadline({ iso }: { iso: string }) {
  const left = daysTo(iso, useToday());
  return <Badge tone={left === 0 ? 'bad' : left < SOON_DAYS ? 'warn' : 'plain'}>{copy.triage.left(left)}</Badge>;
}
