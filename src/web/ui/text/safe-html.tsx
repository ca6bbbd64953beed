import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { basename } from '#web/lib/language.ts';

const TAGS =
  'details summary p br b strong i em u s mark ul ol li a blockquote code pre h2 h3 h4 hr sup table thead tbody tr th td'.split(
    ' ',
  );
const ATTRIBUTES = ['href', 'title'];

type WithSetHtml = { setHTML?: (html: string, options: object) => void };

export type SafeHtmlProps = {
  html: string;
  className?: string | undefined;
  ref?: RefObject<HTMLDivElement | null> | undefined;
};

/** Message content. The server has sanitized it already; this is the second lock, before it becomes part of the page. */
export function SafeHtml({ html, className, ref }: SafeHtmlProps) {
  const own = useRef<HTMLDivElement>(null);
  const target = ref ?? own;
  useLayoutEffect(() => {
    if (target.current) void write(target.current, html);
  }, [html, target]);
  // What somebody wrote, or what answers them, may run from right to left.
  return <div ref={target} dir="auto" className={className} />;
}

async function write(element: HTMLElement, html: string): Promise<void> {
  const { setHTML } = element as WithSetHtml;
  if (setHTML) setHTML.call(element, html, { sanitizer: { elements: TAGS, attributes: ATTRIBUTES } });
  else await purify(element, html);
  for (const link of element.querySelectorAll<HTMLAnchorElement>('a:not([href^="#"], [href^="tel:"])')) {
    // A page of ours opens in the language of this one.
    const href = link.getAttribute('href') ?? '';
    if (href.startsWith('/')) link.setAttribute('href', `${basename}${href}`);
    link.target = '_blank';
    link.rel = 'noopener noreferrer nofollow';
    // On paper its address is its text already.
    if (link.href.includes(link.textContent.trim())) link.dataset['bare'] = '';
  }
  for (const link of element.querySelectorAll<HTMLAnchorElement>('a[href^="#source-"]')) dressCitation(link);
}

const SOURCE = { en: 'Source', es: 'Fuente' } as const;

/** A small number on the line of the word that it follows; read out as what it is. */
function dressCitation(link: HTMLAnchorElement): void {
  const number = link.hash.replace('#source-', '');
  const language = link.closest('[lang]')?.getAttribute('lang') === 'es' ? 'es' : 'en';
  link.textContent = number;
  link.setAttribute('aria-label', `${SOURCE[language]} ${number}`);
  const before = link.previousSibling;
  if (before?.nodeType === Node.TEXT_NODE) before.textContent = before.textContent?.replace(/\s+$/, '\u00a0') ?? '';
}

/** For browsers without the native sanitizer. */
async function purify(element: HTMLElement, html: string): Promise<void> {
  const { default: purifier } = await import('dompurify');
  const clean = purifier.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    RETURN_TRUSTED_TYPE: true,
  });
  element.innerHTML = clean as unknown as string;
}
