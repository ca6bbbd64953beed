import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { signInAttorney } from './people.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('on a phone: the list slides in, a lead is read, and its decision is in reach of the thumb', async ({ page }) => {
  await signInAttorney(page);
  await page.getByRole('link', { name: 'Go to your dashboard' }).click();
  await page.getByRole('button', { name: 'Show leads' }).click();
  await page.getByRole('link', { name: /Security deposit not returned/ }).click();
  await expect(page.getByRole('heading', { name: 'Lead: Security deposit not returned' })).toBeVisible();
  await expect(page.getByRole('region', { name: /^Lead:/ }).getByText('[email redacted]')).toBeVisible();
  const bar = page.getByRole('region', { name: 'Decision' });
  await expect(bar).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page);
  await bar.getByRole('button', { name: 'Decline' }).click();
  const dialog = page.getByRole('dialog', { name: 'Decline Lead' });
  await expect(dialog.getByLabel('Reason')).toHaveValue('Outside Jurisdiction');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});
