import { useEffect, useRef, useState } from 'react';
import type { Lead } from '#contract/leads.ts';
import { FoldingList } from '#web/frame/folding-list.tsx';
import { categoryName } from '#web/ui/text/category-name.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { copy } from '../copy.ts';
import { filtered, isLong, type LeadFilter, listsOf, NO_FILTER } from './lead-lists.ts';
import { LeadRow } from './lead-row.tsx';
import { type Sort, SORTS, sorted, valuesOf, windowed } from './triage.ts';

export type LeadNavigationProps = {
  leads: readonly Lead[];
  /** When they were read. */
  at: Date;
  selectedId: string | null;
};

/** The three lists, each scrolling by itself so that all three stay in reach; and a way through them once one is long. */
export function LeadNavigation({ leads, at, selectedId }: LeadNavigationProps) {
  const [filter, setFilter] = useState(NO_FILTER);
  const [sort, setSort] = useState<Sort>('deadline');
  const lists = listsOf(leads, at);
  const canFilter = isLong(lists);
  const shown = (list: readonly Lead[]) => sorted(canFilter ? filtered(list, filter) : list, sort);
  const { pending, accepted, declined } = copy.lists;
  const isFiltered = canFilter && filter !== NO_FILTER;
  const emptyOr = (empty: string, list: readonly Lead[]) => (isFiltered && list.length > 0 ? copy.filter.none : empty);
  return (
    <div className="flex h-full min-h-80 flex-col gap-2">
      {canFilter && <Filter leads={leads} filter={filter} onChange={setFilter} sort={sort} onSort={setSort} />}
      <List
        title={pending.title}
        empty={emptyOr(pending.empty, lists.pending)}
        leads={shown(lists.pending)}
        selectedId={selectedId}
        className="min-h-32 flex-[0_1_auto]"
      />
      <List
        title={accepted.title}
        empty={emptyOr(accepted.empty, lists.accepted)}
        leads={shown(lists.accepted)}
        selectedId={selectedId}
        className="max-h-[35%] shrink-0"
      />
      {lists.declined.length > 0 && (
        <List
          title={declined.title}
          note={declined.note}
          empty={copy.filter.none}
          leads={shown(lists.declined)}
          selectedId={selectedId}
          className="max-h-[25%] shrink-0"
        />
      )}
    </div>
  );
}

type FilterProps = {
  leads: readonly Lead[];
  filter: LeadFilter;
  onChange: (filter: LeadFilter) => void;
  sort: Sort;
  onSort: (sort: Sort) => void;
};

function Filter({ leads, filter, onChange, sort, onSort }: FilterProps) {
  const all = { value: '', label: copy.triage.all };
  const counties = valuesOf(leads, 'county').map((value) => ({ value, label: value }));
  const languages = Object.entries(copy.languages).map(([value, label]) => ({ value, label }));
  const categories = valuesOf(leads, 'category').map((value) => ({ value, label: categoryName(value) }));
  return (
    <search className="grid shrink-0 gap-1.5">
      <TextField
        type="search"
        label={copy.filter.search}
        value={filter.search}
        onChange={(event) => onChange({ ...filter, search: event.target.value })}
      />
      <details className="rounded-md border border-line px-3">
        <summary className="min-h-11 content-center text-sm font-medium">{copy.triage.more}</summary>
        <div className="grid gap-2 pb-3">
          <Select
            label={copy.triage.sort}
            value={sort}
            options={SORTS.map((value) => ({ value, label: copy.triage.sorts[value] }))}
            onChange={(event) => onSort(event.target.value as Sort)}
          />
          <Select
            label={copy.brief.category}
            value={filter.category}
            options={[all, ...categories]}
            onChange={(event) => onChange({ ...filter, category: event.target.value })}
          />
          <Select
            label={copy.brief.county}
            value={filter.county}
            options={[all, ...counties]}
            onChange={(event) => onChange({ ...filter, county: event.target.value })}
          />
          <Select
            label={copy.language}
            value={filter.language}
            options={[all, ...languages]}
            onChange={(event) => onChange({ ...filter, language: event.target.value })}
          />
        </div>
      </details>
      <Checkbox
        label={<span className="text-sm">{copy.filter.unreadOnly}</span>}
        checked={filter.unreadOnly}
        onChange={(event) => onChange({ ...filter, unreadOnly: event.target.checked })}
      />
    </search>
  );
}

type ListProps = {
  title: string;
  note?: string | undefined;
  empty: string;
  leads: readonly Lead[];
  selectedId: string | null;
  className: string;
};

const ROWS_AT_ONCE = 40;

function List({ title, note, empty, leads, selectedId, className }: ListProps) {
  const [upTo, setUpTo] = useState(ROWS_AT_ONCE);
  const selectedAt = leads.findIndex(({ id }) => id === selectedId);
  const rows = windowed(leads, upTo, selectedAt);
  return (
    <FoldingList title={title} count={leads.length} className={className} headingClassName="text-sm">
      {note && <p className="px-3 text-xs text-muted">{note}</p>}
      {leads.length === 0 && <p className="px-3 pt-1 text-sm text-muted">{empty}</p>}
      <ul className="grid grid-cols-1 gap-0.5 pt-1">
        {rows.map((lead) => (
          <LeadRow key={lead.id} lead={lead} isSelected={lead.id === selectedId} />
        ))}
      </ul>
      {rows.length < leads.length && <More onReached={() => setUpTo(rows.length + ROWS_AT_ONCE)} />}
    </FoldingList>
  );
}

/** The end of what is drawn: whoever comes near it gets more. */
function More({ onReached }: { onReached: () => void }) {
  const end = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!end.current) return undefined;
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && onReached());
    watcher.observe(end.current);
    return () => watcher.disconnect();
  }, [onReached]);
  return (
    <p ref={end} className="px-3 py-4 text-sm text-muted">
      {copy.loading}
    </p>
  );
}
