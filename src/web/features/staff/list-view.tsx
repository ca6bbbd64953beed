import type { UseQueryResult } from '@tanstack/react-query';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { copy } from './copy.ts';
import { countText } from './format.ts';

type Page<Row> = { rows: Row[]; total: number; page: number; pageSize: number };

export type ListViewProps<Row> = {
  readonly query: UseQueryResult<Page<Row>>;
  readonly empty: string;
  readonly goTo: (page: number) => void;
  readonly children: (rows: readonly Row[]) => ReactNode;
};

/** Waiting, failing, nothing, or a page of the list and the way to the others. */
export function ListView<Row>({ query, empty, goTo, children }: ListViewProps<Row>) {
  const { data } = query;
  if (query.isPending) return <Loading label={copy.list.loading} />;
  if (!data) return <LoadFailed onRetry={() => void query.refetch()} />;
  return (
    // What is still shown stays readable: a line says that it is about to change.
    <div
      aria-busy={query.isPlaceholderData}
      className={clsx('grid gap-3 border-t-2', query.isPlaceholderData ? 'border-primary' : 'border-transparent')}
    >
      {query.isError && <LoadFailed onRetry={() => void query.refetch()} />}
      {data.rows.length === 0 ? (
        <p className="rounded-lg border border-dashed border-line p-6 text-center text-muted">{empty}</p>
      ) : (
        children(data.rows)
      )}
      <Pager data={data} goTo={goTo} />
    </div>
  );
}

export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice tone="bad">
      <p>{copy.list.failed}</p>
      <Button size="sm" variant="secondary" className="mt-2" onClick={onRetry}>
        {copy.list.tryAgain}
      </Button>
    </Notice>
  );
}

function Pager({ data, goTo }: { data: Page<unknown>; goTo: (page: number) => void }) {
  const { page, pageSize, total, rows } = data;
  if (total === 0) return null;
  const first = (page - 1) * pageSize + 1;
  const last = first + rows.length - 1;
  return (
    <nav aria-label={copy.list.pages} className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-sm text-muted" aria-live="polite">
        {copy.list
          .range(Math.min(first, total), Math.max(last, 0), total)
          .replaceAll(/\d+/g, (n) => countText(Number(n)))}
      </p>
      {total > pageSize && (
        <div className="flex gap-2">
          <Button size="sm" variant="secondary" disabled={page <= 1} onClick={() => goTo(page - 1)}>
            {copy.list.previous}
          </Button>
          <Button size="sm" variant="secondary" disabled={last >= total} onClick={() => goTo(page + 1)}>
            {copy.list.next}
          </Button>
        </div>
      )}
    </nav>
  );
}
