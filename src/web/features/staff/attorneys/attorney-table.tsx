import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import type { StaffAttorneyRow } from '#contract/staff/attorneys.ts';
import { ISSUE_CATEGORIES } from '#domain/issue-category.ts';
import { LICENSE_STATES, type LicenseState } from '#domain/attorneys/license.ts';
import { staffAttorneyPath, staffPaths } from '#web/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { LinkButton } from '#web/frame/link-button.tsx';
import { copy } from '../copy.ts';
import { type Column, DataTable } from '../data-table.tsx';
import { ChoiceFilter, FilterBar, SearchFilter } from '../filters.tsx';
import { monthText } from '../format.ts';
import { categoryInWords, categoryWords, licenseWords } from '../labels.ts';
import { LicenseBadge } from './license-badge.tsx';
import { ListView } from '../list-view.tsx';
import { PageFrame } from '../page-frame.tsx';
import { useStaff } from '../queries.ts';
import { useListState } from '../use-list-state.ts';

const words = copy.attorneys;
const SORTS = ['name', 'registrationNumber', 'placement', 'license', 'createdAt'] as const;
const LICENSES = Object.fromEntries(LICENSE_STATES.map((state) => [state, licenseWords[state].label])) as Record<
  LicenseState,
  string
>;

export function AttorneyTable() {
  const list = useListState(SORTS, { sort: 'name', direction: 'asc' });
  const { page, sort, direction } = list;
  const attorneys = useStaff('staffListAttorneys', {
    page,
    sort,
    direction,
    search: list.text('search'),
    show: list.choice('show', ['shown', 'hidden', 'paused']),
    license: list.choice('license', LICENSE_STATES),
    area: list.choice('area', ISSUE_CATEGORIES),
  });
  return (
    <PageFrame
      heading={copy.nav.attorneys}
      action={
        <LinkButton to={staffPaths.newAttorney}>
          <Plus size={18} aria-hidden />
          {words.add}
        </LinkButton>
      }
    >
      <FilterBar>
        <SearchFilter list={list} />
        <ChoiceFilter list={list} name="show" label={words.show} words={words.shows} />
        <ChoiceFilter list={list} name="license" label={words.license} words={LICENSES} />
        <ChoiceFilter list={list} name="area" label={words.area} words={categoryWords} />
      </FilterBar>
      <ListView query={attorneys} empty={words.empty} goTo={list.goTo}>
        {(rows) => (
          <DataTable caption={copy.nav.attorneys} columns={COLUMNS} rows={rows} keyOf={({ id }) => id} sorting={list} />
        )}
      </ListView>
    </PageFrame>
  );
}

const COLUMNS: readonly Column<StaffAttorneyRow, (typeof SORTS)[number]>[] = [
  { name: words.columns.name, sort: 'name', cell: (row) => <Name row={row} /> },
  { name: words.columns.shown, cell: (row) => <Shown row={row} /> },
  { name: words.columns.license, sort: 'license', cell: (row) => <LicenseCell row={row} /> },
  { name: words.columns.number, sort: 'registrationNumber', cell: (row) => row.registrationNumber },
  { name: words.columns.areas, cell: (row) => <Wide>{row.practiceAreas.map(categoryInWords).join(', ')}</Wide> },
  { name: words.columns.counties, cell: (row) => <Wide>{row.counties.join(', ') || words.wholeState}</Wide> },
  { name: words.columns.placement, sort: 'placement', isNumber: true, cell: (row) => row.placement },
];

/** Two lines at most, also where the table scrolls. */
function Wide({ children }: { children: string }) {
  return <span className="block min-w-44">{children}</span>;
}

function Name({ row }: { row: StaffAttorneyRow }) {
  const name = `${row.firstName} ${row.lastName}`;
  return (
    <span className="flex items-center gap-3">
      <Avatar name={name} imageUrl={row.imageUrl} size="sm" className="max-sm:hidden" />
      <Link to={staffAttorneyPath(row.id)} className="link min-w-0 wrap-anywhere sm:whitespace-nowrap">
        {name}
      </Link>
    </span>
  );
}

function LicenseCell({ row: { license } }: { row: StaffAttorneyRow }) {
  return (
    <>
      <LicenseBadge license={license} />
      {license.nextRegistration && (
        <span className="mt-1 block text-xs whitespace-nowrap text-muted">{monthText(license.nextRegistration)}</span>
      )}
    </>
  );
}

function Shown({ row }: { row: StaffAttorneyRow }) {
  if (row.paused) return <Badge>{words.pausedWord}</Badge>;
  return row.isShown ? <Badge tone="ok">{words.yes}</Badge> : <Badge tone="bad">{words.no}</Badge>;
}
