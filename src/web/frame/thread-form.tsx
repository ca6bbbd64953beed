import { useRef, useState } from 'react';
import type { FormEvent, KeyboardEvent } from 'react';
import { THREAD_MESSAGE_MAX } from '#domain/limits.ts';
import { useCall } from '#web/lib/call/use-call.ts';
import { useTypedAgain } from '#web/lib/form/use-typed-again.ts';
import { createRequestKey } from '#web/lib/call/request-key.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';

export type ThreadFormProps = {
  /** Whose thread it is: what was typed when the session was lost comes back there. */
  leadId: string;
  label: string;
  words: { send: string; sending: string; unsuccessful: string; failed: string };
  /** Sends trimmed text under its key and says whether that worked. */
  onSend: (content: string, requestId: string) => Promise<{ success: boolean }>;
};

/** One message to the other side. What failed to send stands in the box again. */
export function ThreadForm({ leadId, label, words, onSend }: ThreadFormProps) {
  const [text, setText] = useState('');
  const onItsWay = useRef('');
  useTypedAgain(leadId, () => onItsWay.current || text, setText);
  const [error, setError] = useState<string | null>(null);
  const { isBusy, run } = useCall();
  const [key] = useState(createRequestKey);
  const content = text.trim();

  async function send(event: FormEvent) {
    event.preventDefault();
    if (content === '' || isBusy) return;
    setError(null);
    setText('');
    onItsWay.current = content;
    await run(async () => {
      const { success } = await onSend(content, key.of(content)).catch(() => ({ success: null }));
      if (success) key.forget();
      else giveBack(success === null ? words.failed : words.unsuccessful);
    });
    onItsWay.current = '';
  }

  /** What was typed meanwhile is not thrown away for it. */
  function giveBack(reason: string) {
    setText((typed) => (typed.trim() === '' ? content : `${content}\n${typed}`.slice(0, THREAD_MESSAGE_MAX)));
    setError(reason);
  }

  function sendWithControlEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
  }

  return (
    <form onSubmit={(event) => void send(event)} className="mt-4 grid gap-3">
      <TextArea
        label={label}
        rows={2}
        counter
        maxLength={THREAD_MESSAGE_MAX}
        value={text}
        error={error ?? undefined}
        onKeyDown={sendWithControlEnter}
        onChange={(event) => {
          setText(event.target.value);
          setError(null);
        }}
      />
      <Button type="submit" size="sm" busy={isBusy} disabled={content === '' && !isBusy} className="justify-self-end">
        {isBusy ? words.sending : words.send}
      </Button>
    </form>
  );
}
