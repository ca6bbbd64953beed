import { LogOut } from 'lucide-react';
import type { CurrentUser } from '#contract/account.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ThemeToggle } from '#web/ui/theme-toggle.tsx';
import { copy } from './copy.ts';
import { LeadNavigation } from './lead-navigation.tsx';
import type { useLeads } from './queries.ts';

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
      <div className="-mx-1 min-h-40 flex-1 overflow-y-auto px-1 pb-3">
        {leads.isPending && <Loading label={copy.loading} showLabel className="p-6 text-sm" />}
        {leads.isLoadingError && <LoadError onRetry={() => void leads.refetch()} />}
        {leads.data && <LeadNavigation leads={leads.data} at={new Date(leads.dataUpdatedAt)} selectedId={selectedId} />}
      </div>
      <div className="shrink-0 border-t border-line pt-2">
        <ThemeToggle />
        <div className="mt-1 flex items-center gap-3 pl-2">
          <Avatar name={user.displayName} imageUrl={user.photoURL} size="sm" />
          <p className="min-w-0 flex-1 text-sm">
            <span className="block truncate font-semibold">{user.displayName}</span>
            <span className="block truncate text-xs text-muted">{user.email}</span>
          </p>
          <IconButton label={copy.signOut} icon={LogOut} className="text-muted" onClick={onSignOut} />
        </div>
      </div>
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
