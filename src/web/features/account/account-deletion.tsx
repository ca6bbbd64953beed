import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#web/lib/call/call.ts';
import { expectSessionEnd } from '#web/lib/session/session-loss.ts';
import { useCall } from '#web/lib/call/use-call.ts';
import { useSession } from '#web/lib/session/use-session.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useAlert } from '#web/ui/dialog/use-alert.ts';
import { copy } from './copy.ts';
import type { Account } from './queries.ts';

const words = copy.own.deletion;

export function AccountDeletion({ account }: { account: Account }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <p>{account.isAttorney ? words.attorneyText : words.text}</p>
      <Button variant="danger" onClick={() => setIsOpen(true)}>
        {words.button}
      </Button>
      <DeletionDialog account={account} open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

function DeletionDialog({ account, open, onClose }: { account: Account; open: boolean; onClose: () => void }) {
  const formId = useId();
  const [email, setEmail] = useState('');
  const removing = useCall();
  const { refresh } = useSession();
  const navigate = useNavigate();
  const alert = useAlert();

  async function remove() {
    // Otherwise a page that still reads the deleted account would say that the session was lost.
    const expected = expectSessionEnd();
    try {
      await call('deleteAccount', { email });
      onClose();
      await navigate(paths.home, { replace: true });
      await refresh();
      await alert(words.done);
    } finally {
      expected();
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void removing.run(remove);
  }

  return (
    <Dialog
      kind="alert"
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words.heading}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" form={formId} variant="danger" busy={removing.isBusy}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        <div>
          <p>{words.goes}</p>
          <ul className="mt-1 list-disc pl-5">
            {contentsOf(account).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
        <p>{words.keep}</p>
        <TextField
          label={words.email}
          type="email"
          autoComplete="off"
          value={email}
          error={removing.error ?? undefined}
          onChange={(event) => {
            setEmail(event.target.value);
            removing.forgetError();
          }}
        />
      </form>
    </Dialog>
  );
}

function contentsOf({ contents }: Account): string[] {
  return [
    ...(contents.chats > 0 ? [words.chats(contents.chats)] : []),
    ...(contents.contacts > 0 ? [words.contacts(contents.contacts)] : []),
    ...(contents.documents > 0 ? [words.documents(contents.documents)] : []),
    words.rest,
  ];
}
