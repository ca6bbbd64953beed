import type { RegisterImport } from '#contract/staff/register.ts';
import { Badge } from '#web/ui/badge.tsx';
import { copy } from '../copy.ts';
import { type Column, DataTable } from '../data-table.tsx';
import { countText, momentText } from '../format.ts';

const words = copy.register;
const TONES = { reading: 'info', saving: 'info', finished: 'ok', failed: 'bad', cancelled: 'plain' } as const;

export function ImportHistory({ imports }: { imports: readonly RegisterImport[] }) {
  if (imports.length === 0) return <p className="text-muted">{words.noHistory}</p>;
  const withBadRows = imports.find(({ badRowCount }) => badRowCount > 0);
  return (
    <>
      <DataTable caption={words.history} columns={COLUMNS} rows={imports} keyOf={({ id }) => id} />
      {withBadRows && <BadRows job={withBadRows} />}
    </>
  );
}

const COLUMNS: readonly Column<RegisterImport>[] = [
  { name: words.columns.file, cell: (job) => job.fileName },
  {
    name: words.columns.started,
    cell: (job) => <span className="whitespace-nowrap">{momentText(job.startedAt)}</span>,
  },
  { name: words.columns.result, cell: (job) => <Result job={job} /> },
  { name: words.columns.rows, isNumber: true, cell: (job) => countText(job.rowsRead) },
  { name: words.columns.bad, isNumber: true, cell: (job) => countText(job.badRowCount) },
];

function Result({ job }: { job: RegisterImport }) {
  const { status, fault, rowsAdded, rowsChanged, complete } = job;
  return (
    <div className="min-w-48">
      <Badge tone={TONES[status]}>{words.results[status]}</Badge>
      {fault && <p className="mt-1">{fault}</p>}
      {status === 'finished' && (
        <p className="mt-1 text-muted">
          {words.counts(countText(rowsAdded), countText(rowsChanged))}
          {!complete && `, ${words.partial}`}
        </p>
      )}
    </div>
  );
}

/** Of the newest import that had some. */
function BadRows({ job }: { job: RegisterImport }) {
  const { badRowCount, badRows, fileName } = job;
  return (
    <details className="rounded-lg border border-line p-4">
      <summary className="font-semibold">
        {words.badRows(countText(badRowCount))}: {fileName}
      </summary>
      <div className="mt-3 grid gap-2">
        {badRowCount > badRows.length && <p className="text-sm text-muted">{words.badRowsOf(badRows.length)}</p>}
        <DataTable
          caption={words.badRows(countText(badRowCount))}
          columns={BAD_COLUMNS}
          rows={badRows}
          keyOf={({ line }) => String(line)}
        />
      </div>
    </details>
  );
}

const BAD_COLUMNS: readonly Column<RegisterImport['badRows'][number]>[] = [
  { name: words.badColumns.line, cell: ({ line }) => line },
  { name: words.badColumns.reason, cell: ({ reason }) => reason },
];
