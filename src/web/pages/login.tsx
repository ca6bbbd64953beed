import { Login } from '#web/features/account/login.tsx';

export function LoginPage() {
  return <Login />;
}
