import { AuthCard } from '#web/frame/auth-card.tsx';
import { Button } from '#web/ui/button.tsx';
import { copy } from '../copy.ts';

const words = copy.sent;

export function CheckEmail({ email, onBack }: { email: string; onBack: () => void }) {
  return (
    // A key of its own, so that the new heading is a new one and takes the focus.
    <AuthCard key="sent" title={words.title}>
      <p className="wrap-anywhere">{words.text(email)}</p>
      <p className="mt-3 text-sm text-muted">{words.hint}</p>
      <Button variant="secondary" className="mt-6 w-full" onClick={onBack}>
        {words.different}
      </Button>
    </AuthCard>
  );
}
