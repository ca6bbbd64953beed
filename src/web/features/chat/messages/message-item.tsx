import { clsx } from 'clsx';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import type { Message } from '#contract/chat.ts';
import { PENDING_CHAT_ID } from '#domain/chat/chat.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { messageDate } from '#web/lib/message-date.ts';
import { SafeHtml } from '#web/ui/text/safe-html.tsx';
import { AnswerBody } from '../answer/answer-body.tsx';
import { AnswerRating } from '../answer/answer-rating.tsx';
import { AssistantSays } from '../answer/assistant-says.tsx';
import { AnswerSources, PrintedSources } from '../answer/answer-sources.tsx';
import { cardWords } from '../answer/card-words.ts';
import { ReadAloudButton } from '../answer/read-aloud-button.tsx';
import { ShareMenu } from '../answer/share-menu.tsx';
import { QUESTION } from './use-follow-scroll.ts';
import { CopyAnswer } from '../answer/copy-answer.tsx';
import { copy } from '../copy.ts';

export function UserMessage({ message }: { message: Message }) {
  const isPending = message.chatId === PENDING_CHAT_ID;
  const when = messageDate(message.timestamp);
  return (
    <li {...{ [QUESTION]: '' }} className="flex flex-col items-end gap-1 print:block">
      <div
        data-who={copy.you}
        data-when={when}
        className={clsx(
          'msg bubble max-w-[85%] animate-rise rounded-lg rounded-br-sm bg-bubble px-4 py-2.5 wrap-anywhere text-on-bubble sm:max-w-[75%]',
          isPending && 'opacity-75',
        )}
      >
        <VisuallyHidden>{copy.you}: </VisuallyHidden>
        <SafeHtml html={message.content} className="prose-msg" />
      </div>
      <time dateTime={message.timestamp} className="no-print px-1 text-xs text-muted">
        {when}
      </time>
    </li>
  );
}

type AssistantMessageProps = {
  message: Message;
  isLatest: boolean;
  onSend: (words: string) => void;
  replies?: ReactNode;
  /** Stands below the words: attorney cards, a prompt to log in. */
  children?: ReactNode;
};

export function AssistantMessage({ message, isLatest, onSend, replies, children }: AssistantMessageProps) {
  const answer = useRef<HTMLDivElement>(null);
  const when = messageDate(message.timestamp);
  return (
    <AssistantSays when={when}>
      <AnswerBody ref={answer} message={message} isLatest={isLatest} onSend={onSend} replies={replies} />
      {message.sources && <PrintedSources sources={message.sources} title={cardWords(message).sources} />}
      <div className="no-print clear-both mt-1.5 -ml-2.5 flex flex-wrap items-center gap-x-0.5">
        <ReadAloudButton message={message} />
        <ShareMenu message={message} answer={answer} />
        <CopyAnswer message={message} answer={answer} />
        {message.sources && <AnswerSources sources={message.sources} answer={answer} />}
        <AnswerRating message={message} />
        <time dateTime={message.timestamp} className="ml-2 text-xs text-muted">
          {when}
        </time>
      </div>
      {children}
    </AssistantSays>
  );
}
