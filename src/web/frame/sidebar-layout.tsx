import { clsx } from 'clsx';
import { Menu, X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Logo } from './logo.tsx';
import { MAIN_ID, SkipLink } from '#web/ui/skip-link.tsx';
import { uiWords } from '#web/ui/words.ts';

/** Buttons elsewhere on a page can open the drawer too: `popoverTarget`. */
export const SIDEBAR_ID = 'sidebar';

export type SidebarLayoutProps = {
  sidebar: ReactNode;
  /** Names the sidebar for assistive technology. */
  label: string;
  /** Stands above the page at every width, in place of the logo's bar; the page below it scrolls by itself. */
  header?: ReactNode;
  /** Stands beside the logo: at the top of every width. */
  top?: ReactNode;
  /** Room in the sidebar for more than names. */
  wide?: boolean | undefined;
  mainClassName?: string | undefined;
  children: ReactNode;
};

/**
 * A sidebar beside the page; below 1024 px it slides over it. The drawer is a [popover]:
 * Escape, the backdrop and the buttons work by the browser alone, before and without our script.
 */
export function SidebarLayout(props: SidebarLayoutProps) {
  const { sidebar, label, header, top, wide = false, mainClassName, children } = props;
  const drawer = useRef<HTMLElement>(null);

  function closeAfterLink(event: MouseEvent) {
    const isLink = event.target instanceof Element && event.target.closest('a, [data-closes-drawer]');
    if (isLink && drawer.current?.matches(':popover-open')) drawer.current.hidePopover();
  }

  return (
    <div
      className={clsx(
        'flex flex-col lg:grid',
        wide ? 'lg:grid-cols-[20rem_minmax(0,1fr)]' : 'lg:grid-cols-[15.5rem_minmax(0,1fr)]',
        header ? 'h-[var(--visible-height,100dvh)] lg:grid-rows-[auto_minmax(0,1fr)]' : 'min-h-dvh',
      )}
    >
      <SkipLink />
      {header ? (
        <header className="flex shrink-0 items-center gap-1 border-b border-line bg-surface px-1 sm:px-4 lg:col-start-2 lg:gap-2 lg:px-8 lg:py-2.5 short:max-lg:hidden">
          <MenuButton />
          {header}
        </header>
      ) : (
        <header className="logo-bar flex items-center justify-between gap-3 px-4 py-2 lg:hidden">
          <Logo />
          <div className="flex items-center">
            {top}
            <MenuButton />
          </div>
        </header>
      )}
      <aside
        ref={drawer}
        id={SIDEBAR_ID}
        popover="auto"
        aria-label={label}
        // Not a control of its own: it listens to the links inside it.
        onClickCapture={closeAfterLink}
        className={clsx(
          'drawer flex-col gap-1 border-r border-line bg-surface p-4 text-ink lg:sticky lg:top-0 lg:h-dvh',
          header && 'lg:col-start-1 lg:row-span-2 lg:row-start-1',
        )}
      >
        <div className="mb-4 flex shrink-0 items-center justify-between pl-2">
          <Logo />
          {top && <div className="max-lg:hidden">{top}</div>}
          <button
            type="button"
            popoverTarget={SIDEBAR_ID}
            popoverTargetAction="hide"
            aria-label={uiWords.menu.close}
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

/** Opens the drawer, in whichever bar stands above the page. */
export function MenuButton() {
  return (
    <button
      type="button"
      popoverTarget={SIDEBAR_ID}
      aria-label={uiWords.menu.open}
      className={clsx(buttonStyle('ghost', 'icon'), 'lg:hidden')}
    >
      <Menu size={22} aria-hidden />
    </button>
  );
}
