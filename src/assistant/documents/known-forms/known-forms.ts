import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { OfficialFormDraft } from '#contract/documents/official-form.ts';
import type { FormField } from '#domain/documents/official-form.ts';
import { toDraft } from './known-form-draft.ts';
import { KnownFormFile } from './known-form-file.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../../../content/official-forms');

/** Read when somebody of the staff looks at forms, and not before. */
export function loadKnownForms(folder = FOLDER): KnownFormFile[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .toSorted()
    .map((name) => KnownFormFile.parse(parse(readFileSync(path.join(folder, name), 'utf8'))));
}

/** Two files with the same fields of the same kinds are the same form, whatever their names. */
export function fieldsFingerprint(fields: readonly FormField[]): string {
  const lines = fields.map(({ name, kind }) => `${kind} ${name}`).toSorted();
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}

/** Our questions for this PDF, if it is a form that we know. */
export function draftForKnown(fields: readonly FormField[], forms = loadKnownForms()): OfficialFormDraft | null {
  const fingerprint = fieldsFingerprint(fields);
  const known = forms.find(({ knownBy }) => knownBy === fingerprint);
  return known ? toDraft(known, fields) : null;
}
