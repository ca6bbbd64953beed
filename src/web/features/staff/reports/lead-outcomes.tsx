import { PERIODS } from '#domain/staff/staff-period.ts';
import type { LeadOutcomes, Outcome } from '#contract/staff/reports.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { copy } from '../copy.ts';
import { DeclineReasons } from './decline-reasons.tsx';
import { FeedbackList } from './feedback-list.tsx';
import { countText, durationText, shareText } from '../format.ts';
import { periodWords } from '../labels.ts';
import { LoadFailed } from '../list-view.tsx';
import { OutcomeChart } from './outcome-chart.tsx';
import { OutcomeTable } from './outcome-table.tsx';
import { PageFrame, Panel } from '../page-frame.tsx';
import { useStaff } from '../queries.ts';
import { Unanswered } from '../leads/unanswered.tsx';
import { useListState } from '../use-list-state.ts';

const words = copy.leads;
const SORTS = ['decidedAt', 'attorney'] as const;

export function Leads() {
  const list = useListState(SORTS, { sort: 'decidedAt', direction: 'desc' });
  const period = list.choice('period', PERIODS) ?? '30-days';
  const outcomes = useStaff('staffGetLeadOutcomes', { period });
  return (
    <PageFrame heading={copy.nav.leads} text={words.text}>
      <Unanswered />
      <Select
        label={words.period}
        className="max-w-60"
        value={period}
        options={PERIODS.map((value) => ({ value, label: periodWords[value] }))}
        onChange={(event) => list.filter('period', event.target.value)}
      />
      {outcomes.isPending && <Loading label={copy.list.loading} />}
      {outcomes.isLoadingError && <LoadFailed onRetry={() => void outcomes.refetch()} />}
      {outcomes.data && <Report outcomes={outcomes.data} />}
      <Panel heading={words.feedback}>
        <p className="text-sm text-muted">{words.feedbackText}</p>
        <FeedbackList list={list} period={period} />
      </Panel>
    </PageFrame>
  );
}

function Report({ outcomes }: { outcomes: LeadOutcomes }) {
  return (
    <>
      <Numbers overall={outcomes.overall} />
      <div className="grid grid-cols-1 gap-6 xl:grid-cols-2">
        <Panel heading={words.chart}>
          <OutcomeChart series={outcomes.series} step={outcomes.step} />
        </Panel>
        <Panel heading={words.reasons}>
          <DeclineReasons reasons={outcomes.declineReasons} />
        </Panel>
      </div>
      <Panel heading={words.byAttorney}>
        <OutcomeTable attorneys={outcomes.attorneys} />
      </Panel>
    </>
  );
}

function Numbers({ overall }: { overall: Outcome }) {
  const { pending, accepted, declined, acceptanceRate, responseHours } = overall;
  const facts = [
    [words.pending, countText(pending)],
    [words.accepted, countText(accepted)],
    [words.declined, countText(declined)],
    [words.rate, shareText(acceptanceRate)],
    [words.median, responseHours && durationText(responseHours.median)],
    [words.p90, responseHours && durationText(responseHours.p90)],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-6">
      {facts.map(([name, value]) => (
        <div key={name} className="flex flex-col-reverse justify-end rounded-lg border border-line bg-surface p-4">
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="font-serif text-xl font-semibold tabular-nums">{value ?? words.noneYet}</dd>
        </div>
      ))}
    </dl>
  );
}
