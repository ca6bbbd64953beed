import { MailChoice } from '#web/features/account/mail-choice.tsx';

export function NotificationsPage() {
  return <MailChoice />;
}
