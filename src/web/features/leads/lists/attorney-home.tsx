import { ArrowRight, LayoutDashboard } from 'lucide-react';
import { Link } from 'react-router';
import type { Lead } from '#contract/leads.ts';
import { LEAD_STATUSES } from '#domain/leads/lead.ts';
import { messageDate } from '#web/lib/message-date.ts';
import { leadPath, paths } from '#web/paths.ts';
import { LinkButton } from '#web/frame/link-button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { copy } from '../copy.ts';
import { listsOf, longestWaiting } from './lead-lists.ts';
import { useLeads, useLiveLeads, useTakesLeads } from '../queries.ts';

const words = copy.home;

export function AttorneyHome({ name }: { name: string }) {
  const leads = useLeads();
  const takesLeads = useTakesLeads();
  useLiveLeads();
  return (
    <>
      <PageHeading>{words.greeting(name)}</PageHeading>
      <p className="mt-4 text-lg text-muted">{words.text}</p>
      {takesLeads === false && (
        <Notice tone="info" className="mt-8">
          {copy.suspended}
        </Notice>
      )}
      {leads.isPending && <Loading label={copy.loading} showLabel className="mt-8" />}
      {leads.isLoadingError && (
        <Notice tone="bad" className="mt-8">
          {copy.loadFailed}
        </Notice>
      )}
      {leads.data && <Overview leads={leads.data} at={new Date(leads.dataUpdatedAt)} />}
      <LinkButton to={paths.attorneyDashboard} className="mt-8">
        <LayoutDashboard size={18} aria-hidden />
        {words.dashboard}
      </LinkButton>
    </>
  );
}

function Overview({ leads, at }: { leads: readonly Lead[]; at: Date }) {
  const lists = listsOf(leads, at);
  const waiting = longestWaiting(leads);
  return (
    <>
      <section aria-label={words.counts} className="mt-8">
        <dl className="grid grid-cols-3 gap-3">
          {LEAD_STATUSES.map((status) => (
            <div
              key={status}
              className="flex flex-col-reverse justify-end rounded-lg border border-line bg-surface p-4"
            >
              <dt className="text-sm text-muted">{words.words[status]}</dt>
              <dd className="font-serif text-3xl font-semibold tabular-nums">{lists[status].length}</dd>
            </div>
          ))}
        </dl>
      </section>
      {waiting ? <Waiting lead={waiting} /> : <p className="mt-6 text-muted">{words.nobody}</p>}
    </>
  );
}

function Waiting({ lead }: { lead: Lead }) {
  return (
    <section aria-labelledby="waiting" className="mt-6">
      <h2 id="waiting" className="text-sm font-semibold">
        {words.waiting}
      </h2>
      <Link
        to={leadPath(lead.id)}
        className="mt-2 flex items-center gap-4 rounded-lg border border-line bg-surface p-4 transition-colors hover:bg-sunken"
      >
        <span className="min-w-0 flex-1">
          <VisuallyHidden>{words.openLead}: </VisuallyHidden>
          <span className="block font-semibold wrap-anywhere">{lead.chatTitle}</span>
          {lead.additionalInfo && (
            <span className="line-clamp-2 text-sm wrap-anywhere text-muted">“{lead.additionalInfo}”</span>
          )}
          <span className="block text-sm text-muted">{words.since(messageDate(lead.createdAt))}</span>
        </span>
        <ArrowRight size={20} aria-hidden className="shrink-0 text-muted" />
      </Link>
    </section>
  );
}
