import { expect, test } from '@playwright/test';

/** Compressed, with the little that headers add left out. To be lowered with each step that makes it less. */
const SCRIPT_BYTES = 116_000;
const SCRIPT_FILES = 4;

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
