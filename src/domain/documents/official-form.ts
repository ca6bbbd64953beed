import { applicable, isAnswered, type Answer, type Answers, type Row } from './answers.ts';
import { fieldsOf, type Field, type Questions } from './definition.ts';
import { formatAnswer } from './format-answer.ts';
import { writePart, type Writing } from './template/write-part.ts';

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
  /** Of circles: the words printed beside each, in the order of the values. */
  readonly labels?: readonly string[] | undefined;
  /** The words printed closest to it, and the heading over them, as the paper is read by somebody who sees it. */
  readonly beside?: string | undefined;
  readonly under?: string | undefined;
  /** The sign of the dollar stands before it on the paper. */
  readonly isDollars?: boolean | undefined;
};

/** From which question a field of the PDF is filled in. */
export type FormLink = {
  readonly field: string;
  readonly question: string;
  /** Of a box: the answer that ticks it. */
  readonly ticks?: string | undefined;
  /** Of circles and lists: which value stands for which answer. */
  readonly values?: Readonly<Record<string, string>> | undefined;
  /** Of a field that holds a part of the answer, such as the month of a day. */
  readonly writes?: Writing | undefined;
  /** Of a list: which of its rows, counted from 0, and which column of it. */
  readonly row?: number | undefined;
  readonly column?: string | undefined;
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
      const asked = question && atPlace(question, answers[link.question], link);
      const value = asked ? valueFor(asked.question, asked.answer, link) : null;
      return value === null ? [] : [[link.field, value]];
    }),
  );
}

type Asked = { readonly question: Field; readonly answer: Answer | undefined };

/** The question itself, or one cell of a list. */
function atPlace(question: Field, answer: Answer | undefined, { row, column }: FormLink): Asked | null {
  if (row === undefined || column === undefined) return { question, answer };
  const cell = question.fields?.find(({ id }) => id === column);
  const line = Array.isArray(answer) ? (answer[row] as Row | string | undefined) : undefined;
  return cell && typeof line === 'object' ? { question: cell, answer: line[column] } : null;
}

function valueFor(question: Field, answer: Answer | undefined, { ticks, values, writes }: FormLink): FormValue | null {
  if (!isAnswered(answer)) return null;
  const chosen = typeof answer === 'string' ? [answer] : answer.filter((value) => typeof value === 'string');
  if (ticks !== undefined) return chosen.includes(ticks) ? true : null;
  if (values !== undefined) {
    const meant = chosen.flatMap((value) => values[value] ?? []);
    return meant.length === 0 ? null : question.type === 'several' ? meant : (meant[0] ?? '');
  }
  const printed = formatAnswer(question, answer);
  if (writes === undefined) return printed;
  return writePart(writes, typeof answer === 'string' ? answer : printed, printed) || null;
}
