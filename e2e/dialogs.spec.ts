import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { askForAttorneys, openContactDialog } from './leads.ts';
import { signUpConsumer } from './people.ts';

test('the buttons of a long dialog stay in view', async ({ page }) => {
  await signUpConsumer(page);
  await askForAttorneys(page);
  for (const viewport of [
    { width: 1280, height: 700 },
    { width: 390, height: 640 },
  ]) {
    await page.setViewportSize(viewport);
    const dialog = await openContactDialog(page);
    await dialog.getByText('What the attorney will see').click();
    await expect(dialog.getByRole('button', { name: 'Submit' })).toBeInViewport({ ratio: 1 });
    await dialog.evaluate((element) => element.scrollTo(0, 9999));
    await expect(dialog.getByRole('button', { name: 'Submit' })).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});
