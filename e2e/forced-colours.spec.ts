import { expect, test } from '@playwright/test';
import { signUpConsumer } from './people.ts';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

test('in forced colours bubbles, buttons and the selected chat can be told apart', async ({ page }) => {
  await signUpConsumer(page);
  await page
    .getByRole('textbox', { name: 'Message', exact: true })
    .fill('My landlord in Queens kept my security deposit');
  await page.getByRole('textbox', { name: 'Message', exact: true }).press('Enter');
  await expect(page.getByRole('button', { name: 'Copy' })).toHaveCount(1);
  const line = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).borderTopWidth));
  expect(await line('.bubble')).toBeGreaterThan(0);
  const newChat = page.getByRole('button', { name: 'New chat' });
  expect(
    await newChat.evaluate((element) => Number.parseFloat(getComputedStyle(element).borderTopWidth)),
  ).toBeGreaterThan(0);
  const row = page.getByRole('navigation', { name: 'Recent Chats' }).locator('[aria-current]');
  const colours = await row.evaluate((element) => [
    getComputedStyle(element).backgroundColor,
    getComputedStyle(document.body).backgroundColor,
  ]);
  expect(colours[0]).not.toBe(colours[1]);
});

test('the skip link has room around its words', async ({ page }) => {
  await page.goto('/faq');
  await page.keyboard.press('Tab');
  const link = page.getByRole('link', { name: 'Skip to main content' });
  await expect(link).toBeFocused();
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});
