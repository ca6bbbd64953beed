import { Link } from 'react-router';
import type { SupportMessage } from '#contract/staff/messages.ts';
import { SUPPORT_STATUSES, type SupportStatus } from '#domain/support.ts';
import { staffMessagePath } from '#web/paths.ts';
import { copy } from '../copy.ts';
import { listCopy } from '../list-copy.ts';
import { type Column, DataTable } from '../data-table.tsx';
import { ChoiceFilter, FilterBar, SearchFilter } from '../filters.tsx';
import { momentText } from '../format.ts';
import { statusWords } from '../labels.ts';
import { ListView } from '../list-view.tsx';
import { PageFrame } from '../page-frame.tsx';
import { useStaff } from '../queries.ts';
import { StatusBadge } from './status-badge.tsx';
import { useListState } from '../use-list-state.ts';

const words = copy.messages;
const SORTS = ['createdAt', 'email', 'status'] as const;
const STATUSES = Object.fromEntries(SUPPORT_STATUSES.map((status) => [status, statusWords[status].label])) as Record<
  SupportStatus,
  string
>;

export function Messages() {
  const list = useListState(SORTS, { sort: 'createdAt', direction: 'desc' });
  const messages = useStaff('staffListMessages', {
    ...list.asked,
    status: list.choice('status', SUPPORT_STATUSES),
    assigned: list.choice('assigned', ['me', 'nobody']),
  });
  return (
    <PageFrame heading={copy.nav.messages} text={words.text}>
      <FilterBar>
        <SearchFilter list={list} />
        <ChoiceFilter list={list} name="status" label={words.status} words={STATUSES} />
        <ChoiceFilter list={list} name="assigned" label={listCopy.notes.filter} words={listCopy.notes.filters} />
      </FilterBar>
      <ListView query={messages} empty={words.empty} goTo={list.goTo}>
        {(rows) => (
          <DataTable caption={copy.nav.messages} columns={COLUMNS} rows={rows} keyOf={({ id }) => id} sorting={list} />
        )}
      </ListView>
    </PageFrame>
  );
}

const COLUMNS: readonly Column<SupportMessage, (typeof SORTS)[number]>[] = [
  {
    name: words.columns.from,
    sort: 'email',
    cell: ({ id, email }) => (
      <Link to={staffMessagePath(id)} className="link break-all">
        {email}
      </Link>
    ),
  },
  {
    name: words.columns.message,
    cell: ({ message }) => <span className="line-clamp-2 min-w-56 wrap-anywhere text-muted">{message}</span>,
  },
  { name: words.columns.status, sort: 'status', cell: ({ status }) => <StatusBadge status={status} /> },
  {
    name: listCopy.notes.column,
    cell: ({ assignee }) => (assignee?.isMe ? listCopy.notes.filters.me : (assignee?.name ?? copy.leads.noneYet)),
  },
  {
    name: words.columns.received,
    sort: 'createdAt',
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{momentText(createdAt)}</span>,
  },
];
