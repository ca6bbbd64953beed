import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';

const hotline = (page: Page) => page.getByRole('link', { name: '1-800-942-6906' }).first();
const button = (page: Page) => page.getByRole('button', { name: 'Leave this site quickly' });

test('somebody in danger leaves with one click, or with Escape twice, and Back does not show the chat', async ({
  page,
}) => {
  await page.route('https://www.weather.gov/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Forecast</title><h1>Forecast</h1>' }),
  );
  await page.goto('/');
  await page.waitForSelector('html[data-ready]');
  await expect(button(page)).toBeHidden();
  const box = page.getByRole('textbox', { name: 'Message', exact: true });
  await box.fill('my husband beats me and I am scared');
  await box.press('Enter');
  await expect(hotline(page)).toBeVisible();
  await expect(button(page)).toBeVisible();
  await expectAccessible(page);
  await button(page).click();
  await expect(page.getByRole('heading', { name: 'Forecast' })).toBeVisible();
  await page.goBack();
  await expect(hotline(page)).toBeHidden();

  await page.goto('/');
  await expect(button(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('https://www.weather.gov/');
});
