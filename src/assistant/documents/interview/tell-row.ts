import type { Answers, Row } from '#domain/documents/answers.ts';
import { ROWS_MAX, type Field } from '#domain/documents/definition.ts';
import { cellsIn } from './in-one-line.ts';
import { isNo, isYes, spokenAnswer, type Heard } from './spoken-answer.ts';
import type { DocumentTalk } from './talk.ts';

type Telling = {
  readonly field: Field;
  readonly message: string;
  readonly row: DocumentTalk['row'];
  readonly isUnknown: boolean;
};
type Told = {
  readonly changes: Answers;
  readonly row: DocumentTalk['row'];
  readonly problem: readonly string[];
  /** What was written down of a line that told several cells. */
  readonly echo?: string;
};

/** One message about a list: a cell, or whether there is another row. Without a row left to tell, the list is done. */
export function tellRow(heard: Heard, telling: Telling): Told {
  const { field, message, row, isUnknown } = telling;
  const rows = rowsOf(heard.answers, field);
  const columns = field.fields ?? [];
  if (row?.column === null) return another(field, rows, message);
  const column = columns.find(({ id }) => id === row?.column) ?? columns[0];
  // Nothing to list at all.
  if (!column || (isUnknown && row === null)) {
    return { changes: { [field.id]: rows.length > 0 ? rows : null }, row: null, problem: [] };
  }
  const inOne = isUnknown ? {} : cellsIn(columns.slice(columns.indexOf(column)), message, heard.today);
  const cells = Object.entries(inOne).flatMap(([id, said]) =>
    columns.flatMap((one) => (one.id === id ? [{ column: one, said }] : [])),
  );
  if (cells.length > 1) return cellAfterCell(heard, telling, cells);
  return oneCell(heard, telling, { column, said: message });
}

type Cell = { readonly column: Field; readonly said: string };

/** Each as if it had been asked for. */
function cellAfterCell(heard: Heard, telling: Telling, cells: readonly Cell[]): Told {
  let told: Told = { changes: {}, row: telling.row, problem: [] };
  const written: string[] = [];
  for (const cell of cells) {
    const next = oneCell(heard, { ...telling, row: told.row }, cell);
    if (next.problem.length > 0) break;
    told = next;
    written.push(cell.said);
  }
  return { ...told, echo: written.join('; ') };
}

function oneCell(heard: Heard, { field, row, isUnknown }: Telling, { column, said }: Cell): Told {
  const rows = rowsOf(heard.answers, field);
  const columns = field.fields ?? [];
  const read = isUnknown ? ({ ok: true, answer: null } as const) : spokenAnswer(column, said, heard);
  if (!read.ok) return { changes: {}, row: { column: column.id, cells: row?.cells ?? {} }, problem: [read.problem] };
  const cells: Row = { ...row?.cells, ...(typeof read.answer === 'string' ? { [column.id]: read.answer } : {}) };
  const next = columns[columns.indexOf(column) + 1];
  if (next) return { changes: {}, row: { column: next.id, cells }, problem: [] };
  const all = Object.keys(cells).length > 0 ? [...rows, cells] : rows;
  const isFull = all.length >= (field.most ?? ROWS_MAX);
  return {
    changes: { [field.id]: all.length > 0 ? all : null },
    row: isFull ? null : { column: null, cells: {} },
    problem: [],
  };
}

/** Anything but yes or no is asked again. */
function another(field: Field, rows: readonly Row[], message: string): Told {
  const first = field.fields?.[0]?.id ?? null;
  if (isYes(message)) return { changes: {}, row: { column: first, cells: {} }, problem: [] };
  if (isNo(message)) return { changes: { [field.id]: rows.length > 0 ? [...rows] : null }, row: null, problem: [] };
  return { changes: {}, row: { column: null, cells: {} }, problem: [] };
}

function rowsOf(answers: Answers, field: Field): Row[] {
  const answer = answers[field.id];
  return Array.isArray(answer) ? answer.filter((row): row is Row => typeof row !== 'string') : [];
}
