import { clsx } from 'clsx';
import { Link, type LinkProps } from 'react-router';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { uiWords } from '#web/ui/words.ts';

export type TextLinkProps = LinkProps & { newTab?: boolean | undefined };

export function TextLink({ newTab = false, className, children, ...rest }: TextLinkProps) {
  return (
    <Link {...rest} {...(newTab && { target: '_blank', rel: 'noopener' })} className={clsx('link', className)}>
      {children}
      {newTab && <VisuallyHidden> {uiWords.newTab}</VisuallyHidden>}
    </Link>
  );
}
