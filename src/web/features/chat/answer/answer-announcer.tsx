import { useState } from 'react';
import type { Message } from '#contract/chat.ts';
import { copy } from '../copy.ts';
import { summaryOf } from '../messages/message-html.ts';

export type AnswerAnnouncerProps = { chatId: string | null; messages: readonly Message[] };

/** Screen readers hear one summary when an answer is complete, not every word as it arrives. */
export function AnswerAnnouncer({ chatId, messages }: AnswerAnnouncerProps) {
  const last = messages.at(-1);
  // What was there when the chat was opened is read, not announced.
  const [seen, setSeen] = useState({ chatId, id: last?.id });
  const [words, setWords] = useState('');
  if (seen.chatId !== chatId || seen.id !== last?.id) {
    setSeen({ chatId, id: last?.id });
    // A chat gets its id with its first message: it is the same one, even if the answer comes in the same moment.
    const isSameChat = seen.chatId === chatId || seen.chatId === null;
    const isNews = isSameChat && seen.id !== undefined && last?.role === 'assistant' && last.id !== seen.id;
    if (isNews) setWords(copy.answered(summaryOf(last.content)));
    else if (!isSameChat) setWords('');
  }
  return <output className="sr-only">{words}</output>;
}
