import { clsx } from 'clsx';
import { Link } from 'react-router';
import type { Lead } from '#contract/leads.ts';
import { messageDate } from '#web/lib/message-date.ts';
import { leadPath } from '#web/paths.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { copy } from './copy.ts';

/** A link, so that it opens in a tab of its own too, and closes the drawer like every link in it. */
export function LeadRow({ lead, isSelected }: { lead: Lead; isSelected: boolean }) {
  return (
    <li>
      <Link
        to={leadPath(lead.id)}
        aria-current={isSelected ? 'page' : undefined}
        className={clsx(
          'block rounded-md px-3 py-2.5 transition-colors',
          isSelected ? 'bg-primary-soft text-primary-ink' : 'hover:bg-sunken',
        )}
      >
        <span className="flex items-start gap-2">
          <span className={clsx('min-w-0 flex-1 wrap-anywhere', lead.unread ? 'font-bold' : 'font-medium')}>
            {lead.chatTitle}
          </span>
          {lead.unread && (
            <span className="mt-2 size-2.5 shrink-0 rounded-full bg-primary" title={copy.unread}>
              <VisuallyHidden>{copy.unread}</VisuallyHidden>
            </span>
          )}
        </span>
        {lead.additionalInfo && (
          <span className={clsx('line-clamp-2 text-sm wrap-anywhere', !isSelected && 'text-muted')}>
            “{lead.additionalInfo}”
          </span>
        )}
        <time dateTime={lead.updatedAt} className={clsx('block text-xs', !isSelected && 'text-muted')}>
          {messageDate(lead.updatedAt)}
        </time>
      </Link>
    </li>
  );
}
