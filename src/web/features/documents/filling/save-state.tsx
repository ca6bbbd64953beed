import { Check, CloudOff } from 'lucide-react';
import { CallError } from '#web/lib/call/call-error.ts';
import { errorText } from '#web/lib/call/error-text.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { copy } from '../copy.ts';
import type { Draft } from './use-draft.ts';

const words = copy.form;

/** In words, always in the same place. Only a failure is read out: not every key that is pressed. */
export function SaveState({ draft: { status, error } }: { draft: Draft }) {
  if (status === 'failed') {
    const isRefused = error instanceof CallError && error.code === 'invalid-argument';
    return (
      <Notice tone="bad">
        <CloudOff size={16} className="mr-1.5 inline" aria-hidden />
        {isRefused ? words.refused(errorText(error)) : words.failed}
      </Notice>
    );
  }
  return (
    <p className="flex items-center gap-2 text-sm text-muted">
      {status === 'saving' ? <Spinner size="sm" /> : <Check size={16} aria-hidden />}
      {status === 'saving' ? words.saving : words.saved}
    </p>
  );
}
