import { createHash } from 'node:crypto';
import { DocumentDefinition } from '#contract/documents/document-definition.ts';
import type { OfficialFormDraft } from '#contract/documents/official-form.ts';
import { fieldsOf } from '#domain/documents/definition.ts';
import type { FormField } from '#domain/documents/official-form.ts';
import { parseTemplate } from '#domain/documents/template/parse-template.ts';
import type { Definition } from '../definition.ts';

export type OfficialSource = {
  readonly id: string;
  readonly draft: OfficialFormDraft;
  readonly fields: readonly FormField[];
  readonly checked: string;
};

const VERSION_LENGTH = 16;

/** What keeps a form from being published, as sentences for staff. */
export function formFaults(source: OfficialSource): string[] {
  const { draft, fields } = source;
  const parsed = DocumentDefinition.safeParse(wholeOf(source));
  const shape = parsed.success ? [] : [...new Set(parsed.error.issues.map(({ path }) => sentenceFor(path, source)))];
  const ids = draft.sections.flatMap((section) => section.fields.map(({ id }) => id));
  const names = new Set(fields.map(({ name }) => name));
  return [
    ...shape,
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `There are two questions called ${id}.`),
    ...draft.links
      .filter(({ question }) => !ids.includes(question))
      .map(({ field }) => `${field}: its question is gone.`),
    ...draft.links.filter(({ field }) => !names.has(field)).map(({ field }) => `${field}: the PDF has no such field.`),
    ...ids
      .filter((id) => draft.links.every(({ question }) => question !== id) && !decides(draft, id))
      .map((id) => `The question ${id} fills in nothing.`),
  ];
}

/** A question may fill in nothing and still decide what is asked after it. */
const decides = ({ sections }: OfficialFormDraft, id: string) =>
  sections.some(({ fields }) => fields.some(({ when = [] }) => when.some(({ field }) => field === id)));

const MISSING: Readonly<Record<string, string>> = {
  title: 'The title is missing.',
  summary: 'The sentence that says what it is is missing.',
  purpose: 'What it is for is missing.',
  notFor: 'Say at least once when not to use it.',
  law: 'Name at least one law; a link begins with https.',
  ask: 'Say at least once how people ask for it, in English.',
  pide: 'Say at least once how people ask for it, in Spanish.',
  steps: 'Name at least one next step; a link begins with https.',
};

/** Where the shape is wrong, in words that name the question and not the path. */
function sentenceFor(path: readonly PropertyKey[], { draft }: OfficialSource): string {
  const [part = '', section, , field, property = ''] = path.map(String);
  if (part !== 'sections') return MISSING[part] ?? `Something is wrong with ${part}.`;
  const shown = draft.sections.filter(({ fields }) => fields.length > 0);
  const question = shown[Number(section)]?.fields[Number(field)];
  if (!question) return 'There is no question yet.';
  return `The question “${question.label || question.id}” is not complete: ${property || 'its answer'} is missing or wrong.`;
}

/** A published form as one of the library's documents. Throws where `formFaults` would speak. */
export function formDefinition(source: OfficialSource): Definition {
  const definition = DocumentDefinition.parse(wholeOf(source));
  const text = textOf(definition);
  const version = createHash('sha256').update(JSON.stringify(source)).digest('hex').slice(0, VERSION_LENGTH);
  const { spanish } = source.draft;
  return { ...definition, id: source.id, version, text, template: parseTemplate(text), spanish };
}

function wholeOf({ draft, checked }: OfficialSource) {
  const { title, category, kind, summary, purpose, notFor, law, ask, pide, steps } = draft;
  const sections = draft.sections.filter(({ fields }) => fields.length > 0);
  return { title, category, kind, summary, purpose, notFor, law, ask, pide, steps, sections, facts: [], checked };
}

/** What stands beside the questions while they are answered, and in the copy as text: the paper itself is the PDF. */
function textOf(definition: DocumentDefinition): string {
  const sections = definition.sections.map(({ title, fields }) =>
    [
      `## ${plain(title)}`,
      '',
      '::: table',
      ' | ',
      ...fields.map(({ id, label }) => `${plain(label)} | {{${id}}}`),
      ':::',
    ].join('\n'),
  );
  return [`# ${plain(definition.title)}`, ...sections].join('\n\n');
}

/** A label is shown as it is: nothing in it is a mark of the template. */
const plain = (text: string) => text.replaceAll(/[{}|*_`#:\n]+/g, ' ').trim() || '·';

/** Something in every field, so that staff see where each answer lands. */
export function sampleAnswers(draft: OfficialFormDraft): Record<string, string | string[]> {
  return Object.fromEntries(
    fieldsOf(draft).map((field) => {
      const [first = { id: 'yes' }] = field.options ?? [];
      return [field.id, SAMPLES[field.type]?.(field.label.slice(0, field.max), first.id) ?? field.label];
    }),
  );
}

const SAMPLES: Partial<Record<string, (label: string, option: string) => string | string[]>> = {
  date: () => '2026-11-15',
  money: () => '1234.56',
  number: () => '7',
  phone: () => '(212) 555-0123',
  email: () => 'ann@mail.example',
  'yes-no': () => 'yes',
  choice: (_label, option) => option,
  several: (_label, option) => [option],
  text: (label) => label,
  name: (label) => label,
  paragraph: (label) => label,
  address: (label) => label,
};
