import { applicable, isAnswered, type Answer, type Answers } from '#domain/documents/answers.ts';
import type { Field } from '#domain/documents/definition.ts';
import { formatAnswer } from '#domain/documents/format-answer.ts';
import type { Language } from '../../content/words.ts';
import type { Definition } from '../definition.ts';
import type { DocumentTalk } from './talk.ts';
import { interviewWords, type InterviewWords } from './words.ts';

type Known = {
  readonly definition: Definition;
  readonly answers: Answers;
  readonly offered: Answers;
  readonly language: Language;
};

/** What somebody wrote must not become bold, a link or a list in our own sentence. */
export const inMarkdown = (text: string): string => text.replace(/[\\`*_[\]<>#|~]/g, '\\$&');

/** What was answered, in one line of ours. */
export const inLine = (field: Field, answer: Answer | undefined): string =>
  inMarkdown(formatAnswer(field, answer).replaceAll('\n', ', '));

/** The question, where it stands, how to answer, and what is known already. */
export function questionFor(known: Known, field: Field, row: DocumentTalk['row']): string {
  const text = interviewWords[known.language];
  const { fields } = applicable(known.definition, known.answers);
  const section = known.definition.sections.find((part) => part.fields.some(({ id }) => id === field.id))?.title ?? '';
  const place = text.place(section, fields.findIndex(({ id }) => id === field.id) + 1, fields.length);
  const parts =
    field.type === 'list' ? rowQuestion(known, field, row, text) : [`**${field.ask}**`, ...hints(field, text)];
  return [place, ...parts, ...(field.type === 'list' ? [] : knownAnswer(known, field, text))].join('\n\n');
}

/** Nobody reads sixty counties in a chat. */
const LISTED_MAX = 14;

function hints(field: Field, text: InterviewWords): string[] {
  const labels = (field.options ?? []).map(({ label }) => label);
  switch (field.type) {
    case 'choice':
      return [labels.length > LISTED_MAX ? text.longList : text.options(labels)];
    case 'several':
      return [labels.map((label, index) => `${index + 1}. ${label}`).join('\n'), text.several];
    case 'yes-no':
      return [text.yesNo];
    case 'date':
      return [text.date];
    case 'text':
    case 'paragraph':
    case 'name':
    case 'address':
    case 'money':
    case 'number':
    case 'phone':
    case 'email':
    case 'index-number':
    case 'list':
      return field.example ? [`*${inMarkdown(field.example)}*`] : [];
  }
}

function knownAnswer({ answers, offered }: Known, field: Field, text: InterviewWords): string[] {
  const [given, known] = [answers[field.id], offered[field.id]];
  if (isAnswered(given)) return [text.current(inLine(field, given))];
  return given === undefined && isAnswered(known) ? [text.offered(inLine(field, known))] : [];
}

function rowQuestion({ answers }: Known, field: Field, row: DocumentTalk['row'], text: InterviewWords): string[] {
  const rows = answers[field.id];
  const number = (Array.isArray(rows) ? rows.length : 0) + 1;
  const item = field.item ?? '';
  if (row && row.column === null) return [text.another(item)];
  const column = field.fields?.find(({ id }) => id === row?.column) ?? field.fields?.[0];
  if (!column) return [`**${field.ask}**`];
  const intro = row === null || column.id === field.fields?.[0]?.id ? [`**${field.ask}**`] : [];
  return [...intro, `${text.row(item, number)}: ${column.ask}`, ...hints(column, text)];
}
