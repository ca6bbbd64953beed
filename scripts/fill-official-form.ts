import type { OfficialFormDraft } from '#contract/documents/official-form.ts';
import { fillForm } from '#assistant/documents/official/fill-form.ts';
import type { Answer, Answers } from '#domain/documents/answers.ts';
import { fieldsOf, type Field } from '#domain/documents/definition.ts';
import { formValues, type FormField } from '#domain/documents/official-form.ts';

export type FieldCheck = {
  readonly field: string;
  /** In how many fillings it had something to hold. */
  readonly filled: number;
  /** What another reader found instead, and in which filling. */
  readonly wrong: readonly string[];
};

type Reader = (pdf: Uint8Array) => Promise<Readonly<Record<string, unknown>>>;
type Form = { readonly pdf: Uint8Array; readonly fields: readonly FormField[]; readonly draft: OfficialFormDraft };

const ROUNDS = 40;

/** Fills in a form many times with other answers each time, and compares every field with what another reader finds in it. */
export async function checkEveryField({ pdf, fields, draft }: Form, read: Reader): Promise<FieldCheck[]> {
  const checks = new Map(fields.map(({ name }) => [name, { filled: 0, wrong: [] as string[] }]));
  for (let round = 0; round < ROUNDS; round += 1) {
    const values = formValues(draft, draft.links, answersFor(draft, round));
    const found = await read(await fillForm(pdf, values));
    for (const field of fields) {
      const check = checks.get(field.name);
      if (!check) continue;
      const wanted = values[field.name];
      if (wanted !== undefined) check.filled += 1;
      const fault = compare(field, wanted, found[field.name]);
      if (fault) check.wrong.push(`${round}: ${fault}`);
    }
  }
  return [...checks].map(([field, check]) => ({ field, ...check }));
}

function compare({ kind, maxLength, values }: FormField, wanted: unknown, found: unknown): string | null {
  const isEmpty = found === null || found === undefined || found === '' || found === 'Off' || found === ' ';
  if (wanted === undefined) return isEmpty ? null : `not blank: ${JSON.stringify(found)}`;
  if (kind === 'check') return isEmpty ? 'blank instead of ticked' : null;
  // A circle is told by its word, or by its place among the others.
  if (kind === 'radio' && Number(found) === values.findIndex((value) => value === wanted)) return null;
  const text = typeof wanted === 'string' ? wanted.slice(0, maxLength ?? undefined) : wanted;
  const first: unknown = Array.isArray(found) ? found[0] : found;
  return first === text ? null : `${JSON.stringify(found)} instead of ${JSON.stringify(text)}`;
}

/** Other answers in each round, so that every branch is taken in some. */
function answersFor(draft: OfficialFormDraft, round: number): Answers {
  return Object.fromEntries(fieldsOf(draft).map((field, index) => [field.id, answerFor(field, round, index)]));
}

function answerFor(field: Field, round: number, index: number): Answer {
  const { type, options = [], fields = [], most = 1 } = field;
  // Two numbers without a common divisor: neighbours do not move in step.
  const pick = (round * 7 + index * 13 + Math.floor(round / 3) * index) % 97;
  if (type === 'yes-no') return pick % 3 === 0 ? 'no' : 'yes';
  if (type === 'choice') return options[pick % Math.max(1, options.length)]?.id ?? null;
  if (type === 'several') return options.filter((_, at) => (pick + at) % 4 !== 0).map(({ id }) => id);
  if (type === 'list') {
    return Array.from({ length: most }, (_, row) =>
      Object.fromEntries(fields.map((column, at) => [column.id, String(textFor(column, row * 10 + at))])),
    );
  }
  return textFor(field, index);
}

function textFor({ type, label, max }: Field, index: number): string {
  const two = String((index % 28) + 1).padStart(2, '0');
  switch (type) {
    case 'date':
      return `19${String(60 + (index % 39))}-${String((index % 12) + 1).padStart(2, '0')}-${two}`;
    case 'money':
      return `${1000 + index}.${two}`;
    case 'number':
      return String(index % 9);
    case 'phone':
      return `(212) 555-01${two}`;
    case 'email':
      return `person${index}@mail.example`;
    case 'text':
    case 'paragraph':
    case 'name':
    case 'address':
    case 'index-number':
    case 'yes-no':
    case 'choice':
    case 'several':
    case 'list':
      return /social security number|id number/i.test(label) ? `2190999${two}` : `${index} ${label}`.slice(0, max);
  }
}
