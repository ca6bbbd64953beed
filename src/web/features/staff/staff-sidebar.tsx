import {
  ArrowLeft,
  ClipboardList,
  Eye,
  FileText,
  Gauge,
  IdCard,
  Landmark,
  type LucideIcon,
  Mail,
  MessageSquareWarning,
  Scale,
  UserX,
  Users,
} from 'lucide-react';
import { Link, NavLink } from 'react-router';
import type { CurrentUser } from '#contract/account.ts';
import { paths, staffPaths } from '#web/paths.ts';
import { navItemStyle } from '#web/ui/nav-item-style.ts';
import { SidebarAccount } from '#web/frame/sidebar-account.tsx';
import { copy } from './copy.ts';

const ENTRIES: readonly { to: string; label: string; icon: LucideIcon }[] = [
  { to: staffPaths.overview, label: copy.nav.overview, icon: Gauge },
  { to: staffPaths.attorneys, label: copy.nav.attorneys, icon: Scale },
  { to: staffPaths.attorneyIds, label: copy.nav.attorneyIds, icon: IdCard },
  { to: staffPaths.register, label: copy.nav.register, icon: Landmark },
  { to: staffPaths.leads, label: copy.nav.leads, icon: Users },
  { to: staffPaths.messages, label: copy.nav.messages, icon: Mail },
  { to: staffPaths.answers, label: copy.nav.answers, icon: MessageSquareWarning },
  { to: staffPaths.forms, label: copy.nav.forms, icon: FileText },
  { to: staffPaths.showings, label: copy.nav.showings, icon: Eye },
  { to: staffPaths.accounts, label: copy.nav.accounts, icon: UserX },
  { to: staffPaths.actions, label: copy.nav.actions, icon: ClipboardList },
];

export function StaffSidebar({ user, onSignOut }: { user: CurrentUser; onSignOut: () => void }) {
  return (
    <>
      <p className="px-2 pb-3 text-sm text-muted">{copy.title}</p>
      <nav aria-label={copy.title} className="grid gap-0.5">
        {ENTRIES.map(({ to, label, icon: Icon }) => (
          <NavLink
            key={to}
            to={to}
            end={to === staffPaths.overview}
            className={({ isActive }) => navItemStyle(isActive)}
          >
            <Icon size={18} aria-hidden />
            {label}
          </NavLink>
        ))}
      </nav>
      <div className="mt-auto grid grid-cols-1 gap-1 pt-6">
        <Link to={paths.home} className={navItemStyle(false)}>
          <ArrowLeft size={18} aria-hidden />
          {copy.backToSite}
        </Link>
        <SidebarAccount user={user} signOutLabel={copy.signOut} onSignOut={onSignOut} />
      </div>
    </>
  );
}
