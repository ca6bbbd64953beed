import type { ReactNode, RefObject } from 'react';
import type { Message } from '#contract/chat.ts';
import { SafeHtml } from '#web/ui/text/safe-html.tsx';
import { AnswerDeadlines } from '../days/answer-deadlines.tsx';
import { AnswerFolds } from './answer-folds.tsx';
import { StepCard } from './step-card.tsx';

type AnswerBodyProps = {
  message: Message;
  isLatest: boolean;
  onSend: (words: string) => void;
  /** Answers to tap, under the question that they answer. */
  replies: ReactNode;
  ref: RefObject<HTMLDivElement | null>;
};

/** The answer, its day and its step, one question with what may be answered, the rest folded. */
export function AnswerBody({ message, isLatest, onSend, replies, ref }: AnswerBodyProps) {
  const { card, content, deadlines, language } = message;
  return (
    <div ref={ref} lang={language}>
      {card ? (
        <>
          {card.lead && <SafeHtml html={card.lead} className="prose-msg mb-1 text-muted" />}
          <SafeHtml html={card.answer} className="prose-msg text-[1.0625rem] leading-normal" />
          <StepCard message={message} isLatest={isLatest} onSend={onSend} />
          {card.question && <p className="clear-both mt-4 font-semibold wrap-anywhere">{card.question}</p>}
          {replies}
          <AnswerFolds folds={card.folds} />
          {card.closing && <SafeHtml html={card.closing} className="prose-msg clear-both mt-3 text-sm" />}
        </>
      ) : (
        <>
          <SafeHtml html={content} className="prose-msg" />
          {deadlines && <AnswerDeadlines deadlines={deadlines} />}
          {replies}
        </>
      )}
    </div>
  );
}
