import type { CDPSession, Page } from '@playwright/test';

/** What a reader would feel, and what it cost the page's main thread. */
export type Felt = {
  readonly longTasks: number;
  readonly droppedFrames: number;
  readonly taskMs: number;
};

type Watched = Window & { watched?: { longTasks: number; frames: number[]; stop: () => void } };

/** Runs something in the page and tells how smoothly the page went on meanwhile. */
export async function watch(page: Page, devtools: CDPSession, work: () => Promise<unknown>): Promise<Felt> {
  await page.evaluate(startWatching);
  const before = await taskMs(devtools);
  await work();
  const spent = (await taskMs(devtools)) - before;
  return { ...(await page.evaluate(stopWatching)), taskMs: spent };
}

/** The main thread's whole work, as the browser itself counts it: script, style, layout and the rest. */
async function taskMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}

function startWatching(): void {
  const frames: number[] = [];
  const watched = { longTasks: 0, frames, stop: () => observer.disconnect() };
  const observer = new PerformanceObserver((list) => (watched.longTasks += list.getEntries().length));
  observer.observe({ type: 'longtask' });
  (window as Watched).watched = watched;
  const next = (at: number) => {
    frames.push(at);
    if ((window as Watched).watched === watched) requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}

function stopWatching(): Omit<Felt, 'taskMs'> {
  const { watched } = window as Watched;
  if (!watched) throw new Error('nobody was watching');
  delete (window as Watched).watched;
  watched.stop();
  const frameMs = 1000 / 60;
  const gaps = watched.frames.slice(1).map((at, index) => at - (watched.frames[index] ?? at));
  const droppedFrames = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / frameMs) - 1), 0);
  return { longTasks: watched.longTasks, droppedFrames };
}
