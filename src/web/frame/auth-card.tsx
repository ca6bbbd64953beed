import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Card } from '#web/ui/card.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { MAIN_ID, SkipLink } from '#web/ui/skip-link.tsx';

export type AuthCardProps = {
  title: ReactNode;
  subtitle?: ReactNode;
  /** Stands under the card, outside it. */
  footer?: ReactNode;
  wide?: boolean | undefined;
  children?: ReactNode;
};

/** One task in the middle of the page: signing in, resetting, verifying. */
export function AuthCard({ title, subtitle, footer, wide = false, children }: AuthCardProps) {
  return (
    <div className="flex min-h-dvh flex-col px-4 py-3 sm:px-6">
      <SkipLink />
      <header className="flex items-center justify-between gap-3">
        <Logo />
        <LanguageSwitch />
      </header>
      <main
        id={MAIN_ID}
        tabIndex={-1}
        // Hung from above, not centred: the card must not move when an error makes it taller.
        className={clsx(
          'mx-auto w-full flex-1 pb-8 outline-none',
          wide ? 'max-w-2xl pt-3 sm:pt-[5vh]' : 'max-w-md pt-[clamp(0.75rem,9vh,6rem)]',
        )}
      >
        <Card>
          <PageHeading className="text-2xl">{title}</PageHeading>
          {subtitle && <div className="mt-1.5 text-muted">{subtitle}</div>}
          {children && <div className="mt-6">{children}</div>}
        </Card>
        {footer && <div className="mt-5 text-center text-sm text-muted">{footer}</div>}
      </main>
    </div>
  );
}
