import type { Field, Option } from '#domain/documents/definition.ts';
import type { FormField, FormLink } from '#domain/documents/official-form.ts';
import type { CheckSet } from './check-one-sets.ts';
import { ownWordsOf, sentenceCase, wordsFor, wordsIn } from './field-words.ts';
import { asQuestion, prefillFrom, typeFrom } from './guess-question.ts';
import type { Parts } from './parts-of-one.ts';
import { idFrom, optionIdFrom, uniqueIn } from './question-id.ts';
import type { Rows } from './repeated-rows.ts';

export type Drafted = { readonly question: Field; readonly links: readonly FormLink[] };
type Unique = (id: string) => string;

const LABEL_MAX = 60;
const shortened = (words: string) => (words.length > LABEL_MAX ? `${words.slice(0, LABEL_MAX).trimEnd()}…` : words);

/** Where it is found on the paper that the person will hold. */
function whyOf({ page, beside }: FormField): string {
  const at = beside && beside.length <= LABEL_MAX ? `, at “${beside.replace(/[\s:]+$/, '')}”` : '';
  return page === null ? 'The form asks for it.' : `The form asks for it on page ${page}${at}.`;
}

const common = (words: string, field: FormField) => ({ ask: words, label: shortened(words), why: whyOf(field) });

export function askParts({ words, type, fields }: Parts, unique: Unique): Drafted | null {
  const [first] = fields;
  if (!first) return null;
  const id = unique(idFrom(words));
  return {
    question: { id, ...common(asQuestion(sentenceCase(capital(words)), 'text'), first.field), type },
    links: fields.map(({ field, writes }) => ({ field: field.name, question: id, writes })),
  };
}

export function askRows({ stem, columns, cells }: Rows, unique: Unique): Drafted | null {
  const [first] = cells;
  if (!first) return null;
  const words = wordsIn(stem);
  const id = unique(`${idFrom(stem)}List`);
  const rows = Math.max(...cells.map(({ row }) => row)) + 1;
  const question: Field = {
    id,
    ...common(`${capital(words)}: please list each one`, first.field),
    label: capital(words),
    type: 'list',
    item: words,
    most: rows,
    optional: true,
    fields: columns.map((column) => columnOf(column, cells.find((cell) => cell.column === column)?.field)),
  };
  const links = cells.map(({ field, row, column }) => ({
    field: field.name,
    question: id,
    row,
    column: idFrom(column),
    ...(field.isDollars ? { writes: 'amount' as const } : {}),
  }));
  return { question, links };
}

function columnOf(column: string, field: FormField | undefined): Field {
  const words = capital(wordsIn(column));
  const type = field ? typeOf(field, `${words} ${field.hint ?? ''}`) : 'text';
  const isSimple = type !== 'choice' && type !== 'several' && type !== 'list';
  return { id: idFrom(column), ask: words, label: words, why: 'A column of the form.', type: isSimple ? type : 'text' };
}

export function askSet({ words, type, boxes }: CheckSet, unique: Unique): Drafted | null {
  const [first] = boxes;
  if (!first) return null;
  const id = unique(idFrom(words));
  return {
    question: {
      id,
      ...common(asQuestion(words, 'text'), first.field),
      type,
      options: boxes.map(({ option, label }) => ({ id: option, label })),
    },
    links: boxes.map(({ field, option }) => ({ field: field.name, question: id, ticks: option })),
  };
}

const TYPES: Readonly<Record<FormField['kind'], Field['type']>> = {
  text: 'text',
  lines: 'paragraph',
  check: 'yes-no',
  radio: 'choice',
  choice: 'choice',
  choices: 'several',
};

function typeOf(field: FormField, words: string): Field['type'] {
  if (field.kind === 'text' && field.isDollars) return 'money';
  return typeFrom(words, field) ?? TYPES[field.kind];
}

export function askSingle(field: FormField, unique: Unique): Drafted {
  const id = unique(idFrom(field.name));
  const words = wordsFor(field);
  const options = optionsOf(field);
  const prefill = prefillFrom(asQuestion(words, 'text'));
  // A list with a single value is no choice: its value is typed.
  const type = options.length === 1 ? 'yes-no' : typeOf(field, ownWordsOf(field));
  const question: Field = {
    id,
    ...common(asQuestion(words, field.kind), field),
    label: shortened(asQuestion(words, 'text')),
    type,
    ...(prefill === null || field.kind !== 'text' ? {} : { prefill }),
    ...(options.length > 1 ? { options } : {}),
    ...(field.maxLength === null || type === 'date' ? {} : { max: field.maxLength }),
  };
  return { question, links: [{ field: field.name, question: id, ...fillingOf(field, type, options) }] };
}

function fillingOf(field: FormField, type: Field['type'], options: readonly Option[]): Partial<FormLink> {
  if (field.kind === 'check') return { ticks: 'yes' };
  if (field.values.length > 0) {
    const ids = options.length === 1 ? ['yes'] : options.map(({ id }) => id);
    const values = field.values.filter(isWord);
    return { values: Object.fromEntries(ids.map((id, index) => [id, values[index] ?? ''])) };
  }
  if (field.isDollars) return { writes: 'amount' };
  const wantsDigits = /MM ?\/ ?DD ?\/ ?YYYY/i.test(`${field.beside ?? ''} ${(field.hint ?? '').replaceAll(' ', '')}`);
  return type === 'date' && (wantsDigits || field.maxLength !== null) ? { writes: 'mm/dd/yyyy' } : {};
}

/** Many lists begin with an empty line. */
const isWord = (value: string) => value.trim() !== '';

function optionsOf(field: FormField): Option[] {
  const taken = new Set<string>();
  const labels = new Set(field.labels).size === field.values.length ? field.labels : undefined;
  return field.values.filter(isWord).map((value, index) => {
    const printed = labels?.[index]?.replace(/\s+or$/i, '').replace(/[\s:;,]+$/, '');
    const label = printed && printed.length <= OPTION_MAX && isPlain(value) ? printed : value;
    return { id: uniqueIn(taken, optionIdFrom(isPlain(value) && printed ? printed : value)), label };
  });
}

const OPTION_MAX = 200;
/** A value that was made for programs: a number, or the same word for every circle. */
const isPlain = (value: string) => /^(?:\d+|[a-z]+[A-Z]\w*)$/.test(value);

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
