import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';

const TONES = {
  bad: { Icon: CircleAlert, role: 'alert', style: 'border-bad/30 bg-bad-soft text-bad' },
  ok: { Icon: CircleCheck, role: 'status', style: 'border-ok/30 bg-ok-soft text-ok' },
  info: { Icon: Info, role: 'status', style: 'border-line bg-primary-soft text-primary-ink' },
} as const;

export type NoticeProps = { tone: keyof typeof TONES; className?: string | undefined; children: ReactNode };

/** A sentence that must be noticed: an error is read out at once, anything else when the reader is free. */
export function Notice({ tone, className, children }: NoticeProps) {
  const { Icon, role, style } = TONES[tone];
  return (
    <div
      role={role}
      className={clsx('flex items-start gap-2.5 rounded-md border px-3.5 py-3 text-sm', style, className)}
    >
      <Icon size={18} className="mt-0.5 shrink-0" aria-hidden />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
