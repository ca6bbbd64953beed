import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';

test('a deadline is counted with its working, kept in the address, and goes into the calendar', async ({ page }) => {
  await page.goto('/deadlines');
  await expect(page.getByRole('heading', { name: 'Count a deadline' })).toBeVisible();
  await page.getByRole('button', { name: 'Count' }).click();
  await expect(page.getByText('Please choose a deadline.')).toBeVisible();
  await page.getByLabel('What is it about?').selectOption('Housing');
  await page.getByLabel('Which deadline?').selectOption({ label: 'Return of a security deposit' });
  await page.getByLabel('On which day did you move out?').fill('2026-10-31');
  await page.getByRole('button', { name: 'Count' }).click();
  const result = page.getByRole('region', { name: /^The result/ });
  await expect(result.getByText('Monday, November 16, 2026').first()).toBeVisible();
  await expect(result.getByText('14 days later is Saturday, November 14, 2026.')).toBeVisible();
  await expect(result.getByText(/^Assumed:/)).toBeVisible();
  await expectAccessible(page);

  const download = page.waitForEvent('download');
  await result.getByRole('link', { name: 'Add to calendar (.ics)' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('deadline-2026-11-16.ics');
  expect(await readFile(await file.path(), 'utf8')).toContain('DTSTART;VALUE=DATE:20261116');

  await page.reload();
  await expect(result.getByText('Monday, November 16, 2026').first()).toBeVisible();
});
