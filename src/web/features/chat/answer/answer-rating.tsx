import { clsx } from 'clsx';
import { ThumbsDown, ThumbsUp, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import type { Message, Verdict } from '#contract/chat.ts';
import { RATING_REASON_MAX } from '#domain/limits.ts';
import { call } from '#web/lib/call/call.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { useAlert } from '#web/ui/dialog/use-alert.ts';
import { copy } from '../copy.ts';

/** A thumb is kept at once; what was wrong is asked afterwards, and may be left out. */
export function AnswerRating({ message }: { message: Message }) {
  const alert = useAlert();
  const [verdict, setVerdict] = useState<Verdict | null>(message.rating ?? null);
  const [isAsking, setIsAsking] = useState(false);

  async function rate(next: Verdict | null, reason?: string) {
    const before = verdict;
    setVerdict(next);
    try {
      await call('rateAnswer', { messageId: message.id, verdict: next, reason });
    } catch {
      setVerdict(before);
      await alert(copy.rating.failed);
    }
  }

  function choose(next: Verdict) {
    const isTakenBack = verdict === next;
    void rate(isTakenBack ? null : next);
    setIsAsking(next === 'down' && !isTakenBack);
  }

  return (
    <>
      <Thumb icon={ThumbsUp} label={copy.rating.up} isPressed={verdict === 'up'} onClick={() => choose('up')} />
      <Thumb icon={ThumbsDown} label={copy.rating.down} isPressed={verdict === 'down'} onClick={() => choose('down')} />
      <ReasonDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onSubmit={(reason) => {
          setIsAsking(false);
          void rate('down', reason);
        }}
      />
    </>
  );
}

type ThumbProps = { icon: LucideIcon; label: string; isPressed: boolean; onClick: () => void };

function Thumb({ icon: Icon, label, isPressed, onClick }: ThumbProps) {
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      onClick={onClick}
      className={clsx('px-2.5', isPressed ? 'text-primary-ink' : 'text-muted')}
    >
      <Icon size={16} aria-hidden fill={isPressed ? 'currentColor' : 'none'} />
    </Button>
  );
}

type ReasonDialogProps = { open: boolean; onClose: () => void; onSubmit: (reason: string) => void };

function ReasonDialog({ open, onClose, onSubmit }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={copy.rating.title}
      description={copy.rating.text}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {copy.rating.skip}
          </Button>
          <Button disabled={reason.trim() === ''} onClick={() => onSubmit(reason.trim())}>
            {copy.rating.submit}
          </Button>
        </>
      }
    >
      <TextArea
        label={copy.rating.reason}
        rows={3}
        maxLength={RATING_REASON_MAX}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </Dialog>
  );
}
