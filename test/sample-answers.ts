import type { Answer, Answers } from '#domain/documents/answers.ts';
import { fieldsOf, maxLengthOf, type Field, type Questions } from '#domain/documents/definition.ts';

export type TextFor = (field: Field) => string;

/** Names as people have them. */
export const ordinary: TextFor = ({ type, label, example }) => {
  if (type === 'name') return "José Nuñez-O'Brien";
  if (type === 'address') return '120 Ocean Avenue, Apt 4B\nBrooklyn, NY 11226';
  if (type === 'paragraph') return 'The heat has been off since October.\nNobody came. 李小龍 saw it.';
  return example ?? label;
};

const NASTY = '{{today}} **b** <i>x</i> # ::: page | =1+1 \u202eabc \u05e9\u05dc\u05d5\u05dd 🙂 👩‍👩‍👧 \ufffd ';

/** As long as is allowed, in one word or many, with everything that could be read as something else. */
export const hostile: TextFor = (field) => {
  const max = maxLengthOf(field);
  const text = field.type === 'paragraph' ? NASTY.repeat(200) : NASTY + 'x'.repeat(max);
  return text.slice(0, max).toWellFormed();
};

/** An answer to every question, the first option of each. */
export function sampleAnswers(questions: Questions, textFor: TextFor = ordinary): Answers {
  return Object.fromEntries(fieldsOf(questions).map((field) => [field.id, sample(field, textFor)]));
}

function sample(field: Field, textFor: TextFor): Answer {
  switch (field.type) {
    case 'text':
    case 'paragraph':
    case 'name':
    case 'address':
      return textFor(field).slice(0, maxLengthOf(field));
    case 'date':
      return field.day === 'future' ? '2027-08-31' : '2026-08-31';
    case 'money':
      return '1250.00';
    case 'number':
      return '3';
    case 'phone':
      return '(917) 555-0100';
    case 'index-number':
      return '301234/2026';
    case 'email':
      return 'jose@example.com';
    case 'yes-no':
      return 'yes';
    case 'choice':
      return field.options?.[0]?.id ?? null;
    case 'several':
      return (field.options ?? []).map(({ id }) => id);
    case 'list':
      return Array.from({ length: Math.min(3, field.most ?? 3) }, () =>
        Object.fromEntries((field.fields ?? []).map((column) => [column.id, sample(column, textFor) as string])),
      );
  }
}
