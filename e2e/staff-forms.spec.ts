import { expect, test } from '@playwright/test';
import { makeForm } from '#test/make-form.ts';
import { expectAccessible } from './accessibility.ts';
import { openConsole } from './staff.ts';

test('a PDF becomes questions, is looked at, and is offered', async ({ page }) => {
  test.slow();
  await openConsole(page, '/staff/forms');
  await page.getByRole('button', { name: 'Add a PDF' }).click();
  await expect(page.getByText('Please choose a file.')).toBeVisible();
  const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });
  await page.getByLabel('Fillable PDF').setInputFiles(file('notes.pdf', Buffer.from('no pdf at all')));
  await page.getByRole('button', { name: 'Add a PDF' }).click();
  await expect(page.getByText('This file is not a PDF.')).toBeVisible();
  const name = `Waiver ${Date.now()}`;
  await page.getByLabel('Fillable PDF').setInputFiles(file(`${name}.pdf`, Buffer.from(await makeForm())));
  await page.getByRole('button', { name: 'Add a PDF' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish' })).toBeDisabled();
  await expectAccessible(page);

  await page.getByLabel('In one sentence').fill('Asks the court to waive its fees.');
  await page.getByLabel('What it is for').fill('It asks a court to let somebody go on without paying fees.');
  await page.getByLabel('When not to use it').fill('Criminal cases.');
  await page.getByLabel('Law (one line each').fill('CPLR 1101 | https://www.nysenate.gov/legislation/laws/CVP/1101');
  await page.getByLabel('How people ask for it').fill(`waiver ${name}`);
  await page.getByLabel('The same in Spanish').fill(`exención ${name}`);
  await page.getByLabel('Next steps').fill('sign | Sign it.\nfile | Bring it to the clerk.');
  const first = page.getByRole('listitem').filter({ hasText: 'Fills in: applicant.name' });
  await first.getByLabel('Question').fill('What is your full name?');
  await first.getByLabel('Kind of answer').selectOption('Name');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Nothing is missing.')).toBeVisible();
  const preview = await page.request.get(
    (await page.getByRole('link', { name: 'Look at it filled in' }).getAttribute('href'))!,
  );
  expect(preview.headers()['content-type']).toBe('application/pdf');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published')).toBeVisible();
  await page.goto('/staff/forms');
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Published');
  await expectAccessible(page);
});
