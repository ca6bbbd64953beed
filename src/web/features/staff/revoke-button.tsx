import { useState } from 'react';
import { call } from '#web/lib/call.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { copy } from './copy.ts';
import { useAction } from './use-action.ts';

const words = copy.ids;

/** Asks first: an attorney may be about to use it. */
export function RevokeButton({ code }: { code: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const action = useAction();
  async function revoke() {
    if (await action.run(() => call('staffRevokeInvite', { code }))) setIsAsking(false);
  }
  return (
    <>
      <Button size="sm" variant="ghost" aria-label={words.revokeName(code)} onClick={() => setIsAsking(true)}>
        {words.revoke}
      </Button>
      <Dialog
        kind="alert"
        open={isAsking}
        onOpenChange={(isOpen) => {
          setIsAsking(isOpen);
          action.forgetError();
        }}
        title={words.revokeTitle}
        description={words.revokeText(code)}
        footer={
          <>
            <Button variant="secondary" onClick={() => setIsAsking(false)}>
              {copy.cancel}
            </Button>
            <Button variant="danger" busy={action.isBusy} onClick={() => void revoke()}>
              {words.revoke}
            </Button>
          </>
        }
      >
        {action.error && <Notice tone="bad">{action.error}</Notice>}
      </Dialog>
    </>
  );
}
