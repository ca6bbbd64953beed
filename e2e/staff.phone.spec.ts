import { expect, test } from '@playwright/test';
import { openConsole } from './staff.ts';

test('on a phone the menu slides over, and a wide table scrolls without widening the page', async ({ page }) => {
  await openConsole(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'Attorneys', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Attorneys' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Maya Chen' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Staff actions' })).toBeHidden();
  const table = page.getByRole('region', { name: 'Attorneys' });
  const widths = await table.evaluate((region) => ({
    page: document.documentElement.scrollWidth,
    inside: region.scrollWidth,
    outside: region.clientWidth,
  }));
  expect(widths.page).toBe(390);
  expect(widths.inside).toBeGreaterThan(widths.outside);
  await table.evaluate((region) => region.scrollTo({ left: region.scrollWidth }));
  await expect(table.getByRole('columnheader').last()).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Maya Chen' })).toBeInViewport();
});
