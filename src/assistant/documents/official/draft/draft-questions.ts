import type { Field, Section } from '#domain/documents/definition.ts';
import type { FormField, FormLink } from '#domain/documents/official-form.ts';
import { checkOneSets } from './check-one-sets.ts';
import { inSections, type Placed } from './draft-sections.ts';
import { askParts, askRows, askSet, askSingle, type Drafted } from './draft-question.ts';
import { partsOfOne } from './parts-of-one.ts';
import { repeatedRows } from './repeated-rows.ts';
import { uniqueIn } from './question-id.ts';

type Draft = { readonly sections: Section[]; readonly links: FormLink[] };

/** A question for each field of a PDF, or for the fields that belong together, in the paper's own words: where staff begin. */
export function draftQuestions(fields: readonly FormField[]): Draft {
  const taken = new Set<string>();
  const unique = (id: string) => uniqueIn(taken, id);
  const parts = partsOfOne(fields);
  const inParts = new Set(parts.flatMap((one) => one.fields.map(({ field }) => field)));
  const rest = fields.filter((field) => !inParts.has(field));
  const rows = repeatedRows(rest);
  const sets = checkOneSets(rest);
  const placed: Placed[] = [];
  const links: FormLink[] = [];
  for (const field of fields) {
    const drafted = draftFor(field);
    if (!drafted) continue;
    placed.push({ field, question: drafted.question });
    links.push(...drafted.links);
  }
  return { sections: withConditions(inSections(placed)), links };

  /** Fields that share a question are asked about where the first of them stands. */
  function draftFor(field: FormField): Drafted | null {
    const part = parts.find((one) => one.fields.some((each) => each.field === field));
    if (part) return part.fields[0]?.field === field ? askParts(part, unique) : null;
    const row = rows.find((one) => one.cells.some((cell) => cell.field === field));
    if (row) return row.cells[0]?.field === field ? askRows(row, unique) : null;
    const set = sets.find(({ boxes }) => boxes.some((box) => box.field === field));
    if (set) return set.boxes[0]?.field === field ? askSet(set, unique) : null;
    return askSingle(field, unique);
  }
}

const DETAIL = /^(?<of>.+?)(?:Amount|Balance|Value|Specify|Explain|Details|Addresses)$/;

/** "RentPaymentAmount" after the box "Rent" is asked only of who ticks it: a hundred questions become fifty. */
function withConditions(sections: readonly Section[]): Section[] {
  const boxes = new Set<string>();
  return sections.map((section) => ({
    ...section,
    fields: section.fields.map((field) => {
      const of = DETAIL.exec(field.id)?.groups?.['of'] ?? listOf(field);
      const box =
        of === undefined ? undefined : [...boxes].find((id) => of === id || of === `${id}Payment` || `${of}s` === id);
      if (field.type === 'yes-no' || field.options?.some(({ id }) => id === 'yes')) boxes.add(field.id);
      return box === undefined ? field : withCondition(field, box);
    }),
  }));
}

/** "vehicleList", the table after the box "vehicles". */
const listOf = ({ id, type }: Field) => (type === 'list' ? id.replace(/List$/, '') : undefined);

const withCondition = (field: Field, box: string): Field => ({ ...field, when: [{ field: box, is: ['yes'] }] });
