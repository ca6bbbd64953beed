import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Matter } from '#contract/matter.ts';
import { call } from '#web/lib/call/call.ts';
import { useSession } from '#web/lib/session/use-session.ts';
import { chatPath, matterPath, paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { LinkButton } from '#web/frame/link-button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { TextLink } from '#web/frame/text-link.tsx';
import { matterWords, type MatterWords } from './copy.ts';
import { MatterAttorneys, MatterPapers } from './matter-around.tsx';
import { MatterDays } from './matter-days.tsx';
import { MatterFacts } from './matter-facts.tsx';
import { MatterTasks } from './matter-tasks.tsx';
import { OfflineChoice } from './offline-choice.tsx';
import { useAround, useMatters, useReadAgain } from './queries.ts';

/** One problem in one place; which of several, the address decides (`?chat=ID`). */
export function MatterScreen() {
  const [query] = useSearchParams();
  const matters = useMatters();
  const words = matterWords;
  if (matters.isPending) return <Loading label={words.loading} showLabel />;
  if (!matters.data)
    return (
      <>
        <Notice tone="bad">{words.failed}</Notice>
        <Button variant="secondary" className="mt-4" onClick={() => void matters.refetch()}>
          {words.tryAgain}
        </Button>
      </>
    );
  const matter = matters.data.find(({ chatId }) => chatId === query.get('chat')) ?? matters.data[0];
  return matter ? <OneMatter key={matter.chatId} matter={matter} all={matters.data} /> : <NoMatter words={words} />;
}

function OneMatter({ matter, all }: { matter: Matter; all: readonly Matter[] }) {
  const words = matterWords;
  const { documents, contacts } = useAround(matter.chatId);
  const isVisitor = useSession().user?.isAnonymous ?? true;
  return (
    <div lang={matter.language}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <PageHeading className="min-w-0 text-3xl wrap-anywhere">{matter.title}</PageHeading>
        {all.length > 1 && <Switch matter={matter} all={all} words={words} />}
      </div>
      <p className="mt-1 text-sm text-muted">
        {isVisitor && (
          <>
            {words.visitor} <TextLink to={paths.login}>{words.logIn}</TextLink>{' '}
          </>
        )}
        <TextLink to={chatPath(matter.chatId)} className="inline-flex min-h-11 items-center">
          {words.chat}
        </TextLink>
      </p>
      <div className="mt-3 grid gap-x-7 gap-y-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,23.25rem)] lg:items-start">
        <div className="contents lg:grid lg:gap-5">
          <MatterDays matter={matter} words={words} />
          <MatterTasks matter={matter} documents={documents} words={words} />
          <div className="order-1 lg:order-none">
            <MatterPapers documents={documents} words={words} />
          </div>
        </div>
        <div className="contents lg:grid lg:gap-5">
          <div className="order-2 lg:order-none">
            <MatterAttorneys chatId={matter.chatId} contacts={contacts} words={words} />
          </div>
          <MatterFacts matter={matter} words={words} />
        </div>
      </div>
      <OfflineChoice words={words} />
      <Deletion matter={matter} words={words} />
    </div>
  );
}

function Switch({ matter, all, words }: { matter: Matter; all: readonly Matter[]; words: MatterWords }) {
  const navigate = useNavigate();
  return (
    <select
      aria-label={words.which}
      value={matter.chatId}
      onChange={(event) => void navigate(matterPath(event.target.value))}
      className="select-arrow min-h-11 max-w-full appearance-none truncate rounded-full border border-line-strong/60 py-2 pr-10 pl-4 text-sm"
    >
      {all.map(({ chatId, title }, index) => (
        <option key={chatId} value={chatId}>
          {`${words.count(index + 1, all.length)}: ${title}`}
        </option>
      ))}
    </select>
  );
}

function Deletion({ matter, words }: { matter: Matter; words: MatterWords }) {
  const [isAsking, setIsAsking] = useState(false);
  const readAgain = useReadAgain();
  const navigate = useNavigate();
  async function remove() {
    await call('deleteChat', { chatId: matter.chatId });
    setIsAsking(false);
    await readAgain();
    await navigate(paths.matter, { replace: true });
  }
  return (
    <>
      <Button variant="danger" size="sm" className="mt-6 min-h-11" onClick={() => setIsAsking(true)}>
        <Trash2 size={18} aria-hidden />
        {words.delete}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={words.deleteTitle}
        description={words.deleteText}
        cancel={words.cancel}
        confirm={words.remove}
        failed={words.deleteFailed}
        onConfirm={remove}
      />
    </>
  );
}

/** Three ways to begin. */
function NoMatter({ words }: { words: MatterWords }) {
  return (
    <>
      <PageHeading className="text-3xl">{words.title}</PageHeading>
      <p className="mt-3 text-muted">{words.empty}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <LinkButton to={paths.home}>{words.emptyWays.chat}</LinkButton>
        <LinkButton to={paths.documents} variant="secondary">
          {words.emptyWays.documents}
        </LinkButton>
        <LinkButton to={paths.deadlines} variant="secondary">
          {words.emptyWays.deadlines}
        </LinkButton>
      </div>
    </>
  );
}
