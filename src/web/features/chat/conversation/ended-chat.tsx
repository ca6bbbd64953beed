import { CHAT_MESSAGES_MAX } from '#domain/limits.ts';
import { Button } from '#web/ui/button.tsx';
import { copy } from '../copy.ts';

const words = copy.ended;

export type EndedChatProps = { isFull: boolean; onBegin: () => void };

/** Why nothing more can be written here, and how it goes on. */
export function EndedChat({ isFull, onBegin }: EndedChatProps) {
  return (
    <div className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-primary-soft p-3.5">
      <p className="min-w-0 flex-1 basis-56 text-sm">
        {isFull ? `${words.full(CHAT_MESSAGES_MAX)} ${words.kept}` : words.other}
      </p>
      <Button size="sm" className="min-h-11" onClick={onBegin}>
        {isFull ? words.goOn : words.begin}
      </Button>
    </div>
  );
}
