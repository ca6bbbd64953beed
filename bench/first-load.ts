import { chromium, type Browser, type Page } from '@playwright/test';
import { createAssistant } from '#assistant/create-assistant.ts';
import { createEmbedder } from '#assistant/find/vectors/embedder.ts';
import config from '../playwright.config.ts';
import { startFloorPage } from './floor-page.ts';
import { report } from './report.ts';
import { startStack } from './stack.ts';
import { median } from './statistics.ts';

/** A middling phone on a slow connection, as browsers' own tools imitate it. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const SLOWER = 4;
const ROUNDS = 5;
const PHONE = { viewport: { width: 390, height: 844 } };
const KILOBYTE = 1000;

type Load = {
  readonly paintMs: number;
  readonly readyMs: number;
  readonly script: number;
  readonly files: number;
  readonly shift: number;
};

/** In a browser that has never been there. */
async function load(browser: Browser, url: string): Promise<Load> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(watchPainting);
  await page.goto(url);
  const ready = await page.waitForFunction(
    () => document.documentElement.dataset['ready'] === 'true' && performance.now(),
    undefined,
    { polling: 20 },
  );
  const readyMs = Number(await ready.jsonValue());
  await page.waitForLoadState('networkidle');
  const seen = await page.evaluate(readPainting);
  await context.close();
  return { readyMs, ...seen };
}

type Watched = Window & { painted?: { largest: number; shift: number } };

function watchPainting(): void {
  const painted = { largest: 0, shift: 0 };
  (window as Watched).painted = painted;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) painted.largest = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) painted.shift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

function readPainting(): Omit<Load, 'readyMs'> {
  const scripts = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.endsWith('.js')) as PerformanceResourceTiming[];
  const { largest = Number.NaN, shift = Number.NaN } = (window as Watched).painted ?? {};
  const script = scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  return { paintMs: largest, shift, script, files: scripts.length };
}

/** From the key to the last byte of the answer. */
async function ask(page: Page, message: string, count: number): Promise<number> {
  await page.locator('textarea[name=message]').fill(message);
  await page.evaluate(() =>
    addEventListener('keydown', ({ timeStamp }) => performance.mark('pressed', { startTime: timeStamp }), {
      once: true,
      capture: true,
    }),
  );
  await page.keyboard.press('Enter');
  const ended = await page.waitForFunction(
    (wanted) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('/sendMessage'))
        .map((entry) => (entry as PerformanceResourceTiming).responseEnd)[wanted - 1],
    count,
    { timeout: 30_000 },
  );
  const pressed = await page.evaluate(() => performance.getEntriesByName('pressed').at(-1)?.startTime ?? Number.NaN);
  return Number(await ended.jsonValue()) - pressed;
}

async function talk(browser: Browser, url: string): Promise<{ fresh: number; next: number }> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForSelector('html[data-ready]');
  await page.locator('textarea[name=message]').focus();
  await page.waitForLoadState('networkidle');
  const fresh = await ask(page, 'My landlord kept my deposit. What can I do?', 1);
  const next = await ask(page, 'How long does he have?', 2);
  await context.close();
  return { fresh, next };
}

const embedder = createEmbedder(console.error, true);
await embedder.whenReady();
const server = await startStack(createAssistant({ onError: console.error, embedder }));
const floor = await startFloorPage();
const browser = await chromium.launch(config.use?.launchOptions);
const ours: Load[] = [];
const least: Load[] = [];
const talks: { fresh: number; next: number }[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  ours.push(await load(browser, server.url));
  least.push(await load(browser, floor.url));
  talks.push(await talk(browser, server.url));
}
await browser.close();
await floor.close();
await server.close();

const middle = (loads: readonly Load[], key: keyof Load) => median(loads.map((one) => one[key]));
report('first-load', [
  { name: 'slow 4G, processor / 4: largest paint', value: middle(ours, 'paintMs'), unit: 'ms' },
  { name: 'slow 4G, processor / 4: largest paint, floor', value: middle(least, 'paintMs'), unit: 'ms' },
  { name: 'slow 4G, processor / 4: the page answers', value: middle(ours, 'readyMs'), unit: 'ms' },
  { name: 'slow 4G, processor / 4: the page answers, floor', value: middle(least, 'readyMs'), unit: 'ms' },
  { name: 'scripts before the first message', value: middle(ours, 'script') / KILOBYTE, unit: 'kB' },
  { name: 'scripts before the first message, floor', value: middle(least, 'script') / KILOBYTE, unit: 'kB' },
  { name: 'files of script before the first message', value: middle(ours, 'files'), unit: 'files' },
  { name: 'how far anything moved while it loaded', value: middle(ours, 'shift'), unit: '×' },
  { name: 'Enter to the whole answer, new chat', value: median(talks.map(({ fresh }) => fresh)), unit: 'ms' },
  { name: 'Enter to the whole answer, next question', value: median(talks.map(({ next }) => next)), unit: 'ms' },
]);
