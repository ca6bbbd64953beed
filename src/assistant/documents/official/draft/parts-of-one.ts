import type { Field } from '#domain/documents/definition.ts';
import type { FormField } from '#domain/documents/official-form.ts';
import type { Writing } from '#domain/documents/template/write-part.ts';
import { wordsFor, wordsIn } from './field-words.ts';

/** Fields that hold the parts of one answer: a day in three boxes, an area code and a number. */
export type Parts = {
  readonly words: string;
  readonly type: Field['type'];
  readonly fields: readonly { readonly field: FormField; readonly writes: Writing }[];
};

const DAY_PART = /^(?<stem>.*?)[\s_.-]*\b(?<part>month|day|year)$/i;
const AREA_CODE = /area ?code$/i;
const [FIRST, MIDDLE, LAST] = [3, 2, 4];

export function partsOfOne(fields: readonly FormField[]): Parts[] {
  return [...daysIn(fields), ...numbersIn(fields), ...phonesIn(fields)];
}

function daysIn(fields: readonly FormField[]): Parts[] {
  const groups = new Map<string, { field: FormField; part: string }[]>();
  for (const field of fields) {
    const { stem = '', part = '' } = DAY_PART.exec(wordsIn(field.name))?.groups ?? {};
    if (part === '' || field.kind === 'check' || field.kind === 'radio') continue;
    const key = `${field.page}/${stem.toLowerCase()}`;
    groups.set(key, [...(groups.get(key) ?? []), { field, part: part.toLowerCase() }]);
  }
  return [...groups]
    .filter(([, parts]) => new Set(parts.map(({ part }) => part)).size === 3 && parts.length === 3)
    .map(([key, parts]) => ({
      words: dayWords(key.split('/').slice(1).join('/')),
      type: 'date',
      fields: parts.map(({ field, part }) => ({ field, writes: dayWriting(field, part) })),
    }));
}

const dayWords = (stem: string) => (/\b(?:date|day)\b/.test(stem) ? stem : `Date of ${stem}`.trim());

function dayWriting({ values, maxLength, hint }: FormField, part: string): Writing {
  if (part === 'month') return values.some((value) => /^jan/i.test(value)) ? 'month-name' : 'month';
  if (part === 'day') return values.some((value) => /^1st$/i.test(value)) ? 'day-ordinal' : 'day';
  return maxLength === 2 || /\bas YY\b/.test(hint ?? '') ? 'short-year' : 'year';
}

/** Three digits, two and four, side by side: a Social Security number. */
function numbersIn(fields: readonly FormField[]): Parts[] {
  return fields.flatMap((first, at): Parts[] => {
    const [middle, last] = [fields[at + 1], fields[at + 2]];
    const lengths = [first, middle, last].map((field) => field?.maxLength);
    if (!middle || !last || lengths.join() !== [FIRST, MIDDLE, LAST].join()) return [];
    const words = wordsFor(first).replace(/[.,]?\s*(?:first three|first 3|digits).*$/i, '');
    return [
      {
        words: /social security|ssn/i.test(words) ? words : `${words}: Social Security number`,
        type: 'text',
        fields: [
          { field: first, writes: 'first-three' },
          { field: middle, writes: 'middle-two' },
          { field: last, writes: 'last-four' },
        ],
      },
    ];
  });
}

function phonesIn(fields: readonly FormField[]): Parts[] {
  return fields.flatMap((area, at): Parts[] => {
    const number = fields[at + 1];
    if (!AREA_CODE.test(wordsIn(area.name)) || number?.kind !== 'text') return [];
    const words = wordsFor(area)
      .replace(/[.,:]?\s*area code.*$/i, '')
      .replaceAll(/^\(|\)$/g, '');
    return [
      {
        words: words === '' ? 'Phone number' : words,
        type: 'phone',
        fields: [
          { field: area, writes: 'area-code' },
          { field: number, writes: 'local-number' },
        ],
      },
    ];
  });
}
