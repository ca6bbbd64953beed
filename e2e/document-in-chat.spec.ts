import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { readPdf } from '#test/read-pdf.ts';
import { expectAccessible } from './accessibility.ts';

const answers = (page: Page) => page.getByRole('button', { name: 'Copy' });

async function send(page: Page, words?: string): Promise<void> {
  const said = await answers(page).count();
  const box = page.getByRole('textbox', { name: 'Message', exact: true });
  if (words) await box.fill(words);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(answers(page)).toHaveCount(said + 1);
}

async function tap(page: Page, name: string): Promise<void> {
  const said = await answers(page).count();
  await page.getByRole('button', { name }).click();
  await expect(answers(page)).toHaveCount(said + 1);
}

test('from "my landlord kept my deposit" to a letter, in the chat and on its page, as a PDF', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/');
  await page.waitForSelector('html[data-ready]');
  await send(page, 'My landlord kept my deposit');
  await send(page, 'Brooklyn');
  await tap(page, 'Start: Security deposit demand letter');
  await expect(page.getByText('What is your full name?')).toBeVisible();
  await send(page, "José Nuñez-O'Brien");
  await expect(page.getByText('1 of 18 answered')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Go on as a form: Security deposit demand letter' }).click();
  await page.getByRole('textbox', { name: 'What is your mailing address?' }).fill('1 Main St\nBronx, NY 10451');
  await page.getByRole('button', { name: /^Next/ }).click();
  await expect(page.getByText('All answers saved')).toBeVisible();
  await page.getByRole('link', { name: 'Go on in the chat' }).click();
  await expect(page.getByText('2 of 18 answered')).toBeVisible();
  await send(page, 'go on with the document');
  const ready = page.getByText('PDF ready');
  for (const answer of ['(917) 555-0100', 'jose@example.com', 'Bo Landlord']) await send(page, answer);
  while (!(await ready.isVisible())) await send(page, 'I don’t know');
  await expect(page.getByText('Log in or sign up to save')).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download PDF: Security deposit demand letter' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('Security deposit demand letter.pdf');
  const { text } = await readPdf(readFileSync(await file.path()));
  expect(text).toContain("José Nuñez-O'Brien 1 Main St Bronx, NY 10451 (917) 555-0100 jose@example.com");
  expect(text).toContain('Bo Landlord');
  expect(text).toContain('General Obligations Law § 7-108');
  expect(text).toContain('__________');

  await page.getByRole('button', { name: 'Reset Chat Memory' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Security deposit demand letter');
});

test('a question in the middle of a form is answered, the form goes on, and nothing of it is written on the paper', async ({
  page,
}) => {
  await page.goto('/');
  await page.waitForSelector('html[data-ready]');
  await send(page, 'My landlord in Queens kept my security deposit');
  await tap(page, 'Start: Security deposit demand letter');
  await send(page, 'Ana Lopez');
  const conversation = page.getByRole('region', { name: 'Conversation' });
  const address = conversation.getByText('What is your mailing address?');
  await expect(address).toHaveCount(1);
  await send(page, 'by when must he give it back?');
  const aside = conversation
    .getByRole('listitem')
    .filter({ has: answers(page) })
    .last();
  await expect(aside).toContainText('14 days');
  await expect(aside).toContainText('Back to the form:');
  await expect(address).toHaveCount(2);
  await expect(page.getByText('1 of 18 answered')).toBeVisible();
  await expectAccessible(page);

  await send(page, '12 Hidden Lane, Buffalo, NY 14201');
  await expect(page.getByText('2 of 18 answered')).toBeVisible();
  await page.getByRole('link', { name: 'Go on as a form: Security deposit demand letter' }).last().click();
  const paper = page.getByRole('region', { name: 'Preview of the document' });
  await expect(paper).toContainText('Ana Lopez');
  await expect(paper).toContainText('12 Hidden Lane, Buffalo, NY 14201');
  await expect(paper).not.toContainText('deadline');
});
