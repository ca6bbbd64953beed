import { expect, test } from '@playwright/test';

/** Compressed, with the little that headers add left out. To be lowered with each step that makes it less. */
const SCRIPT_BYTES = 116_500;
const SCRIPT_FILES = 4;
/** The page with the style that it is drawn with. */
const PAGE_BYTES = 12_000;

for (const address of ['/', '/es']) {
  test(`before the first message little is loaded at ${address}, and the rest when somebody begins to write`, async ({
    page,
  }) => {
    const scripts = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('.js'))
          .map((entry) => ({ name: entry.name, bytes: (entry as PerformanceResourceTiming).encodedBodySize })),
      );
    await page.goto(address);
    await page.waitForSelector('html[data-ready]');
    await page.waitForLoadState('networkidle');
    const first = await scripts();
    expect(first.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(SCRIPT_BYTES);
    expect(first.length).toBeLessThanOrEqual(SCRIPT_FILES);
    await page.locator('textarea[name=message]').focus();
    await expect.poll(async () => (await scripts()).some(({ name }) => name.includes('said-messages'))).toBe(true);
  });
}

for (const address of ['/', '/es']) {
  test(`the page at ${address} is drawn before any other file has come, and stays as it is`, async ({ page }) => {
    const others = Promise.withResolvers<void>();
    await page.route(/\.(?:css|js)$/, async (route) => {
      await others.promise;
      await route.continue();
    });
    await page.goto(address, { waitUntil: 'commit' });
    const box = page.locator('textarea[name=message]');
    const looks = () =>
      box.evaluate((element) => {
        const { height, y } = element.getBoundingClientRect();
        const { color, fontSize, padding } = getComputedStyle(element);
        return { height, y, color, fontSize, padding };
      });
    await box.waitFor();
    await page.evaluate(() => document.fonts.ready);
    const first = await looks();
    expect(first.padding).not.toBe('2px');
    others.resolve();
    await page.waitForSelector('html[data-ready]');
    expect(await looks()).toEqual(first);
    const [bytes] = await page.evaluate(() =>
      performance.getEntriesByType('navigation').map((entry) => (entry as PerformanceResourceTiming).encodedBodySize),
    );
    expect(bytes).toBeLessThan(PAGE_BYTES);
  });
}
