import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { unzip } from '#test/unzip.ts';
import { expectAccessible } from './accessibility.ts';
import { newAddress, signInByLink, signUpConsumer } from './people.ts';

test('mail, browsers, my data and the end of the account', async ({ page, browser, baseURL }) => {
  const email = await signUpConsumer(page);
  const elsewhere = await browser.newContext({ baseURL: baseURL! });
  const other = await elsewhere.newPage();
  await signInByLink(other, email, 2);
  await other.waitForURL((url) => url.pathname === '/');

  await page.getByRole('link', { name: 'Account' }).click();
  await expect(page.getByRole('heading', { name: 'Your account', exact: true })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await expectAccessible(page);

  const mails = page.getByRole('checkbox', { name: /E-mail me about my contacts/ });
  await expect(mails).toBeChecked();
  await mails.uncheck();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.reload();
  await expect(mails).not.toBeChecked();

  await page.getByRole('button', { name: /^Sign out: Chrome on/ }).click();
  await expect(page.getByRole('button', { name: /^Sign out: / })).toHaveCount(0);
  await other.goto('/account');
  await expect(other).toHaveURL(/\/login$/);
  await elsewhere.close();

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^plainly-.*\.zip$/);
  const files = unzip(await readFile(await file.path()));
  expect(files.get('data.json')!.toString('utf8')).toContain(email);

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('heading', { name: 'Delete your account for good?' })).toBeVisible();
  await expectAccessible(page);
  const address = dialog.getByLabel('To confirm, type the e-mail address of your account');
  await address.fill(newAddress('other'));
  await dialog.getByRole('button', { name: 'Delete everything' }).click();
  await expect(dialog.getByText('This is not the email address of your account.')).toBeVisible();
  await address.fill(email);
  await dialog.getByRole('button', { name: 'Delete everything' }).click();
  await expect(page.getByText('Your account and everything in it has been deleted.')).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
});
