import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '#web/lib/error-text.ts';
import { sendFile } from '#web/lib/send-file.ts';
import { refreshStaff } from './queries.ts';

const IMPORT_PATH = '/api/staff/registry-import';

/** Sends a file to the register. Leaving the page stops it, so that the browser asks first. */
export function useImport() {
  const queries = useQueryClient();
  const [isSending, setIsSending] = useState(false);
  const [error, setError] = useState<string | null>(null);
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
    setIsSending(true);
    setError(null);
    try {
      await sendFile(IMPORT_PATH, file, { method: 'POST', signal: own.signal });
    } catch (failure) {
      if (!own.signal.aborted) setError(errorText(failure));
    } finally {
      setIsSending(false);
      await refreshStaff(queries);
    }
  }

  return { isSending, error, send, setError, cancel: () => stop.current?.abort() };
}
