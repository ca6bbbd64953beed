import { useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { CHAT_TITLE_MAX } from '#domain/limits.ts';
import { copy } from '../copy.ts';

export type RenameFieldProps = { title: string; onSave: (title: string) => void; onCancel: () => void };

/** Enter saves, Escape cancels (spec §2). Leaving the field saves too: a phone has no Escape, and typed text is not lost. */
export function RenameField({ title, onSave, onCancel }: RenameFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  useEffect(() => field.current?.select(), []);

  function finish(action: () => void) {
    if (isDone.current) return;
    isDone.current = true;
    action();
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    const { value } = event.currentTarget;
    if (event.key === 'Enter') finish(() => onSave(value));
    if (event.key !== 'Escape') return;
    // The drawer around it would close as well.
    event.stopPropagation();
    event.preventDefault();
    finish(onCancel);
  }

  return (
    <input
      ref={field}
      aria-label={copy.sidebar.newTitle}
      defaultValue={title}
      maxLength={CHAT_TITLE_MAX}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        const { value } = event.currentTarget;
        finish(() => onSave(value));
      }}
      className="min-h-11 w-full min-w-0 rounded-md border border-primary bg-surface px-2.5 text-sm text-ink outline-2 outline-focus/40"
    />
  );
}
