import { useSearchParams } from 'react-router';
import { MailChoice } from '#web/features/account/mail-choice.tsx';
import { StopReminders } from '#web/features/matter/stop-reminders.tsx';

export function NotificationsPage() {
  const [query] = useSearchParams();
  const reminders = query.get('reminders');
  return reminders === null ? <MailChoice /> : <StopReminders token={reminders} />;
}
