import type { ReactNode } from 'react';
import { PageHeading } from '#web/ui/page-heading.tsx';

export type PageFrameProps = {
  readonly heading: ReactNode;
  readonly text?: string | undefined;
  /** Beside the heading: what this page is there to start. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
};

export function PageFrame({ heading, text, action, children }: PageFrameProps) {
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <PageHeading className="text-2xl wrap-anywhere">{heading}</PageHeading>
          {text && <p className="mt-1.5 text-muted">{text}</p>}
        </div>
        {action}
      </div>
      <div className="mt-6 grid grid-cols-1 gap-6">{children}</div>
    </>
  );
}

/** A part of a page, with a heading of its own. */
export function Panel({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section
      aria-label={heading}
      className="grid grid-cols-1 content-start gap-4 rounded-xl border border-line bg-surface p-5 sm:p-6"
    >
      <h2 className="font-serif text-lg font-semibold">{heading}</h2>
      {children}
    </section>
  );
}
