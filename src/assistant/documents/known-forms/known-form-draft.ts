import type { OfficialFormDraft } from '#contract/documents/official-form.ts';
import type { Option } from '#domain/documents/definition.ts';
import { optionsFrom } from '#domain/documents/listed-options.ts';
import type { FormField } from '#domain/documents/official-form.ts';
import { US_STATES } from '../../read/told/us-states.ts';
import type { KnownFormFile, KnownQuestion } from './known-form-file.ts';

type Question = OfficialFormDraft['sections'][number]['fields'][number];
type Link = OfficialFormDraft['links'][number];

/** As staff would have written it, with the Spanish of every sentence. */
export function toDraft(file: KnownFormFile, fields: readonly FormField[]): OfficialFormDraft {
  const { title, category, kind, summary, purpose, law, ask, pide, topics, replaces } = file;
  const questions = new Map(file.sections.flatMap((section) => section.questions.map((one) => [one.id, one])));
  return {
    title: title.en,
    category,
    kind,
    summary: summary.en,
    purpose: purpose.en,
    notFor: file.notFor.map(({ en }) => en),
    law: law.map((one) => ({ ...one })),
    ask,
    pide,
    sections: file.sections.map((section) => ({
      title: section.title.en,
      fields: section.questions.map((question) => toQuestion(question, { questions, fields })),
    })),
    steps: file.steps.map(({ do: what, en, link, linkText }) => ({
      do: what,
      text: en,
      ...(link === undefined ? {} : { link, linkText: linkText ?? link }),
    })),
    links: [...questions.values()].flatMap((question) => linksOf(question, fields)),
    spanish: { ...namesOfStates(file, fields), ...spanishOf(file) },
    ...(topics ? { topics } : {}),
    ...(replaces ? { replaces } : {}),
  };
}

type Around = { readonly questions: ReadonlyMap<string, KnownQuestion>; readonly fields: readonly FormField[] };

function toQuestion(question: KnownQuestion, { questions, fields }: Around): Question {
  const { id, ask, label, why, type, from, columns, item, when } = question;
  const { most, max, optional, prefill, day } = question;
  const options = optionsOf(question, fields);
  return {
    id,
    ask: ask.en,
    label: label.en,
    why: why.en,
    type,
    ...(options.length > 0 ? { options } : {}),
    ...(from === 'counties' ? { from } : {}),
    ...(columns
      ? {
          fields: columns.map((column) => ({
            id: column.id,
            ask: column.en,
            label: column.en,
            why: why.en,
            type: column.type as 'text',
            ...(column.max === undefined ? {} : { max: column.max }),
          })),
        }
      : {}),
    ...(item ? { item: item.en } : {}),
    ...(when
      ? { when: Object.entries(when).map(([field, value]) => condition(field, [value].flat(), questions)) }
      : {}),
    ...defined({ most, max, optional, prefill, day }),
  };
}

function condition(field: string, values: string[], all: ReadonlyMap<string, KnownQuestion>) {
  return all.get(field)?.type === 'several' ? { field, has: values } : { field, is: values };
}

const defined = <T extends object>(all: T) =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Partial<T>;

function optionsOf({ options = [], from, fills = [] }: KnownQuestion, fields: readonly FormField[]): Option[] {
  if (from === 'counties') return optionsFrom('counties');
  if (from === 'states') {
    const names = fills.map((fill) => (typeof fill === 'string' ? fill : fill.field));
    const codes = fields.find(({ name }) => names.includes(name))?.values ?? [];
    return codes.map((code) => ({ id: code.toLowerCase(), label: US_STATES[code] ?? code }));
  }
  return options.map(({ id, en }) => ({ id, label: en }));
}

function linksOf(question: KnownQuestion, fields: readonly FormField[]): Link[] {
  const { id, fills = [], options = [], columns = [] } = question;
  return [
    ...fills.map((fill): Link => {
      if (typeof fill === 'string') return { field: fill, question: id };
      const { field, writes, ticks, values } = fill;
      return {
        field,
        question: id,
        ...(values ? { values: valuesOf(question, values, fields) } : {}),
        ...defined({ writes, ticks }),
      };
    }),
    ...options.flatMap(({ id: option, ticks = [] }) => ticks.map((field) => ({ field, question: id, ticks: option }))),
    ...circlesOf(question, fields),
    ...columns.flatMap(({ id: column, fills: rows, writes }) =>
      rows.map((field, row) => ({ field, question: id, row, column, ...defined({ writes }) })),
    ),
  ];
}

function valuesOf(
  question: KnownQuestion,
  how: 'codes' | 'capitals',
  fields: readonly FormField[],
): Record<string, string> {
  return Object.fromEntries(
    optionsOf(question, fields).map(({ id, label }) => [id, how === 'codes' ? id.toUpperCase() : label.toUpperCase()]),
  );
}

/** One link for each group of circles, with the value that each answer stands for. */
function circlesOf({ id, options = [] }: KnownQuestion, fields: readonly FormField[]): Link[] {
  const groups = new Map<string, Record<string, string>>();
  for (const { id: option, sets = {}, setsBeginning = {} } of options) {
    for (const [field, value] of [...Object.entries(sets), ...Object.entries(setsBeginning)]) {
      const known = fields.find(({ name }) => name === field)?.values ?? [];
      const whole = known.find((one) => one === value) ?? known.find((one) => one.startsWith(value)) ?? value;
      groups.set(field, { ...groups.get(field), [option]: whole });
    }
  }
  return [...groups].map(([field, values]) => ({ field, question: id, values }));
}

/** The names of the states are the same in both. */
function namesOfStates(file: KnownFormFile, fields: readonly FormField[]): Record<string, string> {
  const questions = file.sections.flatMap((section) => section.questions).filter(({ from }) => from === 'states');
  return Object.fromEntries(questions.flatMap((one) => optionsOf(one, fields).map(({ label }) => [label, label])));
}

/** By the English sentence, as everywhere. */
function spanishOf(file: KnownFormFile): Record<string, string> {
  const { title, summary, purpose, notFor, sections, steps } = file;
  const ofQuestion = ({ ask, label, why, item, options = [], columns = [] }: KnownQuestion) => [
    ask,
    label,
    why,
    ...(item ? [item] : []),
    ...options,
    ...columns,
  ];
  const both = [
    title,
    summary,
    purpose,
    ...notFor,
    ...steps,
    ...sections.flatMap((section) => [section.title, ...section.questions.flatMap(ofQuestion)]),
  ];
  return Object.fromEntries(both.map(({ en, es }) => [en, es]));
}
