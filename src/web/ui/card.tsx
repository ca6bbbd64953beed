import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div {...rest} className={clsx('rounded-xl border border-line bg-surface p-6 shadow-card sm:p-8', className)} />
  );
}
