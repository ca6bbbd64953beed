import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { errorText } from '#web/lib/call/error-text.ts';
import { useCall } from '#web/lib/call/use-call.ts';
import type { SessionMe } from '#web/lib/session/load-session.ts';
import { useSession } from '#web/lib/session/use-session.ts';
import { paths } from '#web/paths.ts';
import { AuthCard } from '#web/frame/auth-card.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextLink } from '#web/frame/text-link.tsx';
import { type AcceptanceFailure, acceptTerms } from './accept-terms.ts';
import { copy } from './copy.ts';

const words = copy.terms;

export type AcceptTermsFormProps = {
  user: SessionMe['user'];
  /** The full text of the terms. */
  children: ReactNode;
};

/** On success the session changes, and the route leads home by itself. */
export function AcceptTermsForm({ user, children }: AcceptTermsFormProps) {
  const { refresh } = useSession();
  const [accepted, setAccepted] = useState(false);
  const [fieldError, setFieldError] = useState<string>();
  const [failure, setFailure] = useState<AcceptanceFailure | null>(null);
  const { isBusy: busy, run } = useCall();
  const checkbox = useRef<HTMLInputElement>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setFailure(null);
    if (!accepted) {
      setFieldError(words.mustAccept);
      checkbox.current?.focus();
      return;
    }
    await run(async () => setFailure(await acceptTerms({ user, refresh })));
  }

  return (
    <AuthCard wide title={words.title} subtitle={words.subtitle}>
      <TermsBox>{children}</TermsBox>
      <p className="mt-3 text-sm">
        <TextLink to={paths.privacy} newTab>
          {words.readPrivacy}
        </TextLink>
      </p>
      <form onSubmit={submit} noValidate className="mt-4 grid gap-4">
        <Checkbox
          ref={checkbox}
          name="accepted"
          label={words.accept}
          error={fieldError}
          checked={accepted}
          onChange={(event) => {
            setAccepted(event.target.checked);
            setFieldError(undefined);
          }}
        />
        {failure && (
          <Notice tone="bad">
            <p>{failure.message}</p>
            {failure.reason && <p className="mt-1">{failure.reason}</p>}
          </Notice>
        )}
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <DeclineButton disabled={busy} onError={(message) => setFailure({ message })} />
          <Button type="submit" busy={busy}>
            {busy ? words.working : words.submit}
          </Button>
        </div>
      </form>
    </AuthCard>
  );
}

function TermsBox({ children }: { children: ReactNode }) {
  return (
    <section
      aria-label={words.box}
      // Scrolls, so the keyboard must be able to reach it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="max-h-96 overflow-y-auto rounded-md border border-line bg-bg px-4 py-4 text-sm sm:px-5"
    >
      {children}
    </section>
  );
}

function DeclineButton({ disabled, onError }: { disabled: boolean; onError: (message: string) => void }) {
  const { signOut } = useSession();
  const navigate = useNavigate();
  const { isBusy, run } = useCall();

  async function decline() {
    try {
      await signOut();
      await navigate(paths.login, { replace: true });
    } catch (error) {
      onError(errorText(error));
    }
  }

  return (
    <Button variant="secondary" disabled={disabled} busy={isBusy} onClick={() => void run(decline)}>
      {words.decline}
    </Button>
  );
}
