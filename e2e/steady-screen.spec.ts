import { expect, test } from '@playwright/test';
import { askForAttorneys } from './leads.ts';
import { signUpConsumer } from './people.ts';

test('what comes late beside an answer does not move it from under the finger', async ({ page }) => {
  const late = Promise.withResolvers<void>();
  await page.route('**/us-central1/getMatters', async (route) => {
    await late.promise;
    await route.continue();
  });
  await signUpConsumer(page);
  await askForAttorneys(page);
  await page.getByRole('button', { name: 'Contact Maya Chen' }).hover();
  await page.mouse.down();
  late.resolve();
  await expect(page.getByRole('complementary', { name: 'What you told us' })).toBeVisible();
  await page.mouse.up();
  await expect(page.getByRole('dialog', { name: 'Contact Maya Chen' })).toBeVisible();
});
