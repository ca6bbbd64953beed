import type { Definition } from '#assistant/documents/definition.ts';
import type { Made } from '#assistant/documents/library.ts';
import { formDefinition, formFaults } from '#assistant/documents/official/form-definition.ts';
import type { Answers } from '#domain/documents/answers.ts';
import type { OfficialDocument } from '#assistant/tools/document-tools.ts';
import { newYorkDay } from '#domain/calendar/new-york-day.ts';
import type { Language } from '#domain/language.ts';
import type { Executor } from '#server/platform/db/connect.ts';
import type { Deps } from '#server/platform/deps.ts';
import { findFormPdf, findOfficialForm, listPublishedForms, type OfficialFormRow } from './official-forms-repo.ts';

type Shelves = Pick<Deps, 'library'> & { readonly db: Executor };

/** Our own documents, and the official forms that staff have published. */
export async function listDefinitions({ db, library }: Shelves): Promise<Definition[]> {
  const forms = await listPublishedForms(db);
  return [...library.definitions, ...forms.flatMap((form) => toDefinition(form) ?? [])];
}

/** Those forms alone, as the chat offers them. */
export async function listOfficial(db: Executor): Promise<OfficialDocument[]> {
  const forms = await listPublishedForms(db);
  return forms.flatMap((form) => {
    const definition = toDefinition(form);
    const { topics = [], replaces } = shownDraft(form);
    return definition ? [{ definition, topics, replaces: replaces || null }] : [];
  });
}

/** A form that is no longer published is still found: whoever has begun it may finish it. */
export async function findDefinition({ db, library }: Shelves, id: string): Promise<Definition | undefined> {
  const own = library.find(id);
  if (own) return own;
  const form = await findOfficialForm(db, id);
  return form && toDefinition(form);
}

/** Offered to somebody who has not begun it. */
export async function findOffered({ db, library }: Shelves, id: string): Promise<Definition | undefined> {
  const own = library.find(id);
  if (own) return own;
  const form = await findOfficialForm(db, id);
  return form?.published ? toDefinition(form) : undefined;
}

type Filling = {
  readonly answers: Answers;
  readonly today: string;
  readonly title: string;
  readonly language?: Language | undefined;
};

/** The paper: ours is printed, an official one is filled in. */
export async function makeFiles({ db, library }: Shelves, definition: Definition, filling: Filling): Promise<Made> {
  if (library.find(definition.id)) return library.make(definition, filling);
  const [form, pdf] = [await findOfficialForm(db, definition.id), await findFormPdf(db, definition.id)];
  if (!form || !pdf) throw new Error(`the form ${definition.id} is gone`);
  return library.fill(definition, filling, { pdf, links: shownDraft(form).links });
}

/** Staff may rewrite a form that was taken back; who has begun it goes on with what was published. */
const shownDraft = ({ published, lastPublished, draft }: OfficialFormRow) =>
  published ? draft : (lastPublished ?? draft);

/** Nothing for a form that was never whole. */
function toDefinition(form: OfficialFormRow): Definition | undefined {
  const { id, fields, updatedAt } = form;
  const source = { id, draft: shownDraft(form), fields, checked: newYorkDay(updatedAt) };
  return formFaults(source).length === 0 ? formDefinition(source) : undefined;
}
