import { Link } from 'react-router';
import type { AttorneyInvite } from '#contract/staff/attorneys.ts';
import { staffAttorneyPath } from '#web/paths.ts';
import { CopyButton } from '../copy-button.tsx';
import { copy } from '../copy.ts';
import { type Column, DataTable } from '../data-table.tsx';
import { ChoiceFilter, FilterBar, SearchFilter } from '../filters.tsx';
import { momentText } from '../format.ts';
import { InviteBadge } from './invite-badge.tsx';
import { ListView } from '../list-view.tsx';
import { PageFrame } from '../page-frame.tsx';
import { useStaff } from '../queries.ts';
import { RevokeButton } from './revoke-button.tsx';
import { useListState } from '../use-list-state.ts';

const words = copy.ids;
const SORTS = ['createdAt', 'attorney', 'usedAt'] as const;

export function InviteTable() {
  const list = useListState(SORTS, { sort: 'createdAt', direction: 'desc' });
  const invites = useStaff('staffListInvites', {
    ...list.asked,
    state: list.choice('state', ['unused', 'used', 'revoked']),
  });
  return (
    <PageFrame heading={words.heading} text={words.text}>
      <FilterBar>
        <SearchFilter list={list} />
        <ChoiceFilter list={list} name="state" label={words.state} words={words.states} />
      </FilterBar>
      <ListView query={invites} empty={words.empty} goTo={list.goTo}>
        {(rows) => (
          <DataTable caption={words.heading} columns={COLUMNS} rows={rows} keyOf={({ code }) => code} sorting={list} />
        )}
      </ListView>
    </PageFrame>
  );
}

const COLUMNS: readonly Column<AttorneyInvite, (typeof SORTS)[number]>[] = [
  { name: words.columns.code, cell: (row) => <Code row={row} /> },
  {
    name: words.columns.attorney,
    sort: 'attorney',
    cell: (row) => (
      <Link to={staffAttorneyPath(row.attorneyId)} className="link">
        {row.attorneyName}
      </Link>
    ),
  },
  { name: words.columns.state, cell: (row) => <InviteBadge state={row.state} /> },
  {
    name: words.columns.issued,
    sort: 'createdAt',
    cell: (row) => <span className="whitespace-nowrap">{momentText(row.createdAt)}</span>,
  },
  {
    name: words.columns.used,
    sort: 'usedAt',
    cell: (row) => row.usedAt && words.usedBy(row.usedBy ?? words.deletedAccount, momentText(row.usedAt)),
  },
];

function Code({ row: { code, state } }: { row: AttorneyInvite }) {
  return (
    <>
      <code className="font-semibold tracking-wide whitespace-nowrap">{code}</code>
      {state === 'unused' && (
        <span className="mt-1 -ml-3 flex flex-wrap">
          <CopyButton text={code} />
          <RevokeButton code={code} />
        </span>
      )}
    </>
  );
}
