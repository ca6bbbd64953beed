import { clsx } from 'clsx';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import type { Message } from '#contract/chat.ts';
import { PENDING_CHAT_ID } from '#domain/chat.ts';
import { LogoMark } from '#web/ui/logo.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { AnswerDeadlines } from './answer-deadlines.tsx';
import { AnswerRating } from './answer-rating.tsx';
import { AnswerSources } from './answer-sources.tsx';
import { QUESTION } from './use-follow-scroll.ts';
import { CopyAnswer } from './copy-answer.tsx';
import { copy } from './copy.ts';
import { messageDate } from '#web/lib/message-date.ts';
import { SafeHtml } from '#web/ui/safe-html.tsx';

export function UserMessage({ message }: { message: Message }) {
  const isPending = message.chatId === PENDING_CHAT_ID;
  const when = messageDate(message.timestamp);
  return (
    <li {...{ [QUESTION]: '' }} className="flex flex-col items-end gap-1 print:block">
      <div
        data-who={copy.you}
        data-when={when}
        className={clsx(
          'msg max-w-[85%] animate-rise rounded-lg rounded-br-sm bg-bubble px-4 py-2.5 break-words text-on-bubble sm:max-w-[75%]',
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

/** Whatever the assistant says, with its mark beside it. */
export function AssistantSays({ when = '', children }: { when?: string | undefined; children: ReactNode }) {
  return (
    <li className="msg flex gap-3" data-who={copy.assistant} data-when={when}>
      <span className="no-print mt-0.5 shrink-0">
        <LogoMark size={28} />
      </span>
      <div className="min-w-0 flex-1">
        <VisuallyHidden>{copy.assistant}: </VisuallyHidden>
        {children}
      </div>
    </li>
  );
}

/** `children` stand below the words: attorney cards, a prompt to log in. */
export function AssistantMessage({ message, children }: { message: Message; children?: ReactNode }) {
  const answer = useRef<HTMLDivElement>(null);
  const when = messageDate(message.timestamp);
  return (
    <AssistantSays when={when}>
      <SafeHtml ref={answer} html={message.content} className="prose-msg break-words" />
      {message.deadlines && <AnswerDeadlines deadlines={message.deadlines} />}
      {children}
      <div className="no-print mt-1 flex flex-wrap items-center gap-x-1">
        <CopyAnswer answer={answer} />
        <AnswerRating message={message} />
        {message.sources && <AnswerSources sources={message.sources} answer={answer} />}
        <time dateTime={message.timestamp} className="ml-2 text-xs text-muted">
          {when}
        </time>
      </div>
    </AssistantSays>
  );
}
