import { LogOut } from 'lucide-react';
import { useEffect } from 'react';
import { leaveSite } from '#web/lib/leave-site.ts';
import { Button } from '#web/ui/button.tsx';
import { copy } from '../copy.ts';
import { escapedTwice } from './escaped-twice.ts';
import type { Conversation } from '../conversation/use-conversation.ts';

export const isInCrisis = ({ messages, turn }: Conversation): boolean =>
  turn.isCrisis || messages.some(({ isCrisis }) => isCrisis);

/** For somebody in danger who may be watched: away from here with one click, or with the key that is found blindly. */
export function QuickExit({ conversation }: { conversation: Conversation }) {
  const isNeeded = isInCrisis(conversation);
  useEffect(() => {
    if (!isNeeded) return undefined;
    const press = escapedTwice(leaveSite);
    // In the capture phase: an open dialog would otherwise handle the key first.
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, [isNeeded]);
  if (!isNeeded) return null;
  return (
    <div className="no-print flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-sunken px-4 py-2 sm:px-6 short:py-0">
      <Button variant="danger" size="sm" className="min-h-11" onClick={leaveSite}>
        <LogOut size={16} aria-hidden />
        {copy.quickExit.button}
      </Button>
      <p className="min-w-0 flex-1 basis-48 text-xs text-muted short:basis-24">
        <span className="pointer-coarse:hidden">{copy.quickExit.keys}</span> {copy.quickExit.hint}
      </p>
    </div>
  );
}
