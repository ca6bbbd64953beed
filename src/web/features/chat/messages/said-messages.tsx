import type { ReactNode } from 'react';
import type { Message } from '#contract/chat.ts';
import { SafeHtml } from '#web/ui/text/safe-html.tsx';
import { choicesBeside } from '../answer/card-words.ts';
import { lastWithDocuments } from './last-with-documents.ts';
import { AssistantMessage, UserMessage } from './message-item.tsx';
import { QuickReplies } from '../answer/quick-replies.tsx';
import type { Conversation } from '../conversation/use-conversation.ts';

export { LanguageOffer } from '../composer/language-offer.tsx';

type SaidMessagesProps = {
  conversation: Conversation;
  isEnded: boolean;
  below?: ((message: Message) => ReactNode) | undefined;
};

/** What was said so far. It is fetched when somebody begins to write: the first page does without it. */
export function SaidMessages({ conversation, isEnded, below }: SaidMessagesProps) {
  const { messages } = conversation;
  // Only the last answer can still be replied to.
  const repliesTo = conversation.isThinking || isEnded ? undefined : messages.at(-1)?.id;
  const lastFormId = lastWithDocuments(messages);
  return messages.map((message) =>
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
  );
}

/** The words of an answer that have arrived. */
export function AnswerSoFar({ html }: { html: string }) {
  return <SafeHtml html={html} className="prose-msg" />;
}
