import { clsx } from 'clsx';
import {
  BriefcaseBusiness,
  CalendarDays,
  CircleHelp,
  Files,
  FileText,
  House,
  LayoutDashboard,
  LogIn,
  type LucideIcon,
  Mail,
  Scale,
  UserRound,
  Wrench,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import type { CurrentUser } from '#contract/account.ts';
import { later } from '#web/lib/later.tsx';
import { useSession } from '#web/lib/session/use-session.ts';
import { paths, staffPaths } from '#web/paths.ts';
import { navItemStyle } from '#web/ui/nav-item-style.ts';
import { ThemeToggle } from '#web/ui/theme-toggle.tsx';
import { uiWords } from '#web/ui/words.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { LinkButton } from './link-button.tsx';
import { SidebarLayout } from './sidebar-layout.tsx';

/** Only for somebody who is signed in. */
const LogOutButton = later(async () => (await import('./log-out-button.tsx')).LogOutButton);

const { menu } = uiWords;

type NavEntry = { to: string; label: string; icon: LucideIcon };

const HOME: NavEntry = { to: paths.home, label: menu.home, icon: House };
const MATTER: NavEntry = { to: paths.matter, label: menu.matter, icon: BriefcaseBusiness };
const FIRST: readonly NavEntry[] = [
  { to: paths.documents, label: menu.documents, icon: FileText },
  { to: paths.deadlines, label: menu.deadlines, icon: CalendarDays },
  { to: paths.papers, label: menu.papers, icon: Files },
];
const LAST: readonly NavEntry[] = [
  { to: paths.faq, label: menu.faq, icon: CircleHelp },
  { to: paths.contact, label: menu.contact, icon: Mail },
];
const PORTAL: NavEntry = { to: paths.attorneyLogin, label: menu.portal, icon: Scale };
const ACCOUNT: NavEntry = { to: paths.account, label: menu.account, icon: UserRound };
const STAFF: NavEntry = { to: staffPaths.overview, label: menu.staff, icon: Wrench };
const DASHBOARD: NavEntry = { to: paths.attorneyDashboard, label: menu.dashboard, icon: LayoutDashboard };

/** What somebody who is signed in has besides. */
function ownEntries({ attorneyId, claims }: CurrentUser): NavEntry[] {
  return [...(attorneyId ? [DASHBOARD] : []), ...(claims.staff ? [STAFF] : []), ACCOUNT];
}

export type PageShellProps = {
  /** For a screen with something beside its text. */
  wide?: boolean | undefined;
  children: ReactNode;
};

/** The public pages' frame. Until the session is known everybody is a visitor: that is what the prerendered page shows. */
export function PageShell({ wide = false, children }: PageShellProps) {
  const { user } = useSession();
  const isVisitor = !user || user.isAnonymous;
  const entries = [
    HOME,
    ...(user?.attorneyId ? [] : [MATTER]),
    ...FIRST,
    ...LAST,
    ...(isVisitor ? [PORTAL] : ownEntries(user)),
  ];
  return (
    <SidebarLayout
      label={menu.label}
      top={<LanguageSwitch />}
      mainClassName={clsx(
        'mx-auto px-4 pt-5 pb-12 sm:px-6',
        wide
          ? 'max-w-[82rem] lg:pt-8'
          : 'max-w-[46rem] lg:pt-[clamp(1.5rem,6vh,4.5rem)] min-[1180px]:has-data-rail:max-w-[63.5rem]',
      )}
      sidebar={
        <>
          <nav aria-label={menu.main} className="grid gap-1">
            {entries.map(({ to, label, icon: Icon }) => (
              <NavLink key={to} to={to} end className={({ isActive }) => navItemStyle(isActive)}>
                <Icon size={18} aria-hidden />
                {label}
              </NavLink>
            ))}
          </nav>
          <div className="mt-auto grid gap-2 pt-6">
            <ThemeToggle />
            {isVisitor ? <LogInLink /> : <LogOutButton />}
          </div>
        </>
      }
    >
      {children}
    </SidebarLayout>
  );
}

function LogInLink() {
  return (
    <LinkButton to={paths.login} variant="secondary">
      <LogIn size={18} aria-hidden />
      {menu.logIn}
    </LinkButton>
  );
}
