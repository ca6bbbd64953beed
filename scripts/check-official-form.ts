import { readFileSync } from 'node:fs';
import { draftForKnown } from '#assistant/documents/known-forms/known-forms.ts';
import { draftQuestions } from '#assistant/documents/official/draft/draft-questions.ts';
import { readForm } from '#assistant/documents/official/read-form.ts';
import type { OfficialFormDraft } from '#contract/documents/official-form.ts';
import { pdfFaults } from '#test/pdf-faults.ts';
import { readFields } from '#test/read-fields.ts';
import { checkEveryField } from './fill-official-form.ts';

/** `npm run check:form -- FILE.pdf …`: from import to filled in, field by field, with the office's own PDF. */
const files = process.argv.slice(2);
let faults = 0;
for (const file of files) {
  const began = performance.now();
  const { pdf, fields, pages } = await readForm(readFileSync(file));
  const known = draftForKnown(fields);
  const draft = known ?? ({ ...draftQuestions(fields) } as unknown as OfficialFormDraft);
  const questions = draft.sections.reduce((sum, section) => sum + section.fields.length, 0);
  const read = performance.now();
  const checks = await checkEveryField({ pdf, fields, draft }, readFields);
  const wrong = checks.filter((check) => check.wrong.length > 0);
  const never = checks.filter(({ filled }) => filled === 0);
  const broken = await pdfFaults(pdf);
  faults += wrong.length + never.length + broken.length;
  process.stdout.write(
    `${file}: ${pages} pages, ${fields.length} fields, ${questions} questions (${known ? 'ours' : 'proposed'}), read in ${Math.round(read - began)} ms\n` +
      `  ${checks.length - wrong.length - never.length} of ${checks.length} fields right in every filling\n` +
      wrong.map(({ field, wrong: told }) => `  wrong: ${field}: ${told[0]}\n`).join('') +
      never.map(({ field }) => `  never filled in: ${field}\n`).join('') +
      broken.map((fault) => `  damaged: ${fault}\n`).join(''),
  );
}
process.exitCode = faults === 0 && files.length > 0 ? 0 : 1;
