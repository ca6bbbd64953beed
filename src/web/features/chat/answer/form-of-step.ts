import type { DocumentCard, Message } from '#contract/chat.ts';

/**
 * The form that an answer's card has as its step. An answer in the middle of a form leaves the form to a card of its own, which shows
 * how far it is.
 */
export function formOfStep({ card, documents = [] }: Message): DocumentCard | undefined {
  const [form] = documents;
  if (!card || !form) return undefined;
  return form.begun && card.step === null ? undefined : form;
}
