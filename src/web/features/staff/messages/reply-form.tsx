import { type FormEvent, useState } from 'react';
import { SUPPORT_MESSAGE_MAX } from '#domain/limits.ts';
import { call } from '#web/lib/call/call.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { copy } from '../copy.ts';
import { useAction } from '../use-action.ts';

const words = copy.messages;

/** What could not be sent stays in the box. */
export function ReplyForm({ messageId, email }: { messageId: string; email: string }) {
  const [text, setText] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const action = useAction();

  async function send(event: FormEvent) {
    event.preventDefault();
    setIsMissing(text.trim() === '');
    if (text.trim() === '' || action.isBusy) return;
    if (!(await action.run(() => call('staffReplyToMessage', { messageId, text })))) return;
    setText('');
    setIsSent(true);
  }

  return (
    <form onSubmit={(event) => void send(event)} noValidate className="grid gap-4">
      <TextArea
        label={words.answerText}
        hint={words.answerHint(email)}
        required
        rows={6}
        counter
        maxLength={SUPPORT_MESSAGE_MAX}
        value={text}
        error={isMissing ? words.required : undefined}
        onChange={(event) => {
          setText(event.target.value);
          setIsMissing(false);
          setIsSent(false);
        }}
      />
      {action.error && <Notice tone="bad">{action.error}</Notice>}
      {isSent && <Notice tone="ok">{words.sent}</Notice>}
      <Button type="submit" busy={action.isBusy} className="justify-self-start">
        {action.isBusy ? words.sending : words.send}
      </Button>
    </form>
  );
}
