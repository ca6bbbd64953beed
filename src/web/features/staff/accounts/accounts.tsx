import { type FormEvent, useState } from 'react';
import { errorText } from '#web/lib/call/error-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useStaff } from '../queries.ts';
import { AccountPanel } from './account-panel.tsx';
import { copy } from '../copy.ts';
import { PageFrame } from '../page-frame.tsx';

const words = copy.accounts;

/** By the whole address alone: nobody leafs through people. */
export function Accounts() {
  const [typed, setTyped] = useState('');
  const [email, setEmail] = useState<string | null>(null);

  function find(event: FormEvent) {
    event.preventDefault();
    if (typed.trim() !== '') setEmail(typed.trim());
  }

  return (
    <PageFrame heading={words.heading} text={words.text}>
      <form onSubmit={find} noValidate className="flex max-w-xl flex-wrap items-end gap-3">
        <TextField
          label={words.email}
          type="email"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className="min-w-60 flex-1"
        />
        <Button type="submit">{words.find}</Button>
      </form>
      {email !== null && <Found key={email} email={email} />}
    </PageFrame>
  );
}

function Found({ email }: { email: string }) {
  const found = useStaff('staffFindAccount', { email });
  if (found.error) return <Notice tone="bad">{errorText(found.error)}</Notice>;
  if (!found.data) return null;
  const { account } = found.data;
  return account ? <AccountPanel account={account} /> : <Notice tone="info">{words.none}</Notice>;
}
