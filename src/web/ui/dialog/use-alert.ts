import { createContext, use } from 'react';

/** Resolves when the reader has closed the message. */
export type Alert = (message: string) => Promise<void>;

export const AlertContext = createContext<Alert | null>(null);

/** Says one sentence in a dialog with an OK button: what the spec calls an alert. */
export function useAlert(): Alert {
  const alert = use(AlertContext);
  if (!alert) throw new Error('useAlert needs an AlertProvider above it');
  return alert;
}
