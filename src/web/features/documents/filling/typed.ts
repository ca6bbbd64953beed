import type { Answer, Row } from '#domain/documents/answers.ts';
import type { Field } from '#domain/documents/definition.ts';

/** What stands in the input, which may not be an answer yet. */
export type Typed = string | readonly string[] | readonly Row[];

export function typedFrom(field: Field, answer: Answer | undefined): Typed {
  if (answer !== undefined && answer !== null) return answer;
  if (field.type === 'several') return [];
  return field.type === 'list' ? [{}] : '';
}

export const asText = (typed: Typed): string => (typeof typed === 'string' ? typed : '');

export const asChosen = (typed: Typed): string[] =>
  typeof typed === 'string' ? [] : typed.filter((value) => typeof value === 'string');

export const asRows = (typed: Typed): Row[] =>
  typeof typed === 'string' ? [] : typed.filter((value) => typeof value !== 'string');
