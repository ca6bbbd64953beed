import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { createAttorney, openConsole, registerWith } from './staff.ts';

test('the register is imported: bad rows are listed, a wrong file is refused, and an attorney is verified by it', async ({
  page,
}) => {
  await openConsole(page);
  const lastName = `Registered${Date.now()}`;
  const number = await createAttorney(page, lastName);
  const attorney = page.url();
  await page.getByRole('link', { name: 'Register', exact: true }).click();
  await page.getByRole('button', { name: 'Start import' }).click();
  await expect(page.getByText('Please choose a file')).toBeVisible();

  const wrong = { name: 'wrong.csv', mimeType: 'text/csv', buffer: Buffer.from('Name,City\nNina,Queens\n') };
  await page.getByLabel('CSV file').setInputFiles(wrong);
  await page.getByRole('button', { name: 'Start import' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'This file does not have the columns Registration Number, First Name, Last Name, Status, and Next Registration.',
  );

  await page.getByLabel('CSV file').setInputFiles(registerWith(number, lastName, 'only,three,fields'));
  await page.getByRole('button', { name: 'Start import' }).click();
  const newest = page.getByRole('table', { name: 'Imports' }).getByRole('row').nth(1);
  await expect(newest).toContainText('Finished');
  await expect(newest).toContainText('1 new, 0 changed');
  await page.getByText('Skipped rows (1): register.csv').click();
  await expect(page.getByText('It has 3 fields, the header has 20')).toBeVisible();
  await expectAccessible(page);

  await page.goto(attorney);
  await expect(page.getByRole('region', { name: 'License' })).toContainText('Currently registered, under this name.');
  await expect(page.getByText('This attorney can be shown.')).toBeVisible();
});
