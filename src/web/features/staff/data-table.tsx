import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { copy } from './copy.ts';
import type { Direction } from './use-list-state.ts';

export type Column<Row, Sort extends string = never> = {
  readonly name: string;
  readonly cell: (row: Row) => ReactNode;
  /** The server can sort by it. */
  readonly sort?: Sort;
  readonly isNumber?: boolean;
};

export type DataTableProps<Row, Sort extends string> = {
  readonly caption: string;
  /** The first names the row, and stays in sight when the rest is scrolled. */
  readonly columns: readonly Column<Row, Sort>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly sorting?: { sort: Sort; direction: Direction; sortBy: (column: Sort) => void };
};

/** Wider than a phone: it scrolls sideways there, by finger and by keyboard, and does not widen the page. */
export function DataTable<Row, Sort extends string = never>(props: DataTableProps<Row, Sort>) {
  const { caption, columns, rows, keyOf, sorting } = props;
  return (
    <section
      // Told apart from the part of the page that it stands in.
      aria-label={copy.list.table(caption)}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      data-scrolls-sideways
      className="relative overflow-x-auto contain-inline-size rounded-lg border border-line bg-surface"
    >
      <table className="w-full border-collapse text-left text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <HeadCell key={column.name} column={column} isFirst={index === 0} sorting={sorting} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className="border-t border-line align-top">
              {columns.map((column, index) => (
                <BodyCell key={column.name} isFirst={index === 0} isNumber={column.isNumber ?? false}>
                  {column.cell(row)}
                </BodyCell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const STICKY =
  'sticky left-0 z-10 bg-surface min-w-36 max-w-[60vw] after:absolute after:inset-y-0 after:right-0 after:w-px after:bg-line sm:after:hidden';

type HeadCellProps<Row, Sort extends string> = {
  column: Column<Row, Sort>;
  isFirst: boolean;
  sorting: DataTableProps<Row, Sort>['sorting'];
};

function HeadCell<Row, Sort extends string>({ column, isFirst, sorting }: HeadCellProps<Row, Sort>) {
  const { name, sort, isNumber } = column;
  const isSorted = sorting !== undefined && sort !== undefined && sorting.sort === sort;
  const order = sorting?.direction === 'asc' ? 'ascending' : 'descending';
  return (
    <th
      scope="col"
      aria-sort={isSorted ? order : undefined}
      className={clsx('px-3 py-1 font-semibold whitespace-nowrap', isFirst && STICKY, isNumber && 'text-right')}
    >
      {sorting && sort !== undefined ? (
        <button
          type="button"
          onClick={() => sorting.sortBy(sort)}
          title={copy.list.sortBy(name)}
          className="-mx-1.5 inline-flex min-h-11 items-center gap-1 rounded-sm px-1.5 hover:bg-sunken"
        >
          {name}
          <SortMark order={isSorted ? sorting.direction : null} />
        </button>
      ) : (
        <span className="inline-flex min-h-11 items-center">{name}</span>
      )}
    </th>
  );
}

function SortMark({ order }: { order: Direction | null }) {
  const Mark = order === null ? ChevronsUpDown : order === 'asc' ? ArrowUp : ArrowDown;
  return <Mark size={14} aria-hidden className={order === null ? 'text-muted' : 'text-primary-ink'} />;
}

function BodyCell({ isFirst, isNumber, children }: { isFirst: boolean; isNumber: boolean; children: ReactNode }) {
  if (isFirst) {
    return (
      <th scope="row" className={clsx('px-3 py-2.5 font-medium break-words', STICKY)}>
        {children}
      </th>
    );
  }
  return <td className={clsx('px-3 py-2.5', isNumber && 'text-right tabular-nums')}>{children}</td>;
}
