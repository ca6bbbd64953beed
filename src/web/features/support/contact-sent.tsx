import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { copy } from './copy.ts';

export function ContactSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card>
      <CircleCheck size={32} className="text-ok" aria-hidden />
      <h2 ref={heading} tabIndex={-1} className="mt-3 font-serif text-xl font-semibold outline-none">
        {copy.contact.sent}
      </h2>
      <p className="mt-1 wrap-anywhere text-muted">{copy.contact.sentDetail(email)}</p>
      <Button variant="secondary" className="mt-6" onClick={onAgain}>
        {copy.contact.again}
      </Button>
    </Card>
  );
}
