import type { Feedback } from '#contract/staff/reports.ts';
import type { Period } from '#domain/staff/staff-period.ts';
import { Badge } from '#web/ui/badge.tsx';
import { copy } from '../copy.ts';
import { momentText } from '../format.ts';
import { ListView } from '../list-view.tsx';
import { useStaff } from '../queries.ts';
import type { ListState } from '../use-list-state.ts';

const words = copy.leads;

export type FeedbackListProps = { list: ListState<'decidedAt' | 'attorney'>; period: Period };

export function FeedbackList({ list, period }: FeedbackListProps) {
  const feedback = useStaff('staffListFeedback', {
    page: list.page,
    sort: list.sort,
    direction: list.direction,
    period,
  });
  return (
    <ListView query={feedback} empty={words.noFeedback} goTo={list.goTo}>
      {(rows) => (
        <ul className="grid gap-4">
          {rows.map((row) => (
            <Entry key={row.id} row={row} />
          ))}
        </ul>
      )}
    </ListView>
  );
}

function Entry({ row }: { row: Feedback }) {
  const { decision, declineCategory, attorneyName, messageToAdmin, decidedAt } = row;
  return (
    <li className="grid gap-1.5 border-t border-line pt-4 first:border-0 first:pt-0">
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <span className="font-semibold">{attorneyName}</span>
        <Badge tone={decision === 'accepted' ? 'ok' : 'bad'}>{words[decision]}</Badge>
        {declineCategory && <span className="text-muted">{declineCategory}</span>}
        <time dateTime={decidedAt} className="text-muted">
          {momentText(decidedAt)}
        </time>
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{messageToAdmin}</p>
    </li>
  );
}
