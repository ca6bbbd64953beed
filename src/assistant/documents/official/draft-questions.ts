import type { Field, Option, Section } from '#domain/document/definition.ts';
import type { FormField, FormLink } from '#domain/document/official-form.ts';
import { checkOneSets, type CheckOne } from './check-one-sets.ts';
import { asQuestion, prefillFrom, typeFrom } from './guess-question.ts';

const LABEL_MAX = 60;
const ID_MAX = 40;

type Draft = { readonly sections: Section[]; readonly links: FormLink[] };

/** One question for each field of a PDF, or for a set of boxes, in its own words as far as it has any: where staff begin. */
export function draftQuestions(fields: readonly FormField[]): Draft {
  const taken = new Set<string>();
  const sections = new Map<number, Field[]>();
  const links: FormLink[] = [];
  const sets = checkOneSets(fields);
  for (const field of fields) {
    const set = sets.find(({ boxes }) => boxes.some((box) => box.field === field));
    if (set) {
      if (set.boxes[0]?.field !== field) continue;
      const question = questionForSet(set, unique(idFrom(set.stem), taken));
      sections.set(field.page ?? 1, [...(sections.get(field.page ?? 1) ?? []), question]);
      links.push(...set.boxes.map((box) => ({ field: box.field.name, question: question.id, ticks: box.option })));
      continue;
    }
    const options = optionsOf(field);
    const question = questionFor(field, unique(idFrom(field.name), taken), options);
    const page = sections.get(field.page ?? 1) ?? [];
    sections.set(field.page ?? 1, [...page, question]);
    links.push(linkFor(field, question.id, options));
  }
  const pages = [...sections].toSorted(([a], [b]) => a - b);
  const drafted = pages.map(([page, questions]) => ({ title: `Page ${page}`, fields: questions }));
  return { sections: withConditions(drafted), links };
}

const DETAIL = /^(?<of>.+?)(?:Amount|Balance|Value|Specify|Explain|Details|Addresses)$/;

/** "RentPaymentAmount" after the box "Rent" is asked only of who ticks it: a hundred questions become fifty. */
function withConditions(sections: readonly Section[]): Section[] {
  const boxes = new Set<string>();
  return sections.map((section) => ({
    ...section,
    fields: section.fields.map((field) => {
      const of = DETAIL.exec(field.id)?.groups?.['of'];
      const box =
        of === undefined ? undefined : [...boxes].find((id) => of === id || of === `${id}Payment` || `${of}s` === id);
      if (field.type === 'yes-no') boxes.add(field.id);
      return box === undefined ? field : { ...field, when: [{ field: box, is: ['yes'] }] };
    }),
  }));
}

function questionForSet({ stem, boxes }: CheckOne, id: string): Field {
  const words = asQuestion(wordsIn(stem), 'text');
  const label = (option: string) => option.charAt(0).toUpperCase() + option.slice(1);
  return {
    id,
    ask: words,
    label: shortened(words),
    why: 'The form asks for it.',
    type: 'choice',
    options: boxes.map(({ option }) => ({ id: option, label: label(option) })),
  };
}

const shortened = (words: string) => (words.length > LABEL_MAX ? `${words.slice(0, LABEL_MAX).trimEnd()}…` : words);

const TYPES: Readonly<Record<FormField['kind'], Field['type']>> = {
  text: 'text',
  lines: 'paragraph',
  check: 'yes-no',
  radio: 'choice',
  choice: 'choice',
  choices: 'several',
};

function questionFor(field: FormField, id: string, options: readonly Option[]): Field {
  const words = field.hint ?? wordsIn(field.name);
  const prefill = prefillFrom(asQuestion(words, 'text'));
  return {
    id,
    ask: asQuestion(words, field.kind),
    label: shortened(asQuestion(words, 'text')),
    why: 'The form asks for it.',
    // A list with a single value is no choice: its value is typed.
    type: options.length === 1 ? 'yes-no' : (typeFrom(words, field) ?? TYPES[field.kind]),
    ...(prefill === null || field.kind !== 'text' ? {} : { prefill }),
    ...(options.length > 1 ? { options } : {}),
    ...(field.maxLength === null ? {} : { max: field.maxLength }),
  };
}

function linkFor(field: FormField, question: string, options: readonly Option[]): FormLink {
  if (field.kind === 'check') return { field: field.name, question, ticks: 'yes' };
  if (field.values.length === 0) return { field: field.name, question };
  const ids = options.length === 1 ? ['yes'] : options.map(({ id }) => id);
  const values = Object.fromEntries(ids.map((id, index) => [id, field.values.filter(isWord)[index] ?? '']));
  return { field: field.name, question, values };
}

/** Many lists begin with an empty line. */
const isWord = (value: string) => value.trim() !== '';

function optionsOf(field: FormField): Option[] {
  const taken = new Set<string>();
  return field.values.filter(isWord).map((label) => {
    const id = label
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '')
      .slice(0, ID_MAX);
    return { id: unique(id || 'option', taken), label };
  });
}

function idFrom(name: string): string {
  const words = wordsIn(name).toLowerCase().split(' ').filter(Boolean);
  const [first = 'field', ...rest] = words;
  const id = [first, ...rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1))].join('').slice(0, ID_MAX);
  return /^[a-z]/.test(id) ? id : `field${id}`;
}

/** `topmostSubform[0].Page1[0].P1_First_FLD[0]` has few words that mean something; most names have. */
function wordsIn(name: string): string {
  const words = name
    .replaceAll(/\[\d+\]/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Za-z])(\d)/g, '$1 $2')
    .replaceAll(/[^A-Za-z0-9]+/g, ' ');
  return words.trim() || 'Field';
}

function unique(id: string, taken: Set<string>): string {
  let free = id;
  for (let number = 2; taken.has(free); number += 1) free = `${id}${number}`;
  taken.add(free);
  return free;
}
