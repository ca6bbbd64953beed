import { expect, test } from '@playwright/test';
import { contactMaya, newNote } from './leads.ts';
import { signInAttorney, signInAttorneyOnScreen, signUpConsumer } from './people.ts';

test('what an attorney was writing when the session was lost stands there again after signing in', async ({
  page,
  browser,
}) => {
  const client = await (await browser.newContext()).newPage();
  await signUpConsumer(client);
  await contactMaya(client, newNote());
  await signInAttorney(page);
  await page.goto('/attorneys/dashboard');
  await page.getByRole('navigation', { name: 'Potential Leads' }).getByRole('link').first().click();
  const box = page.getByLabel('Message to the lead');
  await box.waitFor();
  const lead = page.url();
  // The session ends while the message is on its way: nothing else can notice it before.
  await page.route('**/us-central1/sendMessageToUser', async (route) => {
    await page.context().clearCookies();
    await route.continue();
  });
  await box.fill('I can meet you on Tuesday.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(box).toHaveCount(0);
  await signInAttorneyOnScreen(page);
  await expect(page).toHaveURL(lead);
  await expect(box).toHaveValue('I can meet you on Tuesday.');
});
