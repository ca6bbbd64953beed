import { AuthCallback } from '#web/features/account/auth-callback.tsx';

export function AuthCallbackPage() {
  return <AuthCallback />;
}
