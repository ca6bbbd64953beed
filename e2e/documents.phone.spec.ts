import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { readPdf } from '#test/read-pdf.ts';
import { expectAccessible } from './accessibility.ts';

const next = (page: Page) => page.getByRole('button', { name: /^Next/ }).click();
const leaveBlank = (page: Page) => page.getByRole('button', { name: /^(I don’t know|Skip)$/ }).click({ timeout: 2000 });
const question = (page: Page, text: string) => page.getByRole('heading', { name: text });

test('a letter is found, filled in one question at a time, checked and downloaded on a phone', async ({ page }) => {
  await page.goto('/documents');
  await page.getByLabel('Search forms and letters').fill('stop debt collector contact');
  await page.getByRole('link', { name: /Stop-contact letter to a debt collector/ }).click();
  await expect(page.getByRole('heading', { name: 'When not to use it' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start filling in' }).click();

  await next(page);
  await expect(page.getByRole('alert')).toHaveText('Write an answer, or choose “I don’t know”.');
  await page.getByRole('textbox', { name: 'What is your full name?' }).fill("José Nuñez-O'Brien");
  await expect(page.getByText('All answers saved')).toBeVisible();
  await next(page);
  await page.getByRole('textbox', { name: 'What is your mailing address?' }).fill('1 Main St\nBronx, NY 10451');
  await next(page);
  await expect(page.getByRole('textbox', { name: 'What is your mailing address?' })).toBeHidden();

  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('textbox', { name: 'What is your mailing address?' })).toHaveValue(
    '1 Main St\nBronx, NY 10451',
  );
  await page.getByRole('button', { name: 'Preview' }).click();
  const paper = page.getByRole('region', { name: 'Preview of the document' });
  await expect(paper).toContainText("José Nuñez-O'Brien");
  await expect(paper).toContainText('__________');
  await page.getByRole('button', { name: 'Question' }).click();
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByRole('textbox', { name: 'What is your mailing address?' })).toHaveValue(/Bronx/);
  await next(page);
  const review = question(page, 'Check your answers');
  // One question after another: the last button is still there for a moment when the review is on its way.
  await expect(async () => {
    if (!(await review.isVisible())) await leaveBlank(page);
    await expect(review).toBeVisible({ timeout: 500 });
  }).toPass({ intervals: [50], timeout: 60_000 });
  await expect(page.getByText(/answers are missing and will be blank lines on the paper/)).toBeVisible();

  await page.getByRole('link', { name: 'Edit Your name' }).click();
  await page.getByRole('textbox', { name: 'What is your full name?' }).fill('Ana Ruiz');
  await next(page);
  await expect(review).toBeVisible();
  await page.getByRole('button', { name: 'Make the PDF' }).click();
  await expect(page.getByText('Your document is ready.')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download PDF' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('Stop-contact letter to a debt collector.pdf');
  const { text } = await readPdf(readFileSync(await file.path()));
  expect(text).toContain('Ana Ruiz 1 Main St Bronx, NY 10451');
  await expectAccessible(page);
});
