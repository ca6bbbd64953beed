import { page } from '#content/pages/terms.md';
import { ContentPageView } from '#web/features/support/content-page-view.tsx';

export function TermsPage() {
  return <ContentPageView page={page} newTab />;
}
