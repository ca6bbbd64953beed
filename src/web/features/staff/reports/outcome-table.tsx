import { Link } from 'react-router';
import type { LeadOutcomes } from '#contract/staff/reports.ts';
import { staffAttorneyPath } from '#web/paths.ts';
import { copy } from '../copy.ts';
import { type Column, DataTable } from '../data-table.tsx';
import { durationText, shareText } from '../format.ts';

const words = copy.leads;
type Row = LeadOutcomes['attorneys'][number];

export function OutcomeTable({ attorneys }: { attorneys: readonly Row[] }) {
  if (attorneys.length === 0) return <p className="text-sm text-muted">{words.nobody}</p>;
  return (
    <DataTable caption={words.byAttorney} columns={COLUMNS} rows={attorneys} keyOf={({ attorneyId }) => attorneyId} />
  );
}

const COLUMNS: readonly Column<Row>[] = [
  {
    name: words.attorney,
    cell: ({ attorneyId, name }) => (
      <Link to={staffAttorneyPath(attorneyId)} className="link">
        {name}
      </Link>
    ),
  },
  { name: words.pending, isNumber: true, cell: ({ pending }) => pending },
  { name: words.accepted, isNumber: true, cell: ({ accepted }) => accepted },
  { name: words.declined, isNumber: true, cell: ({ declined }) => declined },
  { name: words.rate, isNumber: true, cell: ({ acceptanceRate }) => shareText(acceptanceRate) ?? words.noneYet },
  {
    name: words.median,
    isNumber: true,
    cell: ({ responseHours }) => (responseHours ? durationText(responseHours.median) : words.noneYet),
  },
  {
    name: words.p90,
    isNumber: true,
    cell: ({ responseHours }) => (responseHours ? durationText(responseHours.p90) : words.noneYet),
  },
];
