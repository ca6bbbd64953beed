import { clsx } from 'clsx';
import type { ComponentProps, MouseEvent } from 'react';
import { Spinner } from './spinner.tsx';
import { type ButtonSize, buttonStyle, type ButtonVariant } from './button-style.ts';

export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** At work: keeps its focus and place, says so to assistive technology, and ignores further clicks. */
  busy?: boolean | undefined;
};

export function Button({ variant, size, busy = false, className, children, onClick, ...rest }: ButtonProps) {
  function click(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      type="button"
      {...rest}
      onClick={click}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      className={clsx(buttonStyle(variant, size), className)}
    >
      {busy && <Spinner size="sm" />}
      {children}
    </button>
  );
}
