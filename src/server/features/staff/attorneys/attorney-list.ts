import { PAGE_SIZE, type PageOf } from '#contract/paging.ts';
import type { InputOf } from '#contract/index.ts';
import type { StaffAttorneyRow } from '#contract/staff/attorneys.ts';
import { LICENSE_STATES } from '#domain/attorneys/license.ts';

type Query = InputOf<'staffListAttorneys'>;
type Column = NonNullable<Query['sort']>;

/** One page of the attorneys that fit, in the order asked for. */
export function attorneyPage(attorneys: readonly StaffAttorneyRow[], query: Query): PageOf<StaffAttorneyRow> {
  const { page = 1, sort = 'name', direction = 'asc' } = query;
  const sign = direction === 'asc' ? 1 : -1;
  const fitting = attorneys
    .filter((row) => fits(row, query))
    .toSorted((a, b) => sign * COMPARE[sort](a, b) || COMPARE.name(a, b));
  const start = (page - 1) * PAGE_SIZE;
  return { rows: fitting.slice(start, start + PAGE_SIZE), total: fitting.length, page, pageSize: PAGE_SIZE };
}

function fits(row: StaffAttorneyRow, { search, show, license, area }: Query): boolean {
  if (license && row.license.state !== license) return false;
  if (area && !row.practiceAreas.includes(area)) return false;
  if (show === 'shown' && !row.isShown) return false;
  if (show === 'hidden' && row.isShown) return false;
  if (show === 'paused' && !row.paused) return false;
  const words = search?.toLowerCase().split(/\s+/).filter(Boolean) ?? [];
  const text = [row.firstName, row.lastName, row.registrationNumber, row.accountEmail, ...row.counties]
    .join(' ')
    .toLowerCase();
  return words.every((word) => text.includes(word));
}

const byText = (a: string, b: string) => a.localeCompare(b, 'en', { sensitivity: 'base' });

const COMPARE: Record<Column, (a: StaffAttorneyRow, b: StaffAttorneyRow) => number> = {
  name: (a, b) => byText(a.lastName, b.lastName) || byText(a.firstName, b.firstName) || byText(a.id, b.id),
  registrationNumber: (a, b) => byText(a.registrationNumber ?? '', b.registrationNumber ?? ''),
  placement: (a, b) => a.placement - b.placement,
  license: (a, b) => LICENSE_STATES.indexOf(a.license.state) - LICENSE_STATES.indexOf(b.license.state),
  createdAt: (a, b) => byText(a.createdAt, b.createdAt),
};
