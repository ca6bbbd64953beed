import { trustedScript } from './trusted-scripts.ts';

const WORKER = '/offline-worker.js';
const KEPT = 'plainly-offline';
const PATIENCE_MS = 1000;

export const canWorkOffline = (): boolean => typeof navigator !== 'undefined' && 'serviceWorker' in navigator;

/** Whether this device keeps what was read: only if somebody asked for it here. */
export async function isKeptOffline(): Promise<boolean> {
  return canWorkOffline() && (await navigator.serviceWorker.getRegistration(WORKER)) !== undefined;
}

export async function keepOffline(): Promise<void> {
  await navigator.serviceWorker.register(trustedScript(WORKER));
  await navigator.serviceWorker.ready;
}

/** Nothing stays: at sign-out, at the quick exit, and when it is no longer wanted. */
export async function forgetOffline(): Promise<void> {
  if (!canWorkOffline()) return;
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  await new Promise<void>((resolve) => {
    if (!registration?.active) return resolve();
    // The worker ends its work even if this page is gone by then.
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve());
    port1.start();
    registration.active.postMessage('forget', [port2]);
    setTimeout(resolve, PATIENCE_MS);
  });
  await caches.delete(KEPT);
  await registration?.unregister();
}
