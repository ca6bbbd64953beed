import { clsx } from 'clsx';
import { Menu, X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { buttonStyle } from './button-style.ts';
import { Logo } from './logo.tsx';
import { MAIN_ID, SkipLink } from './skip-link.tsx';

const SIDEBAR_ID = 'sidebar';

export type SidebarLayoutProps = {
  sidebar: ReactNode;
  /** Names the sidebar for assistive technology. */
  label: string;
  /** Stands in the bar above the page on small screens, between the logo and the menu button. */
  topBar?: ReactNode;
  mainClassName?: string | undefined;
  children: ReactNode;
};

/**
 * A sidebar beside the page; below 1024 px it slides over it. The drawer is a [popover]:
 * Escape, the backdrop and the buttons work by the browser alone, before and without our script.
 */
export function SidebarLayout({ sidebar, label, topBar, mainClassName, children }: SidebarLayoutProps) {
  const drawer = useRef<HTMLElement>(null);

  function closeAfterLink(event: MouseEvent) {
    const isLink = event.target instanceof Element && event.target.closest('a, [data-closes-drawer]');
    if (isLink && drawer.current?.matches(':popover-open')) drawer.current.hidePopover();
  }

  return (
    <div className="flex min-h-dvh flex-col lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)]">
      <SkipLink />
      <header className="flex items-center justify-between gap-3 px-4 py-2 lg:hidden">
        <Logo />
        {topBar}
        <button
          type="button"
          popoverTarget={SIDEBAR_ID}
          aria-label="Open menu"
          className={buttonStyle('ghost', 'icon')}
        >
          <Menu size={22} aria-hidden />
        </button>
      </header>
      <aside
        ref={drawer}
        id={SIDEBAR_ID}
        popover="auto"
        aria-label={label}
        // Not a control of its own: it listens to the links inside it.
        onClickCapture={closeAfterLink}
        className="drawer flex-col gap-1 border-r border-line bg-surface p-4 text-ink lg:sticky lg:top-0 lg:h-dvh"
      >
        <div className="mb-4 flex shrink-0 items-center justify-between pl-2">
          <Logo />
          <button
            type="button"
            popoverTarget={SIDEBAR_ID}
            popoverTargetAction="hide"
            aria-label="Close menu"
            className={clsx(buttonStyle('ghost', 'icon'), 'lg:hidden')}
          >
            <X size={20} aria-hidden />
          </button>
        </div>
        {sidebar}
      </aside>
      <main id={MAIN_ID} tabIndex={-1} className={clsx('w-full min-w-0 flex-1 outline-none', mainClassName)}>
        {children}
      </main>
    </div>
  );
}
