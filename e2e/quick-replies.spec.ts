import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';

const PHONE = { width: 390, height: 844 };
const box = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });
const conversation = (page: Page) => page.getByRole('region', { name: 'Conversation' });
const answers = (page: Page) =>
  conversation(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Copy' }) });
const replies = (page: Page) => conversation(page).getByRole('list', { name: 'Quick replies' });

async function ask(page: Page, text: string) {
  const before = await answers(page).count();
  await box(page).fill(text);
  await box(page).press('Enter');
  await expect(answers(page)).toHaveCount(before + 1);
}

/** How far something reaches over the right edge of the page or of the conversation. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const scrollers = [document.documentElement, document.querySelector('section[aria-label="Conversation"]')];
    return Math.max(...scrollers.map((element) => (element ? element.scrollWidth - element.clientWidth : 0)));
  });

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await page.waitForSelector('html[data-ready]');
});

test('an eviction notice: which paper it is comes first, and is chosen by keyboard', async ({ page }) => {
  await ask(page, 'I got an eviction notice in Queens');
  await expect(answers(page).last()).toContainText('Which paper is it?');
  const demand = replies(page).getByRole('button', { name: /^A demand for rent/ });
  await expect(replies(page).getByRole('button')).toHaveCount(5);
  await expectAccessible(page);

  await replies(page).getByRole('button').first().focus();
  for (let tab = 0; tab < 4; tab++) await page.keyboard.press('Tab');
  await expect(replies(page).getByRole('button').last()).toBeFocused();
  await demand.focus();
  await page.keyboard.press('Enter');
  await expect(answers(page)).toHaveCount(2);
  // It is sent as words of one's own, and answered as that paper.
  await expect(conversation(page).getByText('A demand for rent:').first()).toBeVisible();
  await expect(answers(page).last()).toContainText('14 days');
  await expect(answers(page).last().getByRole('link', { name: 'Source 1' }).first()).toBeVisible();
  await expect(demand).toBeHidden();
  await expect(box(page)).toBeEnabled();
});

test('on a phone they can be tapped, each as high as a finger, and none reaches over the edge', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await ask(page, 'I got an eviction notice in Queens');
  for (const reply of await replies(page).getByRole('button').all()) {
    const size = await reply.boundingBox();
    expect(size?.height).toBeGreaterThanOrEqual(44);
    expect((size?.x ?? 0) + (size?.width ?? 0)).toBeLessThanOrEqual(PHONE.width);
  }
  expect(await overflow(page)).toBe(0);
  await replies(page)
    .getByRole('button', { name: /marshal or sheriff/ })
    .click();
  await expect(answers(page)).toHaveCount(2);
  await expect(answers(page).last()).not.toContainText('Which paper is it?');
  await expectAccessible(page);
});

test('a day is picked, sent in words, and counted from', async ({ page }) => {
  await ask(page, 'My landlord in Queens kept my security deposit');
  await replies(page).getByRole('button', { name: 'Pick the date' }).press('Enter');
  const day = replies(page).getByLabel('Pick the date');
  await expect(day).toBeFocused();
  await expectAccessible(page);
  await day.fill('2026-10-31');
  await day.press('Enter');
  await expect(conversation(page).getByText('October 31, 2026', { exact: true })).toBeVisible();
  await expect(answers(page)).toHaveCount(2);
  await expect(answers(page).last()).toContainText('November 16, 2026');
});

test('only the last answer can be replied to, also after a reload', async ({ page }) => {
  await ask(page, 'I got an eviction notice in Queens');
  await page.reload();
  await expect(replies(page).getByRole('button', { name: /^A demand for rent/ })).toBeVisible();
  await ask(page, 'My landlord in Queens kept my security deposit');
  await expect(replies(page)).toHaveCount(1);
  await expect(replies(page).getByRole('button', { name: /^A demand for rent/ })).toBeHidden();
});
