import { useSearchParams } from 'react-router';
import { PasswordReset } from '#web/features/account/sign-in/password-reset.tsx';

export function PasswordResetPage() {
  const [query] = useSearchParams();
  return <PasswordReset token={query.get('token')?.trim() || null} />;
}
