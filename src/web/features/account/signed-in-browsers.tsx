import { useState } from 'react';
import type { SignedInBrowser } from '#contract/account.ts';
import { call } from '#web/lib/call/call.ts';
import { calendarDay } from '#web/lib/message-date.ts';
import { useCall } from '#web/lib/call/use-call.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { copy } from './copy.ts';
import { useAccountChange } from './queries.ts';

const words = copy.own.browsers;

const nameOf = ({ browser }: SignedInBrowser) => (browser === null ? words.unknown : words.name(browser));

export function SignedInBrowsers({ browsers }: { browsers: readonly SignedInBrowser[] }) {
  const { reload } = useAccountChange();
  const { isBusy, error, run } = useCall();
  /** Which was chosen last: one of them, or `null` for all the others. */
  const [chosen, setChosen] = useState<string | null>(null);

  async function signOut(browserId: string | null) {
    setChosen(browserId);
    await run(async () => {
      try {
        await call('signOutBrowser', { browserId });
      } finally {
        await reload();
      }
    });
  }

  return (
    <>
      {error && <Notice tone="bad">{error}</Notice>}
      <ul className="grid w-full divide-y divide-line rounded-lg border border-line bg-surface">
        {browsers.map((browser) => (
          <li key={browser.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
            <span className="min-w-0 flex-1">
              <span className="block font-medium">{nameOf(browser)}</span>
              <span className="block text-sm text-muted">
                {words.seen(calendarDay(browser.lastSeenAt.slice(0, 10)))}
              </span>
            </span>
            {browser.isThisOne ? (
              <Badge tone="ok">{words.thisOne}</Badge>
            ) : (
              <Button
                variant="secondary"
                size="sm"
                busy={isBusy && chosen === browser.id}
                aria-label={words.signOutOf(nameOf(browser))}
                onClick={() => void signOut(browser.id)}
              >
                {words.signOut}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {browsers.length > 1 && (
        <Button variant="secondary" busy={isBusy && chosen === null} onClick={() => void signOut(null)}>
          {words.others}
        </Button>
      )}
    </>
  );
}
