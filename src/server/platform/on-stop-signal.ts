import type { EventEmitter } from 'node:events';

/** Ctrl-C under npm arrives twice: from the terminal and, a moment later, forwarded by npm. */
const SAME_SIGNAL_MS = 1_000;

/** The first signal asks to stop; whoever sends a second one does not want to wait. */
export function onStopSignal(
  stop: () => void,
  force: () => void,
  { signals = process, now = () => performance.now() }: { signals?: EventEmitter; now?: () => number } = {},
): void {
  let firstAt: number | undefined;
  const receive = () => {
    if (firstAt === undefined) {
      firstAt = now();
      stop();
    } else if (now() - firstAt > SAME_SIGNAL_MS) {
      force();
    }
  };
  signals.on('SIGINT', receive);
  signals.on('SIGTERM', receive);
}
