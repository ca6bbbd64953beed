import { Download } from 'lucide-react';
import { Link } from 'react-router';
import type { Showing } from '#contract/staff/reports.ts';
import { ISSUE_CATEGORIES } from '#domain/issue-category.ts';
import { staffAttorneyPath } from '#web/paths.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { copy } from '../copy.ts';
import { type Column, DataTable } from '../data-table.tsx';
import { ChoiceFilter, DayFilter, FilterBar, SearchFilter } from '../filters.tsx';
import { momentText } from '../format.ts';
import { categoryInWords, categoryWords } from '../labels.ts';
import { ListView } from '../list-view.tsx';
import { PageFrame } from '../page-frame.tsx';
import { useStaff } from '../queries.ts';
import { useListState } from '../use-list-state.ts';

const words = copy.showings;
const SORTS = ['shownAt', 'attorney', 'category', 'county', 'place'] as const;
const EXPORT_PATH = '/api/staff/showings.csv';
const YES_OR_NO = { yes: copy.attorneys.yes, no: copy.attorneys.no };

export function Showings() {
  const list = useListState(SORTS, { sort: 'shownAt', direction: 'desc' });
  const filter = {
    search: list.text('search'),
    category: list.choice('category', ISSUE_CATEGORIES),
    sponsored: list.choice('sponsored', ['yes', 'no']),
    from: list.text('from'),
    to: list.text('to'),
  };
  const showings = useStaff('staffListShowings', {
    ...filter,
    page: list.page,
    sort: list.sort,
    direction: list.direction,
  });
  const chosen = Object.entries(filter).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return (
    <PageFrame
      heading={copy.nav.showings}
      text={words.text}
      action={
        <a href={`${EXPORT_PATH}?${new URLSearchParams(chosen)}`} download className={buttonStyle('secondary')}>
          <Download size={18} aria-hidden />
          {words.export}
        </a>
      }
    >
      <FilterBar>
        <SearchFilter list={list} />
        <ChoiceFilter list={list} name="category" label={words.category} words={categoryWords} />
        <ChoiceFilter list={list} name="sponsored" label={words.sponsored} words={YES_OR_NO} />
        <DayFilter list={list} name="from" label={copy.list.from} />
        <DayFilter list={list} name="to" label={copy.list.to} />
      </FilterBar>
      <ListView query={showings} empty={words.empty} goTo={list.goTo}>
        {(rows) => (
          <DataTable caption={copy.nav.showings} columns={COLUMNS} rows={rows} keyOf={({ id }) => id} sorting={list} />
        )}
      </ListView>
    </PageFrame>
  );
}

const COLUMNS: readonly Column<Showing, (typeof SORTS)[number]>[] = [
  {
    name: words.columns.attorney,
    sort: 'attorney',
    cell: ({ attorneyId, attorneyName }) => (
      <Link to={staffAttorneyPath(attorneyId)} className="link">
        {attorneyName}
      </Link>
    ),
  },
  {
    name: words.columns.shownAt,
    sort: 'shownAt',
    cell: ({ shownAt }) => <span className="whitespace-nowrap">{momentText(shownAt)}</span>,
  },
  { name: words.columns.place, sort: 'place', isNumber: true, cell: ({ place }) => place },
  { name: words.columns.category, sort: 'category', cell: ({ category }) => categoryInWords(category) },
  { name: words.columns.county, sort: 'county', cell: ({ county }) => county },
  { name: words.columns.fit, cell: ({ fit }) => <span className="whitespace-nowrap">{words.fits[fit]}</span> },
  { name: words.columns.sponsored, cell: ({ sponsored }) => (sponsored ? YES_OR_NO.yes : YES_OR_NO.no) },
];
