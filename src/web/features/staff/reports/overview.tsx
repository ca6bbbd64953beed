import { ArrowRight, CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import type { OutputOf } from '#contract/index.ts';
import { staffPaths } from '#web/paths.ts';
import { LinkButton } from '#web/frame/link-button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { copy } from '../copy.ts';
import { countText, momentText } from '../format.ts';
import { LoadFailed } from '../list-view.tsx';
import { PageFrame } from '../page-frame.tsx';
import { useStaff } from '../queries.ts';

const words = copy.overview;
type Numbers = OutputOf<'staffGetOverview'>;

export function Overview() {
  const overview = useStaff('staffGetOverview', null);
  return (
    <PageFrame heading={copy.title} text={words.text}>
      {overview.isPending && <Loading label={copy.list.loading} />}
      {overview.isLoadingError && <LoadFailed onRetry={() => void overview.refetch()} />}
      {overview.data && (
        <>
          <Tasks numbers={overview.data} />
          <RightNow numbers={overview.data} />
          <RegisterState register={overview.data.register} shown={overview.data.attorneys.shown} />
        </>
      )}
    </PageFrame>
  );
}

function Tasks({ numbers }: { numbers: Numbers }) {
  const { attorneys, leads, messages, answers } = numbers;
  const tasks = [
    { label: words.newMessages, count: messages.new, to: `${staffPaths.messages}?status=new` },
    { label: words.openMessages, count: messages.open, to: `${staffPaths.messages}?status=open` },
    { label: words.newAnswers, count: answers.new, to: `${staffPaths.answers}?state=new` },
    { label: words.waitingLong, count: leads.waitingLong, to: staffPaths.leads },
    { label: words.unlicensed, count: attorneys.unlicensed, to: `${staffPaths.attorneys}?show=hidden` },
  ].filter(({ count }) => count > 0);
  return (
    <section aria-label={words.needsAction}>
      <h2 className="text-sm font-semibold">{words.needsAction}</h2>
      {tasks.length === 0 ? (
        <p className="mt-2 flex items-center gap-2 text-muted">
          <CircleCheck size={18} aria-hidden className="text-ok" />
          {words.calm}
        </p>
      ) : (
        <ul className="mt-2 grid gap-3 sm:grid-cols-2">
          {tasks.map(({ label, count, to }) => (
            <li key={to}>
              <Link
                to={to}
                className="flex h-full items-center gap-4 rounded-lg border border-line bg-surface p-4 transition-colors hover:bg-sunken"
              >
                <span className="font-serif text-3xl font-semibold tabular-nums">{countText(count)}</span>
                <span className="min-w-0 flex-1 text-sm">{label}</span>
                <ArrowRight size={18} aria-hidden className="shrink-0 text-muted" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function RightNow({ numbers: { attorneys, leads } }: { numbers: Numbers }) {
  const facts = [
    { label: words.shown, count: attorneys.shown },
    { label: words.paused, count: attorneys.paused },
    { label: words.pending, count: leads.pending },
  ];
  return (
    <section aria-label={words.numbers}>
      <h2 className="text-sm font-semibold">{words.numbers}</h2>
      <dl className="mt-2 grid grid-cols-3 gap-3">
        {facts.map(({ label, count }) => (
          <div key={label} className="flex flex-col-reverse justify-end rounded-lg border border-line bg-surface p-4">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="font-serif text-3xl font-semibold tabular-nums">{countText(count)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function RegisterState({ register: { asOf, isOld }, shown }: { register: Numbers['register']; shown: number }) {
  const none = shown > 0 ? words.noRegisterShown(shown) : words.noRegister;
  const text = asOf ? (isOld ? words.oldRegister : words.freshRegister)(momentText(asOf)) : none;
  return (
    <section aria-label={words.register}>
      <h2 className="text-sm font-semibold">{words.register}</h2>
      <Notice tone={isOld ? 'bad' : 'info'} className="mt-2">
        {text}
      </Notice>
      {isOld && (
        <LinkButton to={staffPaths.register} variant="secondary" size="sm" className="mt-3">
          {words.importIt}
        </LinkButton>
      )}
    </section>
  );
}
