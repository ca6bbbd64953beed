import { AuthCallback } from '#web/features/account/sign-in/auth-callback.tsx';

export function AuthCallbackPage() {
  return <AuthCallback />;
}
