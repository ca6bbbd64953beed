import type { CardDay } from '#contract/answer.ts';

export type { CardDay };

export type FoldKind = 'law' | 'working' | 'open' | 'gather' | 'steps' | 'help';

/** One row that opens downward; `note` tells what is in it before it is opened. */
export type Fold = {
  readonly kind: FoldKind;
  readonly title: string;
  readonly markdown: string;
  readonly note?: string;
};

/** The same answer in its parts, for a page that shows the day and the step as a card. Texts are Markdown. */
export type AnswerCard = {
  /** The answer in one piece, as it stands in the text. */
  readonly whole: string;
  readonly lead: string;
  readonly answer: string;
  readonly days: readonly CardDay[];
  readonly step: string | null;
  readonly question: string | null;
  readonly folds: readonly Fold[];
  readonly closing: string;
};

/**
 * The card of an answer before or after which something else was said: what stands around it is told with it. Null where the
 * answer was put in other words.
 */
export function cardWithin(markdown: string, card: AnswerCard | null): AnswerCard | null {
  const at = card ? markdown.indexOf(card.whole) : -1;
  if (!card || at < 0) return null;
  const before = markdown.slice(0, at).trim();
  const after = markdown.slice(at + card.whole.length).trim();
  const joined = (...parts: string[]) => parts.filter(Boolean).join('\n\n');
  return { ...card, lead: joined(before, card.lead), closing: joined(card.closing, after) };
}
