import type { Field, Section } from '#domain/documents/definition.ts';
import type { FormField } from '#domain/documents/official-form.ts';
import { headingFor } from './field-words.ts';

/** A question, and the field that it was made for. */
export type Placed = { readonly field: FormField; readonly question: Field };

const TITLE_MAX = 80;

/** By the headings of the paper, in its order. A heading with a single question under it is no section of its own. */
export function inSections(placed: readonly Placed[]): Section[] {
  const sections: { title: string; page: number; fields: Field[] }[] = [];
  for (const { field, question } of placed) {
    const page = field.page ?? 1;
    const heading = headingFor(field)?.slice(0, TITLE_MAX) ?? null;
    const last = sections.at(-1);
    const goesOn = last?.page === page && (heading === null || heading === last.title);
    if (goesOn) last.fields.push(question);
    else sections.push({ title: heading ?? `Page ${page}`, page, fields: [question] });
  }
  const whole: typeof sections = [];
  for (const section of sections) {
    const last = whole.at(-1);
    const isLone = section.fields.length === 1 || last?.fields.length === 1;
    const isSame = last?.title === section.title;
    if (last && (isLone || isSame) && last.page === section.page) last.fields.push(...section.fields);
    else whole.push(section);
  }
  return whole.map(({ title, fields }) => ({ title, fields }));
}
