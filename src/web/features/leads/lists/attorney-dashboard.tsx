import { Inbox } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { CurrentUser } from '#contract/account.ts';
import type { Lead } from '#contract/leads.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SIDEBAR_ID, SidebarLayout } from '#web/frame/sidebar-layout.tsx';
import { copy } from '../copy.ts';
import { LeadBadge } from './lead-badge.tsx';
import { LeadSidebar } from './lead-sidebar.tsx';
import { LeadView } from '../lead-view.tsx';
import { useLeads, useLiveLeads, useTakesLeads } from '../queries.ts';

/** Which lead is open, the address decides (`?lead=ID`). */
export function AttorneyDashboard({ user, onSignOut }: { user: CurrentUser; onSignOut: () => void }) {
  const [query] = useSearchParams();
  const leads = useLeads();
  // Asked here, where it stays: a reader that came with the failure would read again, fail again and come again.
  const takesLeads = useTakesLeads();
  useLiveLeads();
  const selectedId = query.get('lead');
  const lead = leads.data?.find(({ id }) => id === selectedId) ?? null;
  return (
    <SidebarLayout
      wide
      label={copy.sidebar}
      header={<Header lead={lead} />}
      mainClassName="flex min-h-0 flex-col"
      sidebar={<LeadSidebar leads={leads} selectedId={lead?.id ?? null} user={user} onSignOut={onSignOut} />}
    >
      {lead && <LeadView key={lead.id} lead={lead} />}
      {!lead && leads.isPending && <Loading label={copy.loading} className="my-auto" />}
      {!lead && !leads.isPending && (
        <NoLead isGone={selectedId !== null && leads.isSuccess} isSuspended={takesLeads === false} />
      )}
    </SidebarLayout>
  );
}

function Header({ lead }: { lead: Lead | null }) {
  return (
    <div className="flex min-h-11 min-w-0 flex-1 items-center justify-between gap-3 pr-2 lg:pr-0">
      <h1 className="min-w-0 truncate font-serif text-lg font-semibold">
        {lead ? copy.header.lead(lead.chatTitle) : copy.header.none}
      </h1>
      {lead && <LeadBadge status={lead.status} />}
    </div>
  );
}

function NoLead({ isGone, isSuspended }: { isGone: boolean; isSuspended: boolean }) {
  return (
    <div className="m-auto grid max-w-md justify-items-center gap-3 p-6 text-center">
      {isSuspended && <Notice tone="info">{copy.suspended}</Notice>}
      {isGone && <Notice tone="info">{copy.select.gone}</Notice>}
      <Inbox size={40} className="text-muted" aria-hidden />
      <h2 className="font-serif text-2xl font-semibold">{copy.select.heading}</h2>
      <p className="text-muted">{copy.select.text}</p>
      <button type="button" popoverTarget={SIDEBAR_ID} className={`${buttonStyle()} mt-2 lg:hidden`}>
        {copy.select.open}
      </button>
    </div>
  );
}
