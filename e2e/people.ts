import { expect, type Page } from '@playwright/test';
import { linkMailedTo } from './stack-control.ts';

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

/** Somebody new, signed in and at home. Whoever wants to see the screens on the way calls the two above. */
export async function signUpConsumer(page: Page, email = newAddress('consumer')): Promise<string> {
  await becomeMember(page, email);
  await page.goto('/');
  return email;
}

/** The browser holds a member's session, as after the link in the mail and the terms. */
export async function becomeMember(page: Page, email: string): Promise<void> {
  await ask(page, '/us-central1/sendEmailLoginLink', { data: { email } });
  const token = new URL(await linkMailedTo(email, '/auth/callback')).searchParams.get('token');
  await ask(page, '/api/auth/magic-link/complete', { token, email });
  await ask(page, '/us-central1/acceptTos', { data: null });
}

/** An attorney, signed in and at home. */
export async function signInAttorney(page: Page, who = DEMO_ATTORNEY): Promise<void> {
  await ask(page, '/api/auth/sign-in/email', who);
  await page.goto('/');
}

export async function signInAttorneyOnScreen(page: Page, who = DEMO_ATTORNEY): Promise<void> {
  await page.goto('/attorneys/login');
  await page.getByLabel('Email').fill(who.email);
  await page.getByLabel('Password', { exact: true }).fill(who.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** Asked with the cookies of the page's browser, which keeps those that come back. */
async function ask(page: Page, address: string, data: object): Promise<void> {
  const response = await page.request.post(address, { data });
  expect(response.ok(), `${address}: ${response.status()}`).toBe(true);
}
