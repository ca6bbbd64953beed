import { clsx } from 'clsx';
import type { ReactNode } from 'react';

const TONES = {
  ok: 'bg-ok-soft text-ok',
  warn: 'bg-warn-soft text-warn',
  bad: 'bg-bad-soft text-bad',
  info: 'bg-primary-soft text-primary-ink',
  plain: 'bg-sunken text-muted',
} as const;

export type Tone = keyof typeof TONES;
export type BadgeProps = { tone?: Tone | undefined; className?: string | undefined; children: ReactNode };

export function Badge({ tone = 'plain', className, children }: BadgeProps) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-xs font-semibold sm:whitespace-nowrap',
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
