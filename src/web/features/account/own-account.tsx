import { Download } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { calendarDay } from '#web/lib/message-date.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { AccountDeletion } from './account-deletion.tsx';
import { copy } from './copy.ts';
import { LanguageChoice } from './language-choice.tsx';
import { MailAboutLeads } from './mail-about-leads.tsx';
import { type Account, useAccount } from './queries.ts';
import { SignedInBrowsers } from './signed-in-browsers.tsx';

const words = copy.own;

export function OwnAccount() {
  const account = useAccount();
  return (
    <>
      <PageHeading>{words.title}</PageHeading>
      {account.isPending && <Loading label={words.loading} showLabel className="mt-8" />}
      {account.isLoadingError && (
        <div className="mt-8 grid justify-items-start gap-4">
          <Notice tone="bad">{words.loadFailed}</Notice>
          <Button variant="secondary" onClick={() => void account.refetch()}>
            {words.again}
          </Button>
        </div>
      )}
      {account.data && <Sections account={account.data} />}
    </>
  );
}

function Sections({ account }: { account: Account }) {
  return (
    <>
      <p className="mt-3 wrap-anywhere text-muted">
        {account.email} · {words.since(calendarDay(account.memberSince.slice(0, 10)))}
      </p>
      <div className="mt-8 grid gap-10">
        {!account.isAttorney && (
          <Section title={words.language.title}>
            <LanguageChoice />
          </Section>
        )}
        <Section title={words.mails.title}>
          <MailAboutLeads wanted={account.mailAboutLeads} digest={account.isAttorney ? account.leadDigest : null} />
        </Section>
        <Section title={words.browsers.title}>
          <SignedInBrowsers browsers={account.browsers} />
        </Section>
        <Section title={words.export.title}>
          <p>{words.export.text}</p>
          <a href="/api/account/export" download className={buttonStyle('secondary')}>
            <Download size={18} aria-hidden />
            {words.export.button}
          </a>
        </Section>
        <Section title={words.deletion.title}>
          <AccountDeletion account={account} />
        </Section>
      </div>
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid justify-items-start gap-3 border-t border-line pt-6">
      <h2 id={id} className="font-serif text-xl font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}
