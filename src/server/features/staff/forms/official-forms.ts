import { draftForKnown, loadKnownForms } from '#assistant/documents/known-forms/known-forms.ts';
import { draftQuestions } from '#assistant/documents/official/draft/draft-questions.ts';
import { formFaults, sampleAnswers } from '#assistant/documents/official/form-definition.ts';
import { FormFault } from '#assistant/documents/official/form-fault.ts';
import type { OfficialForm, OfficialFormDraft } from '#contract/documents/official-form.ts';
import { formValues } from '#domain/documents/official-form.ts';
import { textsToTranslate } from '#domain/documents/translated.ts';
import { newYorkDay } from '#domain/calendar/new-york-day.ts';
import type { Caller } from '#domain/roles.ts';
import { AppError } from '#server/callable/app-error.ts';
import type { Handler } from '#server/callable/handler.ts';
import type { Deps } from '#server/platform/deps.ts';
import {
  deleteOfficialForm,
  findFormPdf,
  findOfficialForm,
  insertOfficialForm,
  keepEdition,
  listOfficialForms,
  lockOfficialForm,
  updateOfficialForm,
  type OfficialFormRow,
} from '#server/platform/official-forms/official-forms-repo.ts';
import { recordAction } from '../actions-repo.ts';

const notFound = () => new AppError('not-found', 'Form not found');

export const staffListOfficialForms: Handler<'staffListOfficialForms'> = async ({ deps }) => ({
  known: loadKnownForms().map(({ title, office, link }) => ({ title: title.en, office, link })),
  forms: (await listOfficialForms(deps.db)).map(({ id, draft, fileName, pages, fields, published, updatedAt }) => ({
    id,
    title: draft.title,
    fileName,
    pages,
    fields: fields.length,
    published,
    updatedAt: updatedAt.toISOString(),
  })),
});

export const staffGetOfficialForm: Handler<'staffGetOfficialForm'> = async ({ data, deps }) => {
  const row = await findOfficialForm(deps.db, data.formId);
  if (!row) throw notFound();
  return { form: toForm(row) };
};

export const staffSaveOfficialForm: Handler<'staffSaveOfficialForm'> = async ({ data, caller, deps }) => {
  const { formId, version, draft } = data;
  await deps.db.transaction(async (tx) => {
    const row = await lockOfficialForm(tx, formId);
    if (!row) throw notFound();
    if (row.version !== version) {
      throw new AppError('aborted', 'Somebody else has changed this form. Please reload before you save.');
    }
    const faults = row.published ? faultsOf({ ...row, draft }) : [];
    if (faults.length > 0) {
      throw new AppError('failed-precondition', `This form is published and must stay whole. ${faults[0]}`);
    }
    // Whoever has begun it goes on with what they saw.
    const shown = row.published ? row.draft : row.lastPublished;
    if (shown && JSON.stringify(shown) !== JSON.stringify(draft)) await keepEdition(tx, row, shown);
    await updateOfficialForm(tx, formId, { draft: withoutStaleSpanish(draft) }, deps.now());
    const action = { action: 'form-changed', subject: draft.title || row.fileName, subjectId: formId } as const;
    await recordAction(tx, caller, action, deps.now());
  });
  return reread(deps, formId);
};

/** Translations of sentences that are no longer there are dropped. */
function withoutStaleSpanish(draft: OfficialFormDraft): OfficialFormDraft {
  if (!draft.spanish) return draft;
  const said = new Set(textsToTranslate(draft));
  const kept = Object.entries(draft.spanish).filter(([english, spanish]) => said.has(english) && spanish.trim() !== '');
  return { ...draft, spanish: Object.fromEntries(kept) };
}

export const staffPublishOfficialForm: Handler<'staffPublishOfficialForm'> = async ({ data, caller, deps }) => {
  const { formId, published } = data;
  await deps.db.transaction(async (tx) => {
    const row = await lockOfficialForm(tx, formId);
    if (!row) throw notFound();
    const faults = published ? faultsOf(row) : [];
    if (faults.length > 0) throw new AppError('failed-precondition', `This is not ready yet. ${faults[0]}`, faults);
    if (row.published === published) return;
    const lastPublished = published ? null : row.draft;
    await updateOfficialForm(tx, formId, { published, lastPublished }, deps.now());
    const action = published ? 'form-published' : 'form-withdrawn';
    await recordAction(tx, caller, { action, subject: row.draft.title, subjectId: formId }, deps.now());
  });
  return reread(deps, formId);
};

export const staffDeleteOfficialForm: Handler<'staffDeleteOfficialForm'> = async ({ data, caller, deps }) => {
  await deps.db.transaction(async (tx) => {
    const row = await lockOfficialForm(tx, data.formId);
    if (!row) throw notFound();
    if (row.published) throw new AppError('failed-precondition', 'Please take it back before you delete it.');
    await deleteOfficialForm(tx, row.id);
    const action = { action: 'form-deleted', subject: row.draft.title || row.fileName, subjectId: row.id } as const;
    await recordAction(tx, caller, action, deps.now());
  });
  return { success: true };
};

/** Reads the PDF and keeps it with one question for each field, not yet published. Answers its id. */
export async function addOfficialForm(
  deps: Deps,
  caller: Caller,
  file: { readonly name: string; readonly bytes: Buffer },
): Promise<string> {
  const { pages, fields, pdf } = await deps.library.readForm(file.bytes).catch(asRefusal);
  const title =
    file.name
      .replace(/\.pdf$/i, '')
      .replaceAll(/[_-]+/g, ' ')
      .trim() || 'Form';
  const draft =
    draftForKnown(fields) ?? blankDraft(title, draftQuestions(fields) as Pick<OfficialFormDraft, 'sections' | 'links'>);
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    const values = {
      fileName: file.name,
      pdf: Buffer.from(pdf),
      pages,
      fields: [...fields],
      draft,
      createdAt: now,
      updatedAt: now,
    };
    for (const id of idsFor(title)) {
      if (!(await insertOfficialForm(tx, { id, ...values }))) continue;
      await recordAction(tx, caller, { action: 'form-added', subject: title, subjectId: id }, now);
      return id;
    }
    throw new AppError('already-exists', 'There are too many forms with this name.');
  });
}

function asRefusal(error: unknown): never {
  throw error instanceof FormFault ? new AppError('invalid-argument', error.message) : error;
}

const SLUG_MAX = 40;
const SAME_NAME_MAX = 20;

function idsFor(title: string): string[] {
  const slug = title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, SLUG_MAX);
  const base = `official-${slug || 'form'}`;
  return Array.from({ length: SAME_NAME_MAX }, (_, index) => (index === 0 ? base : `${base}-${index + 1}`));
}

function blankDraft(title: string, made: Pick<OfficialFormDraft, 'sections' | 'links'>): OfficialFormDraft {
  const empty = { summary: '', purpose: '', notFor: [], law: [], ask: [], pide: [], steps: [] };
  return { title, category: 'courts', kind: 'form', ...empty, ...made };
}

/** The form with something in every field, to be looked at before it is published. */
export async function previewOfficialForm(deps: Deps, formId: string): Promise<Uint8Array> {
  const [row, pdf] = [await findOfficialForm(deps.db, formId), await findFormPdf(deps.db, formId)];
  if (!row || !pdf) throw notFound();
  const values = formValues(row.draft, row.draft.links, sampleAnswers(row.draft));
  return deps.library.fillForm(pdf, values).catch(asRefusal);
}

async function reread(deps: Deps, formId: string): Promise<{ form: OfficialForm }> {
  const row = await findOfficialForm(deps.db, formId);
  if (!row) throw notFound();
  return { form: toForm(row) };
}

function toForm(row: OfficialFormRow): OfficialForm {
  const { id, fileName, pages, fields, draft, published, version, updatedAt } = row;
  return {
    id,
    fileName,
    pages,
    fields: fields.map((field) => ({
      ...field,
      values: [...field.values],
      labels: field.labels && [...field.labels],
    })),
    draft,
    published,
    version,
    updatedAt: updatedAt.toISOString(),
    faults: faultsOf(row),
  };
}

const faultsOf = ({ id, draft, fields, updatedAt }: OfficialFormRow) =>
  formFaults({ id, draft, fields, checked: newYorkDay(updatedAt) });
