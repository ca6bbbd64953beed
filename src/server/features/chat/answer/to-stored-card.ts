import type { AnswerCard as SaidCard } from '#assistant/reply.ts';
import type { AnswerCard } from '#contract/answer.ts';
import { markdownToHtml } from '#server/platform/html/to-html.ts';

/** The parts of an answer as they are kept: every text sanitized like the answer itself. */
export function toStoredCard(card: SaidCard): AnswerCard {
  const { lead, answer, days, step, question, folds, closing } = card;
  return {
    lead: markdownToHtml(lead),
    answer: markdownToHtml(answer),
    days: [...days],
    step: step === null ? null : markdownToHtml(step),
    question,
    folds: folds.map(({ markdown, ...fold }) => ({ ...fold, html: markdownToHtml(markdown) })),
    closing: markdownToHtml(closing),
  };
}
