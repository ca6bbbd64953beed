import { useQueryClient } from '@tanstack/react-query';
import { call } from '#web/lib/call/call.ts';
import { ThreadForm } from '#web/frame/thread-form.tsx';
import { attorneyWords } from '../words/attorneys.ts';
import { refreshEverywhere } from '../queries.ts';

/** A message to the attorney. */
export function ThreadBox({ leadId, name }: { leadId: string; name: string }) {
  const queries = useQueryClient();

  async function send(content: string, requestId: string) {
    const outcome = await call('sendMessageToAttorney', { leadId, content, requestId });
    refreshEverywhere(queries);
    return outcome;
  }

  return (
    <ThreadForm
      leadId={leadId}
      label={attorneyWords.thread.box(name)}
      words={attorneyWords.thread.form}
      onSend={send}
    />
  );
}
