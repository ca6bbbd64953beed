import { boolean, customType, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { OfficialFormDraft } from '#contract/documents/official-form.ts';
import type { FormField } from '#domain/documents/official-form.ts';
import { createdAt, updatedAt } from './columns.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A fillable PDF of a court or an agency that staff have given questions to. */
export const officialForm = pgTable('official_form', {
  id: text().primaryKey(),
  fileName: text().notNull(),
  pdf: bytes().notNull(),
  pages: integer().notNull(),
  fields: jsonb().$type<FormField[]>().notNull(),
  draft: jsonb().$type<OfficialFormDraft>().notNull(),
  /** Offered to everybody. Only a draft without faults can be. */
  published: boolean().notNull().default(false),
  /** As it was when it was taken back: whoever had begun it finishes that, whatever becomes of the draft. */
  lastPublished: jsonb().$type<OfficialFormDraft>(),
  /** Counts the edits: whoever saves names the one they started from. */
  version: integer().notNull().default(1),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});
