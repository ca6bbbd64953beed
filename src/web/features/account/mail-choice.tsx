import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { call } from '#web/lib/call/call.ts';
import { errorText } from '#web/lib/call/error-text.ts';
import { useCall } from '#web/lib/call/use-call.ts';
import { paths } from '#web/paths.ts';
import { AuthCard } from '#web/frame/auth-card.tsx';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/frame/link-button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { copy } from './copy.ts';

const words = copy.mailChoice;

/** Reached by the link in a mail, without signing in. Opening it changes nothing: mail scanners open links too. */
export function MailChoice() {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const key = ['mail-choice', token];
  const queries = useQueryClient();
  const choice = useQuery({ queryKey: key, queryFn: () => call('getMailChoice', { token }), enabled: token !== '' });
  const choosing = useCall();

  async function choose(leads: boolean) {
    await call('setMailChoice', { token, leads });
    queries.setQueryData(key, { leads });
  }

  const failure = token === '' ? words.noToken : choice.isLoadingError ? errorText(choice.error) : choosing.error;
  return (
    <AuthCard title={words.title} subtitle={choice.data && (choice.data.leads ? words.on : words.off)}>
      <div className="grid gap-4">
        {choice.isLoading && <Loading />}
        {failure && <Notice tone="bad">{failure}</Notice>}
        {choice.data && (
          <Button busy={choosing.isBusy} onClick={() => void choosing.run(() => choose(!choice.data.leads))}>
            {choice.data.leads ? words.stop : words.start}
          </Button>
        )}
        <p className="text-sm text-muted">{words.note}</p>
        <LinkButton to={paths.home} variant="secondary">
          {words.home}
        </LinkButton>
      </div>
    </AuthCard>
  );
}
