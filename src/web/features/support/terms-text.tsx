import { page } from '#content/pages/terms.md';
import { Prose } from '#web/frame/prose.tsx';
import { copy } from './copy.ts';

/** The full terms, for the screen that asks to accept them. Its links open in new tabs. */
export function TermsText() {
  return (
    <>
      {page.updated && <p className="mb-5 text-sm text-muted">{copy.lastUpdated(page.updated)}</p>}
      <Prose nodes={page.body} newTab />
    </>
  );
}
