import type { ThreadMessage } from '#contract/leads.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ThreadMessages, type ThreadMessagesProps } from './thread-messages.tsx';

type LoadedThreadProps = Omit<ThreadMessagesProps, 'messages'> & {
  thread: {
    readonly isPending: boolean;
    readonly isLoadingError: boolean;
    readonly data: readonly ThreadMessage[] | undefined;
  };
  loading: string;
  failed: string;
};

/** A thread while it is read, where it could not be, and once it is there. */
export function LoadedThread({ thread, loading, failed, ...shown }: LoadedThreadProps) {
  return (
    <>
      {thread.isPending && <Loading label={loading} className="p-6" />}
      {thread.isLoadingError && (
        <Notice tone="bad" className="mt-3">
          {failed}
        </Notice>
      )}
      {thread.data && <ThreadMessages messages={thread.data} {...shown} />}
    </>
  );
}
