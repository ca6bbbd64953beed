import type { FormField } from '#domain/documents/official-form.ts';
import { wordsIn } from './field-words.ts';

/** A table of the paper: the same columns in every row. */
export type Rows = {
  readonly stem: string;
  readonly columns: readonly string[];
  /** By row and column; a place without a field is left out. */
  readonly cells: readonly { readonly field: FormField; readonly row: number; readonly column: string }[];
};

type Cell = { readonly field: FormField; readonly stem: string; readonly number: number; readonly column: string };

/** "Vehicle1Make", "Vehicle2Make", and "dependentName.0", "dependentName.1": one list instead of a question for each cell. */
export function repeatedRows(fields: readonly FormField[]): Rows[] {
  const groups = new Map<string, Cell[]>();
  for (const field of fields.filter(({ kind }) => kind === 'text' || kind === 'choice')) {
    const cell = cellOf(field);
    if (!cell) continue;
    const key = `${field.page}/${cell.stem}`;
    groups.set(key, [...(groups.get(key) ?? []), cell]);
  }
  return [...groups.values()].flatMap((cells) => tableOf(cells) ?? []);
}

const AMIDST = /^(?<stem>\D*?[A-Za-z])[\s_.-]?(?<number>\d{1,2})[\s_.-]?(?<column>[A-Za-z]\D*)$/;
const AT_END = /^(?<column>\D*?[A-Za-z])[\s_.[-]?(?<number>\d{1,2})\]?$/;

function cellOf(field: FormField): Cell | null {
  const amidst = AMIDST.exec(field.name)?.groups;
  if (amidst) {
    const { stem = '', number, column = '' } = amidst;
    return { field, stem: stem.toLowerCase(), number: Number(number), column: column.toLowerCase() };
  }
  const { column, number } = AT_END.exec(field.name)?.groups ?? {};
  const words = column === undefined ? [] : wordsIn(column).toLowerCase().split(' ');
  const [stem = '', ...rest] = words;
  return rest.length === 0 ? null : { field, stem, number: Number(number), column: rest.join(' ') };
}

function tableOf(cells: readonly Cell[]): Rows | null {
  const numbers = [...new Set(cells.map(({ number }) => number))].toSorted((a, b) => a - b);
  const columns = [...new Set(cells.map(({ column }) => column))];
  const isWhole = cells.length === numbers.length * columns.length;
  if (numbers.length < 2 || columns.length < 2 || !isWhole) return null;
  return {
    stem: cells[0]?.stem ?? '',
    columns,
    cells: cells.map(({ field, number, column }) => ({ field, column, row: numbers.indexOf(number) })),
  };
}
