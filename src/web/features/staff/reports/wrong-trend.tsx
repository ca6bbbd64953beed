import type { WrongTrend as Trend } from '#contract/staff/messages.ts';
import { PERIODS } from '#domain/staff/staff-period.ts';
import { calendarDay } from '#web/lib/message-date.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { copy } from '../copy.ts';
import { listCopy } from '../list-copy.ts';
import { type Column, DataTable } from '../data-table.tsx';
import { shareText } from '../format.ts';
import { periodWords } from '../labels.ts';
import { LoadFailed } from '../list-view.tsx';
import { Panel } from '../page-frame.tsx';
import { useStaff } from '../queries.ts';
import type { useListState } from '../use-list-state.ts';

const words = listCopy.wrongTrend;
type Step = Trend['series'][number];
type Statement = Trend['statements'][number];

/** Whether it gets better, and which of our statements stand in what people mark wrong. */
export function WrongTrend({ list }: { list: Pick<ReturnType<typeof useListState>, 'choice' | 'filter'> }) {
  const period = list.choice('period', PERIODS) ?? '30-days';
  const trend = useStaff('staffGetWrongTrend', { period });
  return (
    <Panel heading={words.heading}>
      <Select
        label={copy.leads.period}
        className="max-w-60"
        value={period}
        options={PERIODS.map((value) => ({ value, label: periodWords[value] }))}
        onChange={(event) => list.filter('period', event.target.value)}
      />
      {trend.isPending && <Loading label={copy.list.loading} />}
      {trend.isLoadingError && <LoadFailed onRetry={() => void trend.refetch()} />}
      {trend.data && (
        <div className="grid grid-cols-1 gap-6 xl:grid-cols-2">
          <DataTable
            caption={words.perStep[trend.data.step]}
            columns={columnsFor(trend.data)}
            rows={trend.data.series.toReversed()}
            keyOf={({ start }) => start}
          />
          {trend.data.statements.length === 0 ? (
            <p className="text-sm text-muted">{words.noStatements}</p>
          ) : (
            <DataTable
              caption={words.statements}
              columns={STATEMENTS}
              rows={trend.data.statements}
              keyOf={({ text }) => text}
            />
          )}
        </div>
      )}
    </Panel>
  );
}

const columnsFor = ({ step, series }: Trend): Column<Step>[] => {
  const most = Math.max(1, ...series.map(({ wrong }) => wrong));
  return [
    {
      name: copy.leads.starting[step],
      cell: ({ start }) => <span className="whitespace-nowrap">{calendarDay(start)}</span>,
    },
    {
      name: words.wrong,
      cell: ({ wrong }) => (
        <span className="flex items-center gap-2 tabular-nums">
          {wrong}
          <svg aria-hidden viewBox="0 0 60 8" className="h-2 w-15">
            <rect width={(60 * wrong) / most} height="8" rx="2" className="fill-bad-dot" />
          </svg>
        </span>
      ),
    },
    {
      name: words.share,
      isNumber: true,
      cell: ({ wrong, right }) => (wrong + right === 0 ? copy.leads.noneYet : shareText(wrong / (wrong + right))),
    },
  ];
};

const STATEMENTS: readonly Column<Statement>[] = [
  {
    name: words.statement,
    cell: ({ text, topic }) => (
      <span className="block min-w-56 wrap-anywhere">
        {text} <span className="text-muted">({topic})</span>
      </span>
    ),
  },
  { name: words.times, isNumber: true, cell: ({ count }) => count },
];
