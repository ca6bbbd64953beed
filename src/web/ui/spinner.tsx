import { clsx } from 'clsx';

const SIZES = { sm: 'size-4 border-2', md: 'size-6 border-2', lg: 'size-9 border-3' } as const;

/** The turning ring alone: it stands beside words that say what is going on. */
export function Spinner({ size = 'md', className }: { size?: keyof typeof SIZES; className?: string | undefined }) {
  return (
    <span
      aria-hidden
      className={clsx(
        'inline-block shrink-0 animate-spin rounded-full border-current border-t-transparent opacity-80',
        SIZES[size],
        className,
      )}
    />
  );
}
