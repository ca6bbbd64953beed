import { useState } from 'react';
import type { Message } from '#contract/chat.ts';
import { copy } from './copy.ts';
import { summaryOf } from './message-html.ts';

/** Screen readers hear one summary when an answer is complete, not every word as it arrives. */
export function AnswerAnnouncer({ messages }: { messages: readonly Message[] }) {
  const last = messages.at(-1);
  // What was there when the chat was opened is read, not announced.
  const [seenId, setSeenId] = useState(last?.id);
  const [words, setWords] = useState('');
  if (last && last.id !== seenId) {
    setSeenId(last.id);
    if (last.role === 'assistant' && seenId !== undefined) setWords(copy.answered(summaryOf(last.content)));
  }
  return <output className="sr-only">{words}</output>;
}
