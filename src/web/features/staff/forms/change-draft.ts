import type { OfficialForm, OfficialFormDraft } from '#contract/documents/official-form.ts';

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
  if (field?.kind === 'check') return type === 'yes-no' ? [type] : (['choice', 'several'] as const);
  return types.includes(type) ? types : [type];
}

export function changeQuestion(draft: OfficialFormDraft, id: string, change: Partial<Question>): OfficialFormDraft {
  const before = draft.sections.flatMap(({ fields }) => fields).find((field) => field.id === id);
  const sections = draft.sections.map((section) => ({
    ...section,
    fields: section.fields.map((field) => (field.id === id ? { ...field, ...change } : field)),
  }));
  const rewritten = (['ask', 'label', 'why'] as const).find((name) => change[name] !== undefined);
  return { ...draft, sections, ...(rewritten ? carried(draft, before?.[rewritten], change[rewritten]) : {}) };
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

/** Before or after another question, whichever way it came; also in another section. */
export function placeQuestion(draft: OfficialFormDraft, id: string, at: string): OfficialFormDraft {
  const all = draft.sections.flatMap(({ fields }) => fields);
  const moved = all.find((field) => field.id === id);
  if (!moved || id === at) return draft;
  const isDown = all.indexOf(moved) < all.findIndex((field) => field.id === at);
  const sections = draft.sections.map((section) => ({
    ...section,
    fields: section.fields
      .filter((field) => field.id !== id)
      .flatMap((field) => (field.id !== at ? [field] : isDown ? [field, moved] : [moved, field])),
  }));
  return { ...draft, sections: sections.filter(({ fields }) => fields.length > 0) };
}

/** The Spanish of a sentence goes along when its English is rewritten. */
export function renameSection(draft: OfficialFormDraft, index: number, title: string): OfficialFormDraft {
  const sections = draft.sections.map((section, at) => (at === index ? { ...section, title } : section));
  return { ...draft, sections, ...carried(draft, draft.sections[index]?.title, title) };
}

function carried({ spanish }: OfficialFormDraft, from: string | undefined, to: string | undefined) {
  const said = from === undefined ? undefined : spanish?.[from];
  return said === undefined || to === undefined ? {} : { spanish: { ...spanish, [to]: said } };
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
