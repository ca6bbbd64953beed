import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CallError } from '#web/lib/call/call-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { copy } from './copy.ts';

type LoadedProps<Data> = {
  query: UseQueryResult<Data>;
  /** What is said when there is no such thing. */
  gone?: string | undefined;
  children: (data: Data) => ReactNode;
};

/** Waiting, failed, not there, or there. Data that was read before stays while it is read again. */
export function Loaded<Data>({ query, gone = copy.loadFailed, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isPending) return <Loading label={copy.loading} showLabel />;
  const isGone =
    query.error instanceof CallError && (query.error.code === 'not-found' || query.error.code === 'invalid-argument');
  return (
    <div className="grid justify-items-start gap-4">
      <Notice tone={isGone ? 'info' : 'bad'}>{isGone ? gone : copy.loadFailed}</Notice>
      {!isGone && (
        <Button variant="secondary" onClick={() => void query.refetch()}>
          {copy.again}
        </Button>
      )}
    </div>
  );
}
