import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';

test.skip(({ isMobile }) => !isMobile, 'for phones');

test('on a phone the first message fills the screen with the chat, and the menu stays in reach', async ({ page }) => {
  await page.goto('/');
  await page.waitForSelector('html[data-ready]');
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible();
  const box = page.getByRole('textbox', { name: 'Message', exact: true });
  await box.fill('My landlord in Queens kept my security deposit.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('button', { name: 'Copy' })).toHaveCount(1);

  await expect(page.getByRole('heading', { name: 'How it works' })).toBeHidden();
  const chat = await page.getByRole('region', { name: 'Chat', exact: true }).boundingBox();
  expect(chat?.width).toBe(390);
  expect((chat?.y ?? 0) + (chat?.height ?? 0)).toBe(844);
  await expect(page.getByRole('button', { name: 'Reset Chat Memory' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('link', { name: 'Attorney Portal' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { name: 'Frequently asked questions' })).toBeVisible();
});

for (const address of ['/', '/es']) {
  test(`on the smallest phone the box at ${address} is in view without scrolling`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(address);
    await expect(page.locator('#message-box')).toBeInViewport({ ratio: 1 });
  });
}

test('nothing reaches over the edge of a phone, whatever is written', async ({ page }) => {
  await page.goto('/');
  await page.waitForSelector('html[data-ready]');
  const link = `https://example.com/${'a-very-long-path/'.repeat(12)}?q=${'x'.repeat(80)}`;
  const box = page.getByRole('textbox', { name: 'Message', exact: true });
  await box.fill(`My landlord in Queens kept my security deposit. ${'W'.repeat(300)} ${link}`);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('button', { name: 'Copy' })).toHaveCount(1);
  const wider = await page.evaluate(() =>
    [...document.querySelectorAll('main, main *')]
      .filter((element) => element.checkVisibility() && !element.closest('[data-base-ui-inert], .sr-only'))
      .filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 0.5)
      .map((element) => element.outerHTML.slice(0, 120)),
  );
  expect(wider).toEqual([]);
  const scrollers = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('main, main section')]
      .filter((element) => element.scrollWidth > element.clientWidth)
      .map((element) => element.outerHTML.slice(0, 120)),
  );
  expect(scrollers).toEqual([]);
});
