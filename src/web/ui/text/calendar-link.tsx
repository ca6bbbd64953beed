import { clsx } from 'clsx';
import { CalendarPlus } from 'lucide-react';

type CalendarLinkProps = {
  href: string;
  /** With the day, for whoever hears the link without what stands around it. */
  name: string;
  label: string;
  className?: string;
};

/** A counted day as a file for the person's own calendar. */
export function CalendarLink({ href, name, label, className }: CalendarLinkProps) {
  return (
    <a
      href={href}
      download
      aria-label={name}
      className={clsx(
        'inline-flex min-h-11 items-center gap-2 text-sm font-medium underline underline-offset-4 sm:min-h-8',
        className,
      )}
    >
      <CalendarPlus size={17} aria-hidden />
      {label}
    </a>
  );
}
