import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { uiWords } from '../words.ts';

export type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean | undefined;
  className?: string | undefined;
};

type ControlProps = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined };

/** Label, hint and error around one control, tied together for assistive technology. */
export function Field(props: FieldProps & { after?: ReactNode; children: (control: ControlProps) => ReactNode }) {
  const { label, hint, error, optional, className, after, children } = props;
  const id = useId();
  const describedBy = clsx(hint && `${id}-hint`, error && `${id}-error`) || undefined;
  return (
    <div className={clsx('min-w-0', className)}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label} {optional && <span className="font-normal text-muted">{uiWords.optional}</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="mb-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy })}
      {(error || after) && (
        <div className="mt-1.5 flex items-start justify-between gap-4 text-sm">
          {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : <span />}
          {after}
        </div>
      )}
    </div>
  );
}

export function FieldError({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <p id={id} role="alert" className="text-sm font-medium text-bad">
      {children}
    </p>
  );
}

export const controlStyle =
  'w-full min-h-11 rounded-md border border-line-strong bg-surface px-3.5 py-2.5 text-base text-ink transition-colors ' +
  'focus:border-primary focus:outline-2 focus:outline-offset-0 focus:outline-focus/40 aria-invalid:border-bad ' +
  'disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted';
