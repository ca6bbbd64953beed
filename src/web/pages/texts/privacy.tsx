import { page } from '#content/pages/privacy.md';
import { ContentPageView } from '#web/features/support/content-page-view.tsx';

export function PrivacyPage() {
  return <ContentPageView page={page} />;
}
