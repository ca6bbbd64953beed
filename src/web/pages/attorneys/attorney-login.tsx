import { AttorneyLogin } from '#web/features/attorneys/attorney-login.tsx';

export function AttorneyLoginPage() {
  return <AttorneyLogin />;
}
