import { DOCUMENT_KINDS, STEP_ACTIONS } from '#domain/documents/definition.ts';
import { FORM_FIELD_KINDS } from '#domain/documents/official-form.ts';
import { WRITINGS } from '#domain/documents/template/write-part.ts';
import { ISSUE_CATEGORIES } from '#domain/issue-category.ts';
import * as z from 'zod';
import { callable } from '#contract/callable.ts';
import { Done, Nothing, Timestamp } from '#contract/fields.ts';
import { DocumentField } from './document-definition.ts';

const line = z.string().trim().max(300);
const lines = z.array(line).max(30);

/** A field of somebody else's PDF. */
const FormField = z.object({
  name: z.string(),
  kind: z.enum(FORM_FIELD_KINDS),
  hint: z.string().nullable(),
  page: z.number().nullable(),
  maxLength: z.number().nullable(),
  values: z.array(z.string()),
  labels: z.array(z.string()).optional(),
  beside: z.string().optional(),
  under: z.string().optional(),
  isDollars: z.boolean().optional(),
});

const FormLink = z.object({
  field: z.string().max(500),
  question: z.string().max(64),
  ticks: z.string().max(64).optional(),
  values: z.record(z.string().max(64), z.string().max(500)).optional(),
  writes: z.enum(WRITINGS).optional(),
  row: z.int().min(0).max(99).optional(),
  column: z.string().max(64).optional(),
});

/** What staff write about a form: as long as it is not published, anything of it may still be missing. */
export const OfficialFormDraft = z.object({
  title: line,
  category: z.enum(ISSUE_CATEGORIES),
  kind: z.enum(DOCUMENT_KINDS),
  summary: line,
  purpose: z.string().trim().max(1000),
  notFor: lines,
  law: z.array(z.object({ name: line, link: line.optional() })).max(10),
  ask: lines,
  pide: lines,
  sections: z.array(z.object({ title: line, fields: z.array(DocumentField).max(600) })).max(60),
  steps: z
    .array(z.object({ do: z.enum(STEP_ACTIONS), text: line, link: line.optional(), linkText: line.optional() }))
    .max(20),
  links: z.array(FormLink).max(1000),
  /** The sentences above in Spanish, each under its English one. What is missing is asked in English. */
  spanish: z.record(z.string().max(1000), z.string().max(1200)).optional(),
  /** Topics of the knowledge that it goes with, by their ids. */
  topics: lines.optional(),
  /** A document of ours that this form is better than. */
  replaces: line.optional(),
});
export type OfficialFormDraft = z.infer<typeof OfficialFormDraft>;

const OfficialFormListing = z.object({
  id: z.string(),
  title: z.string(),
  fileName: z.string(),
  pages: z.number(),
  fields: z.number(),
  published: z.boolean(),
  updatedAt: Timestamp,
});

export const OfficialForm = z.object({
  id: z.string(),
  fileName: z.string(),
  pages: z.number(),
  fields: z.array(FormField),
  draft: OfficialFormDraft,
  published: z.boolean(),
  version: z.number(),
  updatedAt: Timestamp,
  /** What has to be mended before it can be published, as sentences. */
  faults: z.array(z.string()),
});
export type OfficialForm = z.infer<typeof OfficialForm>;

const FormId = z.string({ error: 'Malformed id' }).regex(/^official-[a-z0-9-]{1,50}$/);
const Version = z.int({ error: 'Version is required' });

export const officialForms = {
  staffListOfficialForms: callable({
    access: 'staff',
    summary: 'The fillable PDFs that staff have added, published or not.',
    input: Nothing,
    output: z.object({
      forms: z.array(OfficialFormListing),
      /** Forms that we have questions for: whoever adds the office's PDF finds them written. */
      known: z.array(z.object({ title: z.string(), office: z.string(), link: z.string() })),
    }),
  }),
  staffGetOfficialForm: callable({
    access: 'staff',
    summary: 'One fillable PDF: its fields, its questions, and what is still missing.',
    input: z.object({ formId: FormId }),
    output: z.object({ form: OfficialForm }),
  }),
  staffSaveOfficialForm: callable({
    access: 'staff',
    summary: 'Keeps what staff wrote about a form. A version that is not the last is refused with `aborted`.',
    input: z.object({ formId: FormId, version: Version, draft: OfficialFormDraft }),
    output: z.object({ form: OfficialForm }),
  }),
  staffPublishOfficialForm: callable({
    access: 'staff',
    summary: 'Offers a form to everybody, or takes it back. Documents that were begun stay with their owners.',
    input: z.object({ formId: FormId, published: z.boolean({ error: 'published must be true or false' }) }),
    output: z.object({ form: OfficialForm }),
  }),
  staffDeleteOfficialForm: callable({
    access: 'staff',
    summary: 'Deletes a form that is not published.',
    input: z.object({ formId: FormId }),
    output: Done,
  }),
};
