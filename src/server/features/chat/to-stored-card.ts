import type { AnswerCard } from '#assistant/reply.ts';
import type { StoredCard } from '#server/platform/db/schema/chat.ts';
import { markdownToHtml } from '#server/platform/html/to-html.ts';

/** The parts of an answer as they are kept: every text sanitized like the answer itself. */
export function toStoredCard(card: AnswerCard): StoredCard {
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
