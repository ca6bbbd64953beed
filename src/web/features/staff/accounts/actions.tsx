import type { StaffAction } from '#contract/staff/reports.ts';
import { STAFF_ACTIONS } from '#domain/staff/staff-action.ts';
import { copy } from '../copy.ts';
import { type Column, DataTable } from '../data-table.tsx';
import { detailText } from './detail-text.ts';
import { ChoiceFilter, DayFilter, FilterBar, SearchFilter } from '../filters.tsx';
import { momentText } from '../format.ts';
import { actionWords } from '../labels.ts';
import { ListView } from '../list-view.tsx';
import { PageFrame } from '../page-frame.tsx';
import { useStaff } from '../queries.ts';
import { useListState } from '../use-list-state.ts';

const words = copy.actions;
const SORTS = ['at', 'staffEmail', 'action'] as const;

export function Actions() {
  const list = useListState(SORTS, { sort: 'at', direction: 'desc' });
  const actions = useStaff('staffListActions', {
    ...list.asked,
    action: list.choice('action', STAFF_ACTIONS),
    from: list.text('from'),
    to: list.text('to'),
  });
  return (
    <PageFrame heading={copy.nav.actions} text={words.text}>
      <FilterBar>
        <SearchFilter list={list} />
        <ChoiceFilter list={list} name="action" label={words.action} words={actionWords} />
        <DayFilter list={list} name="from" label={copy.list.from} />
        <DayFilter list={list} name="to" label={copy.list.to} />
      </FilterBar>
      <ListView query={actions} empty={words.empty} goTo={list.goTo}>
        {(rows) => (
          <DataTable caption={copy.nav.actions} columns={COLUMNS} rows={rows} keyOf={({ id }) => id} sorting={list} />
        )}
      </ListView>
    </PageFrame>
  );
}

const COLUMNS: readonly Column<StaffAction, (typeof SORTS)[number]>[] = [
  { name: words.columns.action, sort: 'action', cell: ({ action }) => actionWords[action] },
  { name: words.columns.subject, cell: ({ subject }) => subject },
  { name: words.columns.who, sort: 'staffEmail', cell: ({ staffEmail }) => staffEmail },
  {
    name: words.columns.at,
    sort: 'at',
    cell: ({ at }) => <span className="whitespace-nowrap">{momentText(at)}</span>,
  },
  {
    name: words.columns.details,
    cell: ({ details }) => <span className="block min-w-48 wrap-anywhere text-muted">{detailText(details)}</span>,
  },
];
