import { useState } from 'react';
import { call } from '#web/lib/call/call.ts';
import { errorText } from '#web/lib/call/error-text.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { copy } from './copy.ts';
import { useAccountChange } from './queries.ts';

const words = copy.own.mails;

type MailAboutLeadsProps = {
  wanted: boolean;
  /** New leads once a day in one mail; null for whoever gets no leads. */
  digest: boolean | null;
};

/** Shows the wish at once, and the old state again if it could not be saved. */
export function MailAboutLeads({ wanted, digest }: MailAboutLeadsProps) {
  const { reload } = useAccountChange();
  const [shown, setShown] = useState({ wanted, digest: digest ?? false });
  const [said, setSaid] = useState<{ error?: string } | null>(null);

  async function change(next: typeof shown) {
    const before = shown;
    setSaid(null);
    setShown(next);
    try {
      await call('setMailAboutLeads', { wanted: next.wanted, digest: digest === null ? null : next.digest });
      setSaid({});
      await reload();
    } catch (failure) {
      setShown(before);
      setSaid({ error: errorText(failure) });
    }
  }

  return (
    <>
      <Checkbox
        label={words.label}
        checked={shown.wanted}
        error={said?.error}
        onChange={(event) => void change({ ...shown, wanted: event.target.checked })}
      />
      {digest !== null && shown.wanted && (
        <Checkbox
          label={words.digest}
          checked={shown.digest}
          onChange={(event) => void change({ ...shown, digest: event.target.checked })}
        />
      )}
      <p className="text-sm text-muted">{words.note}</p>
      <output className="text-sm text-ok empty:hidden">{said && !said.error && copy.own.saved}</output>
    </>
  );
}
