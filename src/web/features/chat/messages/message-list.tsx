import { ArrowDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Message } from '#contract/chat.ts';
import { Button } from '#web/ui/button.tsx';
import { copy } from '../copy.ts';
import { later } from '#web/lib/later.tsx';
import { AnswerAnnouncer } from '../answer/answer-announcer.tsx';
import { AssistantSays } from '../answer/assistant-says.tsx';
import { TypingIndicator } from './typing-indicator.tsx';
import type { Conversation } from '../conversation/use-conversation.ts';
import { useFollowScroll } from './use-follow-scroll.ts';

const loadSaid = () => import('./said-messages.tsx');
const SaidMessages = later(async () => (await loadSaid()).SaidMessages);
const LanguageOffer = later(async () => (await loadSaid()).LanguageOffer);
const AnswerSoFar = later(async () => (await loadSaid()).AnswerSoFar);

/** Somebody begins to write: what will be said has to be shown soon. */
export async function prepareMessages(): Promise<void> {
  await Promise.all([SaidMessages.preload(), LanguageOffer.preload(), AnswerSoFar.preload()]);
}

export type MessageListProps = {
  conversation: Conversation;
  /** Nothing more can be said. */
  isEnded?: boolean | undefined;
  /** What stands under an answer. */
  below?: ((message: Message) => ReactNode) | undefined;
  /** What stands over the list, such as an overlay. */
  children?: ReactNode;
};

export function MessageList({ conversation, isEnded = false, below, children }: MessageListProps) {
  const { chatId, messages, turn } = conversation;
  const { scroller, content, isAway, jump } = useFollowScroll(chatId, turn.pending?.id);
  return (
    <div className="print-flow relative flex min-h-0 flex-1 flex-col">
      <section
        ref={scroller}
        aria-label={copy.conversation}
        // Scrollable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={messages.length > 0 ? 0 : undefined}
        className="print-flow min-h-0 flex-1 overflow-y-auto overscroll-contain [overflow-anchor:none] px-3.5 pt-4 pb-4 -outline-offset-2 sm:px-6 sm:pt-6 short:pt-2"
      >
        <div ref={content} className="mx-auto max-w-[46rem]">
          <div className="print-only">
            <p className="font-serif text-xl font-semibold">{copy.transcript}</p>
            <p>{copy.transcriptNote}</p>
          </div>
          <ol className="grid grid-cols-1 gap-5">
            <AssistantSays>
              <p>{copy.opening}</p>
            </AssistantSays>
            {messages.length > 0 && <SaidMessages conversation={conversation} isEnded={isEnded} below={below} />}
            <AnswerUnderWay conversation={conversation} />
          </ol>
          {!conversation.isThinking && messages.length > 0 && <LanguageOffer said={messages} />}
        </div>
      </section>
      {isAway && (
        <Button
          variant="secondary"
          size="sm"
          onClick={jump}
          aria-label={copy.jumpToLatest}
          title={copy.jumpToLatest}
          className="no-print absolute right-3 bottom-2 rounded-full shadow-card max-sm:size-11 max-sm:px-0 sm:right-auto sm:bottom-3 sm:left-1/2 sm:-translate-x-1/2 short:hidden"
        >
          <ArrowDown size={16} aria-hidden />
          <span className="max-sm:hidden">{copy.jumpToLatest}</span>
        </Button>
      )}
      <AnswerAnnouncer chatId={chatId} messages={messages} />
      {children}
    </div>
  );
}

function AnswerUnderWay({ conversation }: { conversation: Conversation }) {
  const { turn, isThinking } = conversation;
  if (!isThinking) return null;
  return <AssistantSays>{turn.answer ? <AnswerSoFar html={turn.answer} /> : <TypingIndicator />}</AssistantSays>;
}
