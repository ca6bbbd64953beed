import type { WrongAnswer } from '#contract/staff/messages.ts';
import { call } from '#web/lib/call/call.ts';
import { Notice } from '#web/ui/notice.tsx';
import { copy } from '../copy.ts';
import { ChoiceFilter, FilterBar } from '../filters.tsx';
import { momentText } from '../format.ts';
import { ListView } from '../list-view.tsx';
import { PageFrame } from '../page-frame.tsx';
import { useStaff } from '../queries.ts';
import { ActionButton } from '../action-button.tsx';
import { useAction } from '../use-action.ts';
import { useListState } from '../use-list-state.ts';
import { WrongTrend } from './wrong-trend.tsx';

const words = copy.answers;

export function Answers() {
  const list = useListState(['ratedAt'], { sort: 'ratedAt', direction: 'desc' });
  const answers = useStaff('staffListWrongAnswers', {
    page: list.page,
    direction: list.direction,
    state: list.choice('state', ['new', 'reviewed']),
  });
  return (
    <PageFrame heading={copy.nav.answers} text={words.text}>
      <WrongTrend list={list} />
      <FilterBar>
        <ChoiceFilter list={list} name="state" label={words.state} words={words.states} />
      </FilterBar>
      <ListView query={answers} empty={words.empty} goTo={list.goTo}>
        {(rows) => (
          <ul className="grid grid-cols-1 gap-4">
            {rows.map((row) => (
              <Report key={row.messageId} row={row} />
            ))}
          </ul>
        )}
      </ListView>
    </PageFrame>
  );
}

function Report({ row }: { row: WrongAnswer }) {
  const action = useAction();
  const { messageId, reason, ratedAt, reviewedAt } = row;
  const review = () => call('staffReviewAnswer', { messageId, reviewed: reviewedAt === null });
  return (
    <li className="grid grid-cols-1 gap-4 rounded-xl border border-line bg-surface p-5">
      <div>
        <p className="text-sm text-muted">
          <time dateTime={ratedAt}>{momentText(ratedAt)}</time>
          {reviewedAt && ` · ${words.reviewedAt(momentText(reviewedAt))}`}
        </p>
        <p className="mt-1 text-lg wrap-anywhere">{reason ? `“${reason}”` : words.noReason}</p>
      </div>
      <Statements statements={row.statements} />
      <Sources sources={row.sources} />
      {action.error && <Notice tone="bad">{action.error}</Notice>}
      <ActionButton action={action} work={review} label={reviewedAt ? words.reopen : words.review} />
    </li>
  );
}

function Statements({ statements }: Pick<WrongAnswer, 'statements'>) {
  if (statements.length === 0) return <p className="text-sm text-muted">{words.noStatements}</p>;
  return (
    <details className="text-sm">
      <summary className="font-semibold">
        {words.statements} ({statements.length})
      </summary>
      <ul className="mt-2 grid list-disc gap-1.5 pl-5">
        {statements.map(({ topic, text }) => (
          <li key={text}>
            {text} <span className="text-muted">({topic})</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Sources({ sources }: Pick<WrongAnswer, 'sources'>) {
  if (sources.length === 0) return <p className="text-sm text-muted">{words.noSources}</p>;
  return (
    <div className="text-sm">
      <p className="font-semibold">{words.sources}</p>
      <ul className="mt-1 grid gap-1">
        {sources.map(({ title, citation, url }) => (
          <li key={`${citation} ${url}`} className="min-w-0 wrap-anywhere">
            <a href={url} target="_blank" rel="noopener noreferrer" className="link wrap-anywhere">
              {citation}
            </a>{' '}
            <span className="text-muted">{title}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
