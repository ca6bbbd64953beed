import { applicable, isAnswered, type Answers } from './answers.ts';
import { fieldsOf, type Questions } from './definition.ts';
import { formatAnswer } from './format-answer.ts';

/** How a field of somebody else's PDF is filled in. `check`: a box of its own. `radio`: one of several circles. */
export const FORM_FIELD_KINDS = ['text', 'lines', 'check', 'radio', 'choice', 'choices'] as const;

export type FormField = {
  /** As the PDF calls it, which is not always something to show to a person. */
  readonly name: string;
  readonly kind: (typeof FORM_FIELD_KINDS)[number];
  /** What the PDF says about it to somebody who cannot see it. */
  readonly hint: string | null;
  readonly page: number | null;
  readonly maxLength: number | null;
  /** What it can be set to: the values of a radio group or a list. */
  readonly values: readonly string[];
};

/** From which question a field of the PDF is filled in. */
export type FormLink = {
  readonly field: string;
  readonly question: string;
  /** Of a box: the answer that ticks it. */
  readonly ticks?: string | undefined;
  /** Of circles and lists: which value stands for which answer. */
  readonly values?: Readonly<Record<string, string>> | undefined;
};

export type FormValue = string | boolean | readonly string[];
export type FormValues = Readonly<Record<string, FormValue>>;

/** What each field of the PDF gets. A question without an answer leaves its fields as they are: blank. */
export function formValues(questions: Questions, links: readonly FormLink[], given: Answers): FormValues {
  // An answer to a question that no longer applies is not written into the form.
  const { answers } = applicable(questions, given);
  const fields = new Map(fieldsOf(questions).map((field) => [field.id, field]));
  return Object.fromEntries(
    links.flatMap((link): [string, FormValue][] => {
      const question = fields.get(link.question);
      const answer = answers[link.question];
      if (!question || !isAnswered(answer)) return [];
      const chosen = typeof answer === 'string' ? [answer] : answer.filter((value) => typeof value === 'string');
      if (link.ticks !== undefined) return chosen.includes(link.ticks) ? [[link.field, true]] : [];
      if (link.values === undefined) return [[link.field, formatAnswer(question, answer)]];
      const values = chosen.flatMap((value) => link.values?.[value] ?? []);
      return values.length === 0 ? [] : [[link.field, question.type === 'several' ? values : (values[0] ?? '')]];
    }),
  );
}
