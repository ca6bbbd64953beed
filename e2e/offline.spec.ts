import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { signUpConsumer } from './people.ts';

const keptNames = (page: Page) => page.evaluate(() => caches.keys());

test('what was told can be read without a network by whoever chose it, and is gone after logging out', async ({
  page,
  context,
}) => {
  await signUpConsumer(page);
  const box = page.getByRole('textbox', { name: 'Message', exact: true });
  await box.fill('My landlord in Queens kept my security deposit');
  await box.press('Enter');
  await expect(page.getByRole('button', { name: 'Copy' })).toHaveCount(1);
  await page.goto('/matter');
  await expect(page.getByRole('region', { name: 'What you told us' })).toContainText('Queens');
  expect(await keptNames(page)).toEqual([]);
  const choice = page.getByLabel('Keep this readable on this device without internet');
  await choice.check();
  await expect.poll(() => keptNames(page)).toEqual(['plainly-offline']);
  // Once more through the worker, so that the files of the page are kept too.
  await page.reload();
  await expect(page.getByRole('region', { name: 'What you told us' })).toContainText('Queens');
  await expect(choice).toBeChecked();
  await page.reload();
  await expect(page.getByRole('region', { name: 'What you told us' })).toContainText('Queens');
  await page.waitForLoadState('networkidle');
  await expectAccessible(page);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('region', { name: 'What you told us' })).toContainText('Queens');
  await context.setOffline(false);

  await page.getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect.poll(() => keptNames(page)).toEqual([]);
});

test('the page can be installed', async ({ page, request }) => {
  await page.goto('/');
  const link = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = (await (await request.get(link ?? '')).json()) as { display: string; icons: { sizes: string }[] };
  expect(manifest.display).toBe('standalone');
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
});
