import { expect, type Page } from '@playwright/test';
import { linkMailedTo } from './desk.ts';

let people = 0;
/** Workers run side by side, so a name needs more than a number. */
export const newAddress = (role: string) => `${role}-${process.pid}-${Date.now()}-${(people += 1)}@people.example`;

export const DEMO_ATTORNEY = { email: 'maya.chen@demo.example', password: 'plainly-demo' };
export const DEMO_ATTORNEY_ID = 'NY-DEMO-2345';
export const DEMO_STAFF = 'staff@demo.example';

/** Asks for a link on the login screen and opens the one that was mailed: the nth to this address. */
export async function signInByLink(page: Page, email: string, nth = 1): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Continue with Email' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await page.goto(await linkMailedTo(email, '/auth/callback', nth));
}

export async function acceptTerms(page: Page): Promise<void> {
  await page.waitForURL('**/accept-terms');
  await page.getByLabel('I have read and accept the Terms of Service and Privacy Policy').check();
  await page.getByRole('button', { name: 'Accept and Continue' }).click();
  await page.waitForURL((url) => url.pathname === '/');
}

export async function signUpConsumer(page: Page, email = newAddress('consumer')): Promise<string> {
  await signInByLink(page, email);
  await acceptTerms(page);
  return email;
}

export async function signInAttorney(page: Page, who = DEMO_ATTORNEY): Promise<void> {
  await page.goto('/attorneys/login');
  await page.getByLabel('Email').fill(who.email);
  await page.getByLabel('Password', { exact: true }).fill(who.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}
