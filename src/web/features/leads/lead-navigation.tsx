import { useState } from 'react';
import type { Lead } from '#contract/leads.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { copy } from './copy.ts';
import { filtered, isLong, type LeadFilter, listsOf, NO_FILTER } from './lead-lists.ts';
import { LeadRow } from './lead-row.tsx';

export type LeadNavigationProps = {
  leads: readonly Lead[];
  /** When they were read. */
  at: Date;
  selectedId: string | null;
};

/** The three lists, and a way through them once one of them is long. */
export function LeadNavigation({ leads, at, selectedId }: LeadNavigationProps) {
  const [filter, setFilter] = useState(NO_FILTER);
  const lists = listsOf(leads, at);
  const canFilter = isLong(lists);
  const shown = (list: readonly Lead[]) => (canFilter ? filtered(list, filter) : list);
  const { pending, accepted, declined } = copy.lists;
  const isFiltered = canFilter && (filter.search.trim() !== '' || filter.unreadOnly);
  const emptyOr = (empty: string, list: readonly Lead[]) => (isFiltered && list.length > 0 ? copy.filter.none : empty);
  return (
    <div className="grid grid-cols-1 gap-6">
      {canFilter && <Filter filter={filter} onChange={setFilter} />}
      <List
        title={pending.title}
        empty={emptyOr(pending.empty, lists.pending)}
        leads={shown(lists.pending)}
        selectedId={selectedId}
      />
      <List
        title={accepted.title}
        empty={emptyOr(accepted.empty, lists.accepted)}
        leads={shown(lists.accepted)}
        selectedId={selectedId}
      />
      {lists.declined.length > 0 && (
        <List
          title={declined.title}
          note={declined.note}
          empty={copy.filter.none}
          leads={shown(lists.declined)}
          selectedId={selectedId}
        />
      )}
    </div>
  );
}

function Filter({ filter, onChange }: { filter: LeadFilter; onChange: (filter: LeadFilter) => void }) {
  return (
    <search className="grid gap-1">
      <TextField
        type="search"
        label={copy.filter.search}
        value={filter.search}
        onChange={(event) => onChange({ ...filter, search: event.target.value })}
      />
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
};

function List({ title, note, empty, leads, selectedId }: ListProps) {
  return (
    <nav aria-label={title}>
      <h2 className="px-3 text-sm font-semibold">
        {title} ({leads.length})
      </h2>
      {note && <p className="px-3 text-xs text-muted">{note}</p>}
      {leads.length === 0 ? (
        <p className="px-3 pt-1.5 text-sm text-muted">{empty}</p>
      ) : (
        <ul className="grid grid-cols-1 gap-0.5 pt-1.5">
          {leads.map((lead) => (
            <LeadRow key={lead.id} lead={lead} isSelected={lead.id === selectedId} />
          ))}
        </ul>
      )}
    </nav>
  );
}
