import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { sendFile } from '#web/lib/call/send-file.ts';
import { useCall } from '#web/lib/call/use-call.ts';
import { refreshStaff } from '../queries.ts';

const IMPORT_PATH = '/api/staff/register-import';

/** Sends a file to the register. Leaving the page stops it, so that the browser asks first. */
export function useImport() {
  const queries = useQueryClient();
  const { isBusy: isSending, error, run, forgetError } = useCall();
  const stop = useRef<AbortController | null>(null);

  useEffect(() => {
    if (!isSending) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isSending]);

  async function send(file: File) {
    const own = new AbortController();
    stop.current = own;
    await run(async () => {
      try {
        await sendFile(IMPORT_PATH, file, { method: 'POST', signal: own.signal });
      } catch (failure) {
        if (!own.signal.aborted) throw failure;
      }
    });
    await refreshStaff(queries);
  }

  return { isSending, error, send, forgetError, cancel: () => stop.current?.abort() };
}
