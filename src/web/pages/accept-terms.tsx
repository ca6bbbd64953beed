import { AcceptTermsForm } from '#web/features/account/accept-terms-form.tsx';
import { TermsText } from '#web/features/support/terms-text.tsx';
import { useSession } from '#web/lib/session/use-session.ts';

export function AcceptTermsPage() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <AcceptTermsForm user={user}>
      <TermsText />
    </AcceptTermsForm>
  );
}
