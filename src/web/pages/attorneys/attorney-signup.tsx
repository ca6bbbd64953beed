import { AttorneySignup } from '#web/features/attorneys/attorney-signup.tsx';

export function AttorneySignupPage() {
  return <AttorneySignup />;
}
