import { parentPort, workerData } from 'node:worker_threads';

const LOOK_MS = 20;
const { memoryLimitMb, parent } = workerData as { memoryLimitMb: number; parent: number };

/** Ends its process when that holds too much, or when the server that it reads for is gone. */
function look(): void {
  const isTooLarge = process.memoryUsage.rss() > memoryLimitMb * 1024 * 1024;
  if (isTooLarge || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}

look();
parentPort?.postMessage('looking');
setInterval(look, LOOK_MS);
