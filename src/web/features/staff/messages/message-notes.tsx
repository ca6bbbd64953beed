import { useState } from 'react';
import type { OutputOf } from '#contract/index.ts';
import type { SupportMessage } from '#contract/staff/messages.ts';
import { SUPPORT_MESSAGE_MAX } from '#domain/limits.ts';
import { call } from '#web/lib/call/call.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { listCopy } from '../list-copy.ts';
import { momentText } from '../format.ts';
import { useAction } from '../use-action.ts';

const words = listCopy.notes;

/** Who looks after it. */
export function Assignment({ id, assignee }: Pick<SupportMessage, 'id' | 'assignee'>) {
  const action = useAction();
  const isMine = assignee?.isMe ?? false;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p dir="auto">{assignee ? words.taken(assignee.isMe ? words.me : assignee.name || words.gone) : words.free}</p>
      <Button
        size="sm"
        variant="secondary"
        busy={action.isBusy}
        onClick={() => void action.run(() => call('staffTakeMessage', { messageId: id, isMine: !isMine }))}
      >
        {isMine ? words.giveBack : words.take}
      </Button>
      {action.error && <Notice tone="bad">{action.error}</Notice>}
    </div>
  );
}

type NotesProps = { messageId: string; notes: OutputOf<'staffGetMessage'>['notes'] };

/** For staff alone: whoever wrote the message never sees them. */
export function Notes({ messageId, notes }: NotesProps) {
  const action = useAction();
  const [text, setText] = useState('');
  async function add() {
    if (await action.run(() => call('staffNoteMessage', { messageId, text }))) setText('');
  }
  return (
    <>
      <ul className="grid gap-4 empty:hidden">
        {notes.map((note) => (
          <li key={note.id} className="grid gap-1">
            <p className="text-sm text-muted">
              {note.staffName ?? words.gone} · <time dateTime={note.createdAt}>{momentText(note.createdAt)}</time>
            </p>
            <p dir="auto" className="wrap-anywhere whitespace-pre-line">
              {note.text}
            </p>
          </li>
        ))}
      </ul>
      <form
        className="grid justify-items-start gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <TextArea
          label={words.label}
          rows={3}
          maxLength={SUPPORT_MESSAGE_MAX}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {action.error && <Notice tone="bad">{action.error}</Notice>}
        <Button type="submit" size="sm" variant="secondary" busy={action.isBusy} disabled={text.trim() === ''}>
          {words.add}
        </Button>
      </form>
    </>
  );
}
