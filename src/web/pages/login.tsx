import { Login } from '#web/features/account/sign-in/login.tsx';

export function LoginPage() {
  return <Login />;
}
