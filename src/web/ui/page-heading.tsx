import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';

/** The browser itself announces the first page; every heading that appears after it takes the focus. */
let firstHeadingIsShown = false;

export function PageHeading({ children, className }: { children: ReactNode; className?: string | undefined }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (firstHeadingIsShown) heading.current?.focus();
    firstHeadingIsShown = true;
  }, []);
  return (
    <h1
      ref={heading}
      tabIndex={-1}
      className={clsx('font-serif font-semibold tracking-[-0.02em] outline-none', className ?? 'text-3xl')}
    >
      {children}
    </h1>
  );
}
