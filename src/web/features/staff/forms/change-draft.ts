import type { OfficialForm, OfficialFormDraft } from '#contract/official-form.ts';

export type Question = OfficialFormDraft['sections'][number]['fields'][number];
type Link = OfficialFormDraft['links'][number];

/** The kinds of answer that a field of the PDF can take. */
const TYPES: Readonly<Record<OfficialForm['fields'][number]['kind'], readonly Question['type'][]>> = {
  text: ['text', 'name', 'address', 'date', 'money', 'number', 'phone', 'email', 'paragraph'],
  lines: ['paragraph', 'address', 'text', 'name'],
  check: ['yes-no'],
  radio: ['choice'],
  choice: ['choice'],
  choices: ['several'],
};

/** What the question may become. Boxes and lists of the PDF leave no choice. */
export function typesFor(form: OfficialForm, draft: OfficialFormDraft, { id, type }: Question) {
  const own = draft.links.find((link) => link.question === id);
  const field = form.fields.find(({ name }) => name === own?.field);
  const types = field ? TYPES[field.kind] : [];
  return types.includes(type) ? types : [type];
}

export function changeQuestion(draft: OfficialFormDraft, id: string, change: Partial<Question>): OfficialFormDraft {
  const sections = draft.sections.map((section) => ({
    ...section,
    fields: section.fields.map((field) => (field.id === id ? { ...field, ...change } : field)),
  }));
  return { ...draft, sections };
}

/** One place up or down among the questions of its section. */
export function moveQuestion(draft: OfficialFormDraft, id: string, by: 1 | -1): OfficialFormDraft {
  const sections = draft.sections.map((section) => {
    const from = section.fields.findIndex((field) => field.id === id);
    const to = from + by;
    const [moved, other] = [section.fields[from], section.fields[to]];
    if (!moved || !other) return section;
    return { ...section, fields: section.fields.with(from, other).with(to, moved) };
  });
  return { ...draft, sections };
}

/** What an earlier question can be answered with; nothing for one that is written. */
const answersOf = ({ type, options = [] }: Question): { id: string; label: string }[] =>
  type === 'yes-no'
    ? [
        { id: 'yes', label: 'Yes' },
        { id: 'no', label: 'No' },
      ]
    : type === 'choice'
      ? [...options]
      : [];

/** Each answer of an earlier question that this one can depend on. */
export function possibleConditions(draft: OfficialFormDraft, id: string): { value: string; label: string }[] {
  const all = draft.sections.flatMap(({ fields }) => fields);
  const earlier = all.slice(
    0,
    all.findIndex((field) => field.id === id),
  );
  return earlier.flatMap((field) =>
    answersOf(field).map((answer) => ({ value: `${field.id}=${answer.id}`, label: `${field.label}: ${answer.label}` })),
  );
}

export const conditionOf = ({ when }: Question): string => (when?.[0]?.is ? `${when[0].field}=${when[0].is[0]}` : '');

export function withCondition(question: Question, value: string): Question {
  const { when: _, ...rest } = question;
  const [field = '', answer = ''] = value.split('=');
  return value === '' ? rest : { ...rest, when: [{ field, is: [answer] }] };
}

/** The question goes, and what it filled in stays blank. */
export function removeQuestion(draft: OfficialFormDraft, id: string): OfficialFormDraft {
  return { ...withoutQuestion(draft, id), links: draft.links.filter(({ question }) => question !== id) };
}

/** One answer for both: what this question filled in is filled in from the other. */
export function mergeQuestion(draft: OfficialFormDraft, id: string, into: string): OfficialFormDraft {
  const links = draft.links.map((link): Link => (link.question === id ? { ...link, question: into } : link));
  return { ...withoutQuestion(draft, id), links };
}

function withoutQuestion(draft: OfficialFormDraft, id: string): OfficialFormDraft {
  const sections = draft.sections
    .map((section) => ({ ...section, fields: section.fields.filter((field) => field.id !== id) }))
    .filter(({ fields }) => fields.length > 0);
  return { ...draft, sections };
}

/** Questions that this one could share an answer with: of the same type, and with the same options if any. */
export function mergeable(draft: OfficialFormDraft, question: Question): Question[] {
  const options = JSON.stringify(question.options ?? null);
  return draft.sections
    .flatMap(({ fields }) => fields)
    .filter(
      ({ id, type, options: others }) =>
        id !== question.id && type === question.type && JSON.stringify(others ?? null) === options,
    );
}

export const linkedFields = (draft: OfficialFormDraft, id: string): string[] =>
  draft.links.filter(({ question }) => question === id).map(({ field }) => field);
