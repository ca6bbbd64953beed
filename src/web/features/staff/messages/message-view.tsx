import { useParams } from 'react-router';
import type { OutputOf } from '#contract/index.ts';
import { SUPPORT_STATUSES, type SupportStatus } from '#domain/support.ts';
import { CallError } from '#web/lib/call/call-error.ts';
import { call } from '#web/lib/call/call.ts';
import { staffPaths } from '#web/paths.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { TextLink } from '#web/frame/text-link.tsx';
import { copy } from '../copy.ts';
import { listCopy } from '../list-copy.ts';
import { momentText } from '../format.ts';
import { statusWords } from '../labels.ts';
import { LoadFailed } from '../list-view.tsx';
import { Assignment, Notes } from './message-notes.tsx';
import { PageFrame, Panel } from '../page-frame.tsx';
import { useStaff } from '../queries.ts';
import { ReplyForm } from './reply-form.tsx';
import { useAction } from '../use-action.ts';

const words = copy.messages;
const OPTIONS = SUPPORT_STATUSES.map((value) => ({ value, label: statusWords[value].label }));

export function MessageView() {
  const { messageId = '' } = useParams();
  const query = useStaff('staffGetMessage', { messageId });
  const found = query.isPlaceholderData ? undefined : query.data;
  const isGone = query.error instanceof CallError && ['not-found', 'invalid-argument'].includes(query.error.code);
  return (
    <PageFrame heading={found ? words.heading(found.message.email) : copy.nav.messages}>
      <TextLink to={staffPaths.messages} className="justify-self-start text-sm">
        {words.back}
      </TextLink>
      {isGone && <Notice tone="bad">{words.notFound}</Notice>}
      {query.isLoadingError && !isGone && <LoadFailed onRetry={() => void query.refetch()} />}
      {!found && !query.isError && <Loading label={copy.list.loading} />}
      {found && <Conversation key={found.message.id} {...found} />}
    </PageFrame>
  );
}

function Conversation({ message, replies, notes }: OutputOf<'staffGetMessage'>) {
  return (
    <>
      <Panel heading={momentText(message.createdAt)}>
        <p className="wrap-anywhere whitespace-pre-line">{message.message}</p>
        <p className="text-sm text-muted">
          {words.prefers}: {message.contactMethods.map((method) => words.methods[method]).join(', ')}
          {message.phone && ` · ${words.phone}: ${message.phone}`}
        </p>
        <Assignment id={message.id} assignee={message.assignee} />
        <StatusChoice messageId={message.id} status={message.status} />
      </Panel>
      {replies.length > 0 && (
        <Panel heading={words.replies}>
          <ul className="grid gap-4">
            {replies.map(({ id, text, staffName, createdAt }) => (
              <li key={id} className="grid gap-1">
                <p className="text-sm text-muted">
                  {words.repliedBy(staffName)} · <time dateTime={createdAt}>{momentText(createdAt)}</time>
                </p>
                <p className="wrap-anywhere whitespace-pre-line">{text}</p>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <Panel heading={listCopy.notes.heading}>
        <Notes messageId={message.id} notes={notes} />
      </Panel>
      <Panel heading={words.answer}>
        <ReplyForm messageId={message.id} email={message.email} />
      </Panel>
    </>
  );
}

function StatusChoice({ messageId, status }: { messageId: string; status: SupportStatus }) {
  const action = useAction();
  const change = (next: SupportStatus) =>
    void action.run(() => call('staffSetMessageStatus', { messageId, status: next }));
  return (
    <Select
      label={words.setStatus}
      className="max-w-60"
      options={OPTIONS}
      value={status}
      disabled={action.isBusy}
      error={action.error ?? undefined}
      onChange={(event) => change(event.target.value as SupportStatus)}
    />
  );
}
