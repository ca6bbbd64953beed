import { Faq } from '#web/features/support/faq.tsx';

export function FaqPage() {
  return <Faq />;
}
