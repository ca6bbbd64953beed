import { Pause, Play, Square, Volume2 } from 'lucide-react';
import type { Message } from '#contract/chat.ts';
import { Button } from '#web/ui/button.tsx';
import { spokenText } from './answer-text.ts';
import { cardWords } from './card-words.ts';
import { useReadAloud } from './use-read-aloud.ts';

/** Silent until it is tapped; what may leave the device is said where it begins to. */
export function ReadAloudButton({ message }: { message: Message }) {
  const words = cardWords(message);
  const reader = useReadAloud(spokenText(message), message.language ?? 'en');
  if (!reader) return null;
  const { state, isRemote, toggle, stop } = reader;
  const Icon = { silent: Volume2, speaking: Pause, paused: Play }[state];
  return (
    <>
      <Button variant="ghost" size="sm" className="px-2.5 font-medium text-muted" onClick={toggle}>
        <Icon size={16} aria-hidden />
        {{ silent: words.listen, speaking: words.pause, paused: words.resume }[state]}
      </Button>
      {state !== 'silent' && (
        <Button variant="ghost" size="sm" className="px-2.5 font-medium text-muted" onClick={stop}>
          <Square size={14} aria-hidden />
          {words.stop}
        </Button>
      )}
      {state !== 'silent' && isRemote && <p className="order-last basis-full text-xs text-muted">{words.listenNote}</p>}
    </>
  );
}
