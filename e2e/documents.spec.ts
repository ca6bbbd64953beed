import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { newAddress, signInByLink } from './people.ts';

async function startDepositLetter(page: Page): Promise<void> {
  await page.goto('/documents/library/security-deposit-demand-letter');
  await page.getByRole('button', { name: 'Start filling in' }).click();
  await page.getByRole('textbox', { name: 'What is your full name?' }).fill('Ana Ruiz');
  await page.getByRole('button', { name: /^Next/ }).click();
  await expect(page.getByRole('textbox', { name: 'What is your mailing address?' })).toBeVisible();
}

test('a visitor keeps a document by signing in, makes it again after a change, renames and deletes it', async ({
  page,
}) => {
  test.slow();
  await startDepositLetter(page);
  await page.getByText('All questions').click();
  await page.getByRole('navigation', { name: 'All questions' }).getByRole('button', { name: 'Review' }).click();
  await page.getByRole('button', { name: 'Make the PDF' }).click();
  // The first of a server also loads fonts and what prints them, which takes a busy machine its time.
  await expect(page.getByText('Your document is ready.')).toBeVisible({ timeout: 45_000 });
  await page.getByRole('link', { name: 'Log in or sign up' }).click();
  await expect(page.getByRole('heading', { name: 'Log in or sign up' })).toBeVisible();

  await signInByLink(page, newAddress('keeper'));
  await page.getByLabel('I have read and accept the Terms of Service and Privacy Policy').check();
  await page.getByRole('button', { name: 'Accept and Continue' }).click();
  await page.waitForURL(/\/documents\/.*at=review/);
  await page.getByRole('link', { name: 'Edit Your name' }).click();
  await page.getByRole('textbox', { name: 'What is your full name?' }).fill('Ana María Ruiz');
  await page.getByRole('button', { name: /^Next/ }).click();
  await expect(page.getByText('You changed answers since the PDF was made.')).toBeVisible();
  await page.getByRole('button', { name: 'Make the PDF again' }).click();
  await expect(page.getByText('Your document is ready.')).toBeVisible();

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Documents' }).click();
  await page.getByRole('button', { name: 'Actions for Security deposit demand letter' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByLabel('New title').fill('Letter to Bo');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name: 'Letter to Bo', exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Actions for Letter to Bo' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('You have not started a document yet. Choose one below.')).toBeVisible();
});

test('two windows fill in one document, and neither loses an answer', async ({ page, context }) => {
  await startDepositLetter(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole('textbox', { name: 'What is your mailing address?' }).fill('1 Main St');
  await expect(other.getByText('All answers saved')).toBeVisible();

  await page.getByText('All questions').click();
  await page
    .getByRole('navigation', { name: 'All questions' })
    .getByRole('button', { name: /^Your name/ })
    .click();
  await page.getByRole('textbox', { name: 'What is your full name?' }).fill('Ana María Ruiz');
  await expect(page.getByText('All answers saved')).toBeVisible();
  await other.reload();
  const paper = other.getByRole('region', { name: 'Preview of the document' });
  await expect(paper).toContainText('Ana María Ruiz');
  await expect(paper).toContainText('1 Main St');
});
