import { type ReactNode, useEffect, useRef } from 'react';
import type { Lead } from '#contract/leads.ts';
import { copy } from './copy.ts';

type DecidedLead = Exclude<Lead, { status: 'pending' }>;

/** What was decided and said, and after an approval how to reach the client. */
export function LeadInfoPanel({ lead }: { lead: DecidedLead }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that decided can no longer hold the focus: the outcome takes it.
    if (document.activeElement?.matches('body, :disabled, [role="dialog"] *')) heading.current?.focus();
  }, []);
  return (
    <section aria-labelledby="lead-info" className="rounded-lg border border-line bg-surface p-4 sm:p-5">
      <h2 ref={heading} id="lead-info" tabIndex={-1} className="font-serif text-lg font-semibold outline-none">
        {copy.info[lead.status]}
      </h2>
      <dl className="mt-3 grid gap-4">
        {lead.status === 'accepted' ? (
          <Entry term={copy.info.contact}>
            <Contact name={lead.clientName} email={lead.clientEmail} />
          </Entry>
        ) : (
          <Entry term={copy.info.reason}>{lead.declineCategory}</Entry>
        )}
        <Entry term={copy.info.message}>{lead.messageToClient}</Entry>
        <Entry term={copy.info.feedback}>
          {lead.messageToAdmin || <span className="text-muted">{copy.info.noFeedback}</span>}
        </Entry>
      </dl>
    </section>
  );
}

function Entry({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm font-semibold">{term}</dt>
      <dd className="mt-0.5 wrap-anywhere whitespace-pre-line">{children}</dd>
    </div>
  );
}

function Contact({ name, email }: { name: string | null; email: string | null }) {
  if (!name && !email) return copy.info.noContact;
  return (
    <>
      {name && (
        <span className="block">
          <span className="text-muted">{copy.info.username}:</span> {name}
        </span>
      )}
      {email && (
        <span className="block">
          <span className="text-muted">{copy.info.email}:</span>{' '}
          <a href={`mailto:${email}`} className="link">
            {email}
          </a>
        </span>
      )}
    </>
  );
}
