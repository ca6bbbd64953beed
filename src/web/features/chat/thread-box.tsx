import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { THREAD_MESSAGE_MAX } from '#domain/limits.ts';
import { call } from '#web/lib/call.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { copy } from './copy.ts';
import { refreshEverywhere } from './queries.ts';

/** A message to the attorney. What failed to send stays in the box. */
export function ThreadBox({ leadId, name }: { leadId: string; name: string }) {
  const queries = useQueryClient();
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const content = text.trim();

  async function send(event: FormEvent) {
    event.preventDefault();
    if (content === '' || isBusy) return;
    setIsBusy(true);
    setError(null);
    setText('');
    try {
      const { success } = await call('sendMessageToAttorney', { leadId, content });
      if (success) refreshEverywhere(queries);
      else giveBack(copy.thread.sendUnsuccessful);
    } catch {
      giveBack(copy.thread.sendFailed);
    } finally {
      setIsBusy(false);
    }
  }

  function giveBack(words: string) {
    setText(content);
    setError(words);
  }

  return (
    <form onSubmit={(event) => void send(event)} className="mt-4 grid gap-3">
      <TextArea
        label={copy.thread.box(name)}
        rows={2}
        counter
        maxLength={THREAD_MESSAGE_MAX}
        value={text}
        error={error ?? undefined}
        onChange={(event) => {
          setText(event.target.value);
          setError(null);
        }}
      />
      <Button type="submit" size="sm" busy={isBusy} disabled={content === '' && !isBusy} className="justify-self-end">
        {isBusy ? copy.thread.sending : copy.thread.send}
      </Button>
    </form>
  );
}
