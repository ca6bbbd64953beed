import { useState } from 'react';
import { Link } from 'react-router';
import type { UnansweredLead } from '#contract/staff/leads.ts';
import { call } from '#web/lib/call/call.ts';
import { staffAttorneyPath } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { copy } from '../copy.ts';
import { listCopy } from '../list-copy.ts';
import { type Column, DataTable } from '../data-table.tsx';
import { durationText, momentText } from '../format.ts';
import { ListView } from '../list-view.tsx';
import { Panel } from '../page-frame.tsx';
import { useStaff } from '../queries.ts';
import { useAction } from '../use-action.ts';

const words = listCopy.unanswered;
const HOUR_MS = 3_600_000;

/** Who waits longest stands first. */
export function Unanswered() {
  // Not in the address: the list of feedback below has its page there.
  const [page, setPage] = useState(1);
  const leads = useStaff('staffListUnansweredLeads', { page });
  return (
    <Panel heading={words.heading}>
      <p className="text-sm text-muted">{words.text}</p>
      <ListView query={leads} empty={words.empty} goTo={setPage}>
        {(rows) => <DataTable caption={words.heading} columns={COLUMNS} rows={rows} keyOf={({ id }) => id} />}
      </ListView>
    </Panel>
  );
}

const COLUMNS: readonly Column<UnansweredLead>[] = [
  {
    name: copy.leads.attorney,
    cell: ({ attorneyId, attorneyName }) => (
      <Link to={staffAttorneyPath(attorneyId)} className="link">
        {attorneyName}
      </Link>
    ),
  },
  {
    name: words.waiting,
    cell: ({ since }) => (
      <span className="whitespace-nowrap">
        {durationText((Date.now() - Date.parse(since)) / HOUR_MS)}
        <span className="block text-sm text-muted">{momentText(since)}</span>
      </span>
    ),
  },
  { name: words.attorney, cell: (lead) => <Mailing lead={lead} to="attorney" /> },
  { name: words.client, cell: (lead) => <Mailing lead={lead} to="client" /> },
];

const TO = {
  attorney: { call: 'staffRemindAttorney', at: 'remindedAt' },
  client: { call: 'staffOfferOthers', at: 'othersOfferedAt' },
} as const;

function Mailing({ lead, to }: { lead: UnansweredLead; to: keyof typeof TO }) {
  const action = useAction();
  const at = lead[TO[to].at];
  return (
    <div className="grid justify-items-start gap-1">
      <Button
        size="sm"
        variant="secondary"
        busy={action.isBusy}
        onClick={() => void action.run(() => call(TO[to].call, { leadId: lead.id }))}
      >
        {words.mail[to]}
      </Button>
      {at && <span className="text-sm text-muted">{words.mailed(momentText(at))}</span>}
      {action.error && (
        <span role="alert" className="text-sm text-bad">
          {action.error}
        </span>
      )}
    </div>
  );
}
