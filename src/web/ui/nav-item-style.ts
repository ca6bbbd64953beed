import { clsx } from 'clsx';

/** Rows of a sidebar, whether link or button. */
export function navItemStyle(isActive: boolean): string {
  return clsx(
    'flex min-h-11 w-full items-center gap-3 rounded-md px-3 py-2 text-left text-sm font-medium transition-colors',
    isActive ? 'bg-primary-soft text-primary-ink' : 'text-muted hover:bg-sunken hover:text-ink',
  );
}
