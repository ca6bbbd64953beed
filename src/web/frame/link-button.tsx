import { clsx } from 'clsx';
import { Link, type LinkProps } from 'react-router';
import { type ButtonSize, buttonStyle, type ButtonVariant } from '#web/ui/button-style.ts';

export type LinkButtonProps = LinkProps & { variant?: ButtonVariant | undefined; size?: ButtonSize | undefined };

export function LinkButton({ variant, size, className, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={clsx(buttonStyle(variant, size), className)} />;
}
