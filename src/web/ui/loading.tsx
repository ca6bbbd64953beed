import { clsx } from 'clsx';
import { Spinner } from './spinner.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import { uiWords } from './words.ts';

export type LoadingProps = {
  label?: string | undefined;
  /** The words are read out in any case; here they are seen too. */
  showLabel?: boolean | undefined;
  className?: string | undefined;
};

export function Loading({ label = uiWords.loading, showLabel = false, className }: LoadingProps) {
  return (
    <output className={clsx('grid place-items-center gap-3 p-10 text-muted', className)}>
      <Spinner size="lg" />
      {showLabel ? <span>{label}</span> : <VisuallyHidden>{label}</VisuallyHidden>}
    </output>
  );
}
