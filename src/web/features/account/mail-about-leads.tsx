import { useState } from 'react';
import { call } from '#web/lib/call.ts';
import { errorText } from '#web/lib/error-text.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { copy } from './copy.ts';
import { useAccountChange } from './queries.ts';

const words = copy.own.mails;

/** Shows the wish at once, and the old state again if it could not be saved. */
export function MailAboutLeads({ wanted }: { wanted: boolean }) {
  const { reload } = useAccountChange();
  const [shown, setShown] = useState(wanted);
  const [said, setSaid] = useState<{ error?: string } | null>(null);

  async function change(next: boolean) {
    setSaid(null);
    setShown(next);
    try {
      await call('setMailAboutLeads', { wanted: next });
      setSaid({});
      await reload();
    } catch (failure) {
      setShown(!next);
      setSaid({ error: errorText(failure) });
    }
  }

  return (
    <>
      <Checkbox
        label={words.label}
        checked={shown}
        error={said?.error}
        onChange={(event) => void change(event.target.checked)}
      />
      <p className="text-sm text-muted">{words.note}</p>
      <output className="text-sm text-ok empty:hidden">{said && !said.error && copy.own.saved}</output>
    </>
  );
}
