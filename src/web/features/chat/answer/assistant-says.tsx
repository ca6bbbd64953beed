import type { ReactNode } from 'react';
import { LogoMark } from '#web/frame/logo.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { copy } from '../copy.ts';

/** Whatever the assistant says, with its mark beside it. */
export function AssistantSays({ when = '', children }: { when?: string | undefined; children: ReactNode }) {
  return (
    // On a phone the words run under the mark: a line is as wide as the screen.
    <li className="msg sm:flex sm:gap-3" data-who={copy.assistant} data-when={when}>
      <span className="no-print mt-0.5 shrink-0 max-sm:float-left max-sm:mr-2.5 max-sm:*:size-5.5">
        <LogoMark size={28} />
      </span>
      <div className="min-w-0 sm:flex-1">
        <VisuallyHidden>{copy.assistant}: </VisuallyHidden>
        {children}
      </div>
    </li>
  );
}
