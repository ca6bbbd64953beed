import { fieldsOf, type Condition, type Field, type Questions } from './definition.ts';

/** One row of a list. A column that is missing prints as a blank. */
export type Row = Readonly<Record<string, string>>;
/** What the person said; `null` is "I don't know", which is an answer too and prints as a blank. */
export type Answer = string | readonly string[] | readonly Row[] | null;
export type Answers = Readonly<Record<string, Answer>>;

export function isAnswered(answer: Answer | undefined): answer is Exclude<Answer, null> {
  return answer !== undefined && answer !== null && answer.length > 0;
}

export function conditionHolds({ field, is, has, answered }: Condition, answers: Answers): boolean {
  const answer = answers[field];
  const values = valuesOf(answer);
  if (answered !== undefined && isAnswered(answer) !== answered) return false;
  if (is !== undefined && !(values.length === 1 && is.includes(values[0] ?? ''))) return false;
  return has === undefined || has.some((value) => values.includes(value));
}

function valuesOf(answer: Answer | undefined): string[] {
  if (!isAnswered(answer)) return [];
  if (typeof answer === 'string') return [answer];
  return answer.filter((value) => typeof value === 'string');
}

/**
 * The questions that apply. A condition names an earlier question, so one pass is enough; a question that no longer
 * applies takes its answer with it.
 */
export function applicable(questions: Questions, answers: Answers): { fields: Field[]; answers: Answers } {
  const fields: Field[] = [];
  const known: Record<string, Answer> = {};
  for (const field of fieldsOf(questions)) {
    if (!(field.when ?? []).every((condition) => conditionHolds(condition, known))) continue;
    fields.push(field);
    const answer = answers[field.id];
    if (answer !== undefined) known[field.id] = answer;
  }
  return { fields, answers: known };
}

/** Asked, whatever was said: "I don't know" counts. */
export const isAsked = (field: Field, answers: Answers): boolean => answers[field.id] !== undefined;

export type Progress = { readonly asked: number; readonly of: number };

export function progressOf(questions: Questions, answers: Answers): Progress {
  const { fields } = applicable(questions, answers);
  return { asked: fields.filter((field) => isAsked(field, answers)).length, of: fields.length };
}

/** The first question after `after` (or from the start) that nobody has answered; then the ones before it. */
export function nextUnasked(questions: Questions, answers: Answers, after: string | null = null): Field | null {
  const { fields } = applicable(questions, answers);
  const from = fields.findIndex(({ id }) => id === after) + 1;
  const inOrder = [...fields.slice(from), ...fields.slice(0, from)];
  return inOrder.find((field) => !isAsked(field, answers)) ?? null;
}

export function fieldBefore(questions: Questions, answers: Answers, id: string): Field | null {
  const { fields } = applicable(questions, answers);
  return fields[fields.findIndex((field) => field.id === id) - 1] ?? null;
}

/** What will be a blank on the paper although the document wants it. */
export function missing(questions: Questions, answers: Answers): Field[] {
  const applying = applicable(questions, answers);
  return applying.fields.filter((field) => !field.optional && !isAnswered(applying.answers[field.id]));
}
