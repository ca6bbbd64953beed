import { clsx } from 'clsx';
import { Link, type LinkProps } from 'react-router';
import { VisuallyHidden } from './visually-hidden.tsx';

export type TextLinkProps = LinkProps & { newTab?: boolean | undefined };

export function TextLink({ newTab = false, className, children, ...rest }: TextLinkProps) {
  return (
    <Link {...rest} {...(newTab && { target: '_blank', rel: 'noopener' })} className={clsx('link', className)}>
      {children}
      {newTab && <VisuallyHidden> (opens in a new tab)</VisuallyHidden>}
    </Link>
  );
}
