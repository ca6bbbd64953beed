import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';

const conversation = (page: Page) => page.getByRole('region', { name: 'Conversation' });
const part = (page: Page, title: string) => conversation(page).locator('details').filter({ hasText: title });

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await page.waitForSelector('html[data-ready]');
  const box = page.getByRole('textbox', { name: 'Message', exact: true });
  await box.fill('My landlord in Queens kept my security deposit');
  await box.press('Enter');
  await expect(conversation(page).getByRole('button', { name: 'Copy' })).toHaveCount(1);
});

test('the rest of an answer is folded, and opens by keyboard', async ({ page }) => {
  const law = part(page, 'What else the law says');
  await expect(law.getByRole('listitem').first()).toBeHidden();
  const summary = law.locator('summary');
  expect((await summary.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(law.getByRole('listitem').first()).toBeVisible();
  await expect(law.getByRole('link', { name: /^Source \d$/ }).first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(law.getByRole('link').first()).toBeFocused();
  await expectAccessible(page);
  await summary.focus();
  await page.keyboard.press('Space');
  await expect(law.getByRole('listitem').first()).toBeHidden();
});

test('on paper every part is open', async ({ page }) => {
  const gather = part(page, 'Worth gathering').getByRole('listitem').first();
  await expect(gather).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(gather).toBeVisible();
  expect((await gather.boundingBox())?.height).toBeGreaterThan(0);
});

test('a part that is open stays open when the next message is sent', async ({ page }) => {
  const gather = part(page, 'Worth gathering');
  await gather.locator('summary').click();
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill('and if he ignores it?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(conversation(page).getByRole('button', { name: 'Copy' })).toHaveCount(2);
  await expect(gather.getByRole('listitem').first()).toBeVisible();
});
