import type { QuestionKind } from '../read/wording/question-form.ts';

/** Where the form of a question asks for a place or a time, a statement that says none is this much less likely. */
const OTHER_FORM = 0.3;
const SETTLED_BY: Readonly<Partial<Record<QuestionKind, readonly QuestionKind[]>>> = {
  where: ['where', 'who'],
  who: ['who', 'where'],
  when: ['when', 'how-long'],
  'how-long': ['how-long', 'when'],
  'how-much': ['how-much'],
};

/** Whether a statement says the place, the time or the sum that the form of a question asks for. */
export function settlesForm(settles: readonly QuestionKind[], kind: QuestionKind | null): boolean {
  const wanted = kind && SETTLED_BY[kind];
  return !wanted || settles.some((one) => wanted.includes(one));
}

export const timesSettling = (settles: readonly QuestionKind[], kind: QuestionKind | null): number =>
  settlesForm(settles, kind) ? 1 : OTHER_FORM;
