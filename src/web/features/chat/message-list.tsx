import { ArrowDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Message } from '#contract/chat.ts';
import { Button } from '#web/ui/button.tsx';
import { copy } from './copy.ts';
import { LanguageOffer } from './language-offer.tsx';
import { lastWithDocuments } from './document-cards.tsx';
import { AnswerAnnouncer } from './answer-announcer.tsx';
import { AssistantMessage, AssistantSays, UserMessage } from './message-item.tsx';
import { choicesBeside } from './card-words.ts';
import { QuickReplies } from './quick-replies.tsx';
import { SafeHtml } from '#web/ui/safe-html.tsx';
import { TypingIndicator } from './typing-indicator.tsx';
import type { Conversation } from './use-conversation.ts';
import { useFollowScroll } from './use-follow-scroll.ts';

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
  // Only the last answer can still be replied to.
  const repliesTo = conversation.isThinking || isEnded ? undefined : messages.at(-1)?.id;
  const lastFormId = lastWithDocuments(messages);
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
            {messages.map((message) =>
              message.role === 'user' ? (
                <UserMessage key={message.id} message={message} />
              ) : (
                <AssistantMessage
                  key={message.id}
                  message={message}
                  isLatest={message.id === lastFormId}
                  onSend={conversation.send}
                  replies={
                    message.id === repliesTo &&
                    message.choices && <QuickReplies choices={choicesBeside(message)} onSend={conversation.send} />
                  }
                >
                  {below?.(message)}
                </AssistantMessage>
              ),
            )}
            <AnswerUnderWay conversation={conversation} />
          </ol>
          {!conversation.isThinking && <LanguageOffer said={messages} />}
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
  return (
    <AssistantSays>
      {turn.answer ? <SafeHtml html={turn.answer} className="prose-msg" /> : <TypingIndicator />}
    </AssistantSays>
  );
}
