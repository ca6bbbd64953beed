import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { signUpConsumer } from './people.ts';
import { openConsole } from './staff.ts';

test('staff disable an account, which is signed out at once, and enable it again', async ({ page, browser }) => {
  const other = await browser.newPage();
  const email = await signUpConsumer(other);
  await openConsole(page, '/staff/accounts');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByRole('region', { name: email })).toContainText('In use.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Disable account' }).click();
  await expect(page.getByText('Please give a reason')).toBeVisible();
  await page.getByLabel('Reason').fill('Sent threats');
  await page.getByRole('button', { name: 'Disable account' }).click();
  await expect(page.getByRole('region', { name: email })).toContainText('Disabled: nobody can sign in.');
  expect(await (await other.request.get('/api/auth/me')).json()).toMatchObject({ user: null });
  await page.getByLabel('Reason').fill('A mistake');
  await page.getByRole('button', { name: 'Enable account' }).click();
  await expect(page.getByRole('region', { name: email })).toContainText('In use.');
  await page.goto('/staff/actions');
  await expect(page.getByRole('row', { name: /Account enabled/ }).first()).toContainText('A mistake');
  await other.close();
});
