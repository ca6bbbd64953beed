import { LogOut } from 'lucide-react';
import type { CurrentUser } from '#contract/account.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ThemeToggle } from '#web/ui/theme-toggle.tsx';

export type SidebarAccountProps = {
  user: Pick<CurrentUser, 'displayName' | 'email' | 'photoURL'>;
  signOutLabel: string;
  onSignOut: () => void;
};

/** The foot of a sidebar: who is here, and the way out. */
export function SidebarAccount({ user, signOutLabel, onSignOut }: SidebarAccountProps) {
  return (
    <div className="shrink-0 border-t border-line pt-2">
      <ThemeToggle />
      <div className="mt-1 flex items-center gap-3 pl-2">
        <Avatar name={user.displayName} imageUrl={user.photoURL} size="sm" />
        <p className="min-w-0 flex-1 text-sm">
          <span className="block truncate font-semibold">{user.displayName}</span>
          <span className="block truncate text-xs text-muted">{user.email}</span>
        </p>
        <IconButton label={signOutLabel} icon={LogOut} className="text-muted" onClick={onSignOut} />
      </div>
    </div>
  );
}
