import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#web/lib/call/call.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { copy } from '../copy.ts';
import { refreshStaff } from '../queries.ts';

const words = copy.ids;

/** Asks first: an attorney may be about to use it. */
export function RevokeButton({ code }: { code: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const queries = useQueryClient();
  async function revoke() {
    await call('staffRevokeInvite', { code });
    await refreshStaff(queries);
    setIsAsking(false);
  }
  return (
    <>
      <Button size="sm" variant="ghost" aria-label={words.revokeName(code)} onClick={() => setIsAsking(true)}>
        {words.revoke}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={words.revokeTitle}
        description={words.revokeText(code)}
        cancel={copy.cancel}
        confirm={words.revoke}
        onConfirm={revoke}
      />
    </>
  );
}
