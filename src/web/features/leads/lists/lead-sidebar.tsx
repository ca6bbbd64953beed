import type { CurrentUser } from '#contract/account.ts';
import { Button } from '#web/ui/button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SidebarAccount } from '#web/frame/sidebar-account.tsx';
import { copy } from '../copy.ts';
import { LeadNavigation } from './lead-navigation.tsx';
import { LeadTools } from '../lead-tools.tsx';
import type { useLeads } from '../queries.ts';

export type LeadSidebarProps = {
  leads: ReturnType<typeof useLeads>;
  selectedId: string | null;
  user: CurrentUser;
  onSignOut: () => void;
};

export function LeadSidebar({ leads, selectedId, user, onSignOut }: LeadSidebarProps) {
  return (
    <>
      <p className="px-2 pb-3 text-sm text-muted">{copy.title}</p>
      <div className="-mx-1 min-h-40 flex-1 overflow-y-auto px-1 pb-2">
        {leads.isPending && <Loading label={copy.loading} showLabel className="p-6 text-sm" />}
        {leads.isLoadingError && <LoadError onRetry={() => void leads.refetch()} />}
        {leads.data && <LeadNavigation leads={leads.data} at={new Date(leads.dataUpdatedAt)} selectedId={selectedId} />}
      </div>
      <LeadTools />
      <SidebarAccount user={user} signOutLabel={copy.signOut} onSignOut={onSignOut} />
    </>
  );
}

function LoadError({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="grid gap-3">
      <Notice tone="bad">{copy.loadFailed}</Notice>
      <Button size="sm" variant="secondary" onClick={onRetry}>
        {copy.tryAgain}
      </Button>
    </div>
  );
}
