import type { FormField } from '#domain/documents/official-form.ts';
import { NAMELESS, wordsIn } from '../draft/field-words.ts';
import { headingOver, headingsOf } from './headings.ts';
import type { Printed } from './printed-words.ts';
import { type Beside, hasDollarBefore, type Place, wordsAtBox, wordsAtLine } from './words-beside.ts';

/** A field, and where it stands; circles stand in several places. */
export type Found = { readonly described: FormField; readonly places: readonly Place[] };

type Words = Pick<FormField, 'beside' | 'labels' | 'isDollars'>;

/** Each field with the words that somebody who sees the paper reads for it. */
export function withPrinted(found: readonly Found[], printed: readonly Printed[]): FormField[] {
  const others = found.flatMap(({ places }) => places);
  const read = found.map(({ described, places }) => ({
    described,
    place: places[0],
    words: wordsAt(described, places, printed, others),
  }));
  const taken = new Set(read.flatMap(({ words }) => [words.beside ?? '', ...(words.labels ?? [])]));
  const headings = headingsOf(printed, taken);
  return read.map(({ described, place, words }) => {
    const under = place ? headingOver(place, headings) : null;
    return { ...described, ...words, ...(under === null ? {} : { under }) };
  });
}

function wordsAt(
  field: FormField,
  places: readonly Place[],
  printed: readonly Printed[],
  others: readonly Place[],
): Words {
  const { kind, values } = field;
  const [place] = places;
  if (!place) return {};
  const isAmount = hasDollarBefore(place, printed);
  const beside =
    kind === 'check'
      ? wordsAtBox(place, printed, others)
      : trusted(field, wordsAtLine(place, printed, { others, isAmount }));
  const labels = kind === 'radio' ? places.map((one) => wordsAtBox(one, printed, others) ?? '') : [];
  return {
    ...(beside === null ? {} : { beside }),
    ...(labels.length > 0 && labels.length === values.length && labels.every(Boolean) ? { labels } : {}),
    ...(isAmount ? { isDollars: true } : {}),
  };
}

const ROOT = 4;

/** In a narrow table the nearest words may be those of the next line. Then the name of the field has to bear them out, if it says anything. */
function trusted({ name, hint }: FormField, beside: Beside | null): string | null {
  if (!beside) return null;
  const said = `${wordsIn(name)} ${hint ?? ''}`.toLowerCase();
  if (beside.isSure || (hint === null && NAMELESS.test(wordsIn(name)))) return beside.text;
  const roots = beside.text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return roots.some((word) => said.includes(word.slice(0, ROOT))) ? beside.text : null;
}
