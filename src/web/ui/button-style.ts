import { clsx } from 'clsx';

const VARIANTS = {
  primary: 'bg-primary text-on-primary hover:bg-primary-hover',
  secondary: 'border border-line-strong/50 bg-surface text-ink hover:bg-sunken',
  ghost: 'text-ink hover:bg-sunken',
  danger: 'border border-bad/40 bg-surface text-bad hover:bg-bad-soft',
} as const;

const SIZES = {
  sm: 'min-h-9 px-3.5 text-sm pointer-coarse:min-h-11',
  md: 'min-h-11 px-5 text-base',
  icon: 'size-11 shrink-0',
} as const;

export type ButtonVariant = keyof typeof VARIANTS;
export type ButtonSize = keyof typeof SIZES;

/** Buttons and links that look like buttons share one appearance. */
export function buttonStyle(variant: ButtonVariant = 'primary', size: ButtonSize = 'md'): string {
  return clsx(
    'inline-flex items-center justify-center gap-2 rounded-md py-1.5 text-center font-semibold transition-colors',
    'disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-progress aria-disabled:opacity-80',
    VARIANTS[variant],
    SIZES[size],
  );
}
