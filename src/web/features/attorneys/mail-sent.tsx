import { AuthCard } from '#web/frame/auth-card.tsx';
import { Button } from '#web/ui/button.tsx';
import { copy } from './copy.ts';

const words = copy.sent;

export function MailSent({ text, onBack }: { text: string; onBack: () => void }) {
  return (
    <AuthCard key="sent" title={words.title}>
      <p className="wrap-anywhere">{text}</p>
      <p className="mt-3 text-sm text-muted">{words.hint}</p>
      <Button variant="secondary" className="mt-6 w-full" onClick={onBack}>
        {words.back}
      </Button>
    </AuthCard>
  );
}
