import { page } from '#content/pages/how-we-order.md';
import { ContentPageView } from '#web/features/support/content-page-view.tsx';

export function HowWeOrderPage() {
  return <ContentPageView page={page} />;
}
