import { clsx } from 'clsx';
import { Link } from 'react-router';
import { brand } from '#web/brand.ts';
import { paths } from '#web/paths.ts';

export function LogoMark({ size = 30 }: { size?: number | undefined }) {
  return <img src="/icon.svg" alt="" width={size} height={size} className="shrink-0" />;
}

/** The mark and the name, leading home. */
export function Logo({ className }: { className?: string | undefined }) {
  return (
    <Link
      to={paths.home}
      className={clsx(
        'inline-flex min-h-11 items-center gap-2.5 font-serif text-xl font-semibold tracking-tight text-ink',
        className,
      )}
    >
      <LogoMark />
      {brand.name}
    </Link>
  );
}
