import { expect, type Browser, type Page } from '@playwright/test';
import { signInAttorney, signUpConsumer } from './people.ts';

export const LONG_ENOUGH = 'Thank you for writing to me. I will look at it today.';
const ISSUE =
  'My landlord Robert Klein in Queens kept my security deposit after I moved out on June 30. Reach me at ann.lee@mail.example or (917) 867-5309. Please show me attorneys.';

let notes = 0;
/** Everybody shares one attorney, so each lead is known by its note. */
export const newNote = () => `Note ${process.pid}-${(notes += 1)}: call ann.lee@mail.example`;
/** As the attorney reads it before accepting. */
export const hidden = (note: string) => note.replace('ann.lee@mail.example', '[email redacted]');

/** Consumer and attorney in browsers of their own, side by side. */
export async function twoPeople(browser: Browser): Promise<{ client: Page; attorney: Page; email: string }> {
  const client = await (await browser.newContext()).newPage();
  const attorney = await (await browser.newContext()).newPage();
  const email = await signUpConsumer(client);
  await signInAttorney(attorney);
  await expect(attorney.getByRole('heading', { name: 'Welcome, Maya Chen.' })).toBeVisible();
  await attorney.goto('/attorneys/dashboard');
  await expect(attorney.getByRole('heading', { name: 'Select a Lead', exact: true })).toBeVisible();
  return { client, attorney, email };
}

export async function askForAttorneys(page: Page): Promise<void> {
  const box = page.getByRole('textbox', { name: 'Message', exact: true });
  await box.fill(ISSUE);
  await box.press('Enter');
  await expect(page.getByRole('button', { name: 'Contact Maya Chen' })).toBeVisible();
}

export async function openContactDialog(page: Page) {
  await page.getByRole('button', { name: 'Contact Maya Chen' }).click();
  return page.getByRole('dialog', { name: 'Contact Maya Chen' });
}

/** Contacts Maya Chen about a new chat. */
export async function contactMaya(page: Page, note: string): Promise<void> {
  await askForAttorneys(page);
  const dialog = await openContactDialog(page);
  await dialog.getByLabel('I acknowledge the above').check();
  await dialog.getByLabel('Additional information').fill(note);
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('alertdialog', { name: /^Attorney contacted successfully!/ }).waitFor();
  await page.getByRole('button', { name: 'OK' }).click();
}

export const leadRow = (page: Page, list: string, note: string) =>
  page.getByRole('navigation', { name: list }).getByRole('link').filter({ hasText: note });

export async function openStatus(page: Page) {
  await page.getByRole('button', { name: 'Status of Maya Chen' }).click();
  return page.getByRole('dialog', { name: 'Maya Chen' });
}
