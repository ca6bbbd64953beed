import { expect, test, type Page } from '@playwright/test';
import { REGISTER_HEADER, registerLine } from '#test/register-csv.ts';
import { becomeMember } from './people.ts';
import { STAFF } from './staff-emails.ts';

let numbers = 0;
/** Workers run side by side, so a number needs more than a counter. */
const newNumber = () => String(2_000_000 + ((process.pid * 1000 + (numbers += 1)) % 6_000_000));

let people = 0;

/** Somebody of the staff who has not signed in before. */
export const newStaff = () => STAFF[(test.info().workerIndex * 20 + (people += 1)) % STAFF.length] ?? '';

/** Signs in as somebody of the staff and opens a page of the console. */
export async function openConsole(page: Page, path = '/staff'): Promise<string> {
  const email = newStaff();
  await becomeMember(page, email);
  await page.goto(path);
  return email;
}

export async function createAttorney(page: Page, lastName: string, number = newNumber()): Promise<string> {
  await page.goto('/staff/attorneys/new');
  await page.getByLabel('Registration number').fill(number);
  await page.getByLabel('First name').fill('Nina');
  await page.getByLabel('Last name').fill(lastName);
  await page.getByRole('group', { name: 'Practice areas' }).getByLabel('Housing').check();
  await page.getByRole('button', { name: 'Create attorney' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Nina ${lastName}` })).toBeVisible();
  return number;
}

/** The state's file with this attorney in it. */
export function registerWith(number: string, lastName: string, ...more: string[]) {
  const line = registerLine(1, { status: 'Currently registered' }).replace(
    '1000001,JOHN,A,SMITH',
    `${number},NINA,,${lastName.toUpperCase()}`,
  );
  const text = [REGISTER_HEADER, line, ...more, ''].join('\n');
  return { name: 'register.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
}
