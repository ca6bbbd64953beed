import type { LeadOutcomes } from '#contract/staff/reports.ts';
import { LEAD_STATUSES, type LeadStatus } from '#domain/leads/lead.ts';
import { calendarDay } from '#web/lib/message-date.ts';
import { copy } from '../copy.ts';
import { type Column, DataTable } from '../data-table.tsx';
import { stackedBars, tickOf } from './stacked-bars.ts';

const words = copy.leads;
const FILLS: Record<LeadStatus, string> = {
  pending: 'fill-warn-dot',
  accepted: 'fill-ok-dot',
  declined: 'fill-bad-dot',
};
const SIZE = { width: 360, height: 150 };
/** Room for the scale at the left and the dates below. */
const EDGE = { left: 28, bottom: 22, top: 8 };

type Step = LeadOutcomes['series'][number];

/** A picture for those who see it, and the same numbers as a table for everybody. */
export function OutcomeChart({ series, step }: Pick<LeadOutcomes, 'series' | 'step'>) {
  return (
    <figure className="grid gap-3">
      <figcaption className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        <span className="font-medium">{words.chartOf[step]}</span>
        {LEAD_STATUSES.map((status) => (
          <span key={status} className="inline-flex items-center gap-1.5 text-muted">
            <svg aria-hidden width="10" height="10">
              <rect width="10" height="10" rx="2" className={FILLS[status]} />
            </svg>
            {words[status]}
          </span>
        ))}
      </figcaption>
      <Bars series={series} />
      <details className="text-sm">
        <summary className="link inline-flex min-h-11 items-center">{words.asTable}</summary>
        <div className="mt-2">
          <DataTable
            caption={words.chartOf[step]}
            columns={columnsFor(step)}
            rows={series}
            keyOf={({ start }) => start}
          />
        </div>
      </details>
    </figure>
  );
}

const columnsFor = (step: LeadOutcomes['step']): Column<Step>[] => [
  { name: words.starting[step], cell: ({ start }) => <span className="whitespace-nowrap">{calendarDay(start)}</span> },
  ...LEAD_STATUSES.map((status) => ({ name: words[status], isNumber: true, cell: (row: Step) => row[status] })),
];

function Bars({ series }: { series: readonly Step[] }) {
  const { bars, top } = stackedBars(series, {
    x: EDGE.left,
    y: EDGE.top,
    width: SIZE.width - EDGE.left,
    height: SIZE.height - EDGE.bottom - EDGE.top,
  });
  const bottom = SIZE.height - EDGE.bottom;
  return (
    <svg aria-hidden viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} className="h-auto w-full">
      <line x1={EDGE.left} x2={SIZE.width} y1={bottom} y2={bottom} className="stroke-line-strong" strokeWidth="1" />
      <line x1={EDGE.left} x2={SIZE.width} y1={EDGE.top} y2={EDGE.top} className="stroke-line" strokeWidth="1" />
      <text x={EDGE.left - 6} y={EDGE.top + 4} textAnchor="end" className="fill-muted text-xs">
        {top}
      </text>
      <text x={EDGE.left - 6} y={bottom + 4} textAnchor="end" className="fill-muted text-xs">
        0
      </text>
      {bars.map(({ status, start, ...rect }) => (
        <rect key={`${start} ${status}`} {...rect} rx="1.5" className={FILLS[status]} />
      ))}
      {[series[0], series.at(-1)].map((at, index) => (
        <text
          key={index === 0 ? 'first' : 'last'}
          x={index === 0 ? EDGE.left : SIZE.width}
          y={SIZE.height - 6}
          textAnchor={index === 0 ? 'start' : 'end'}
          className="fill-muted text-xs"
        >
          {at && (index === 0 || series.length > 1) ? tickOf(at.start) : ''}
        </text>
      ))}
    </svg>
  );
}
