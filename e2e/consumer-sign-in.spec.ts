import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { becomeAtGoogle, linkMailedTo } from './stack-control.ts';
import { acceptTerms, newAddress, signInByLink } from './people.ts';

test.describe('the login screen', () => {
  test('says what it is for and checks the address', async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'Log in or sign up' })).toBeVisible();
    await expect(page.getByText('Save your chats and generated documents')).toBeVisible();
    await expect(page.getByText('OR', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Terms of Use' })).toHaveAttribute('href', '/terms');
    await expect(page.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
    const submit = page.getByRole('button', { name: 'Continue with Email' });
    await submit.click();
    await expect(page.getByText('Email is required')).toBeVisible();
    await expect(page.getByLabel('Email')).toBeFocused();
    await page.getByLabel('Email').fill('nobody');
    await expect(page.getByText('Email is required')).toBeHidden();
    await submit.click();
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await expectAccessible(page);
  });

  test('sends a link, says so, and goes back to the form', async ({ page }) => {
    const email = newAddress('sender');
    await page.goto('/login');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Continue with Email' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await expect(
      page.getByText(`We sent a magic link to ${email}. Click the link in your email to sign in`),
    ).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Use a different email' }).click();
    await expect(page.getByRole('heading', { name: 'Log in or sign up' })).toBeVisible();
  });

  test('keeps the address when sending fails, and says the server’s words or its own', async ({ page }) => {
    const answers = [
      {
        status: 429,
        body: '{"error":{"status":"RESOURCE_EXHAUSTED","message":"Too many requests. Please wait a moment and try again."}}',
      },
      { status: 500, body: '{"error":{"status":"INTERNAL","message":"INTERNAL"}}' },
    ];
    await page.route('**/us-central1/sendEmailLoginLink', (route) =>
      route.fulfill({ contentType: 'application/json', ...answers.shift()! }),
    );
    await page.goto('/login');
    await page.getByLabel('Email').fill('ann@people.example');
    const submit = page.getByRole('button', { name: 'Continue with Email' });
    await submit.click();
    await expect(page.getByRole('alert')).toHaveText('Too many requests. Please wait a moment and try again.');
    await submit.click();
    await expect(page.getByRole('alert')).toHaveText('Failed to send magic link. Please try again.');
    await expect(page.getByLabel('Email')).toHaveValue('ann@people.example');
  });
});

test('a link in the mail signs in: terms, chat page, log out', async ({ page }) => {
  const email = newAddress('consumer');
  await signInByLink(page, email);
  await page.waitForURL('**/accept-terms');
  expect(await page.evaluate(() => Object.values(localStorage).join(' '))).not.toContain(email);
  await acceptTerms(page);
  await expect(page.getByRole('button', { name: 'New chat' })).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { name: 'Get help in minutes.' })).toBeVisible();
});

test('the link opened on another device asks for the address', async ({ page, browser }) => {
  const email = newAddress('elsewhere');
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Continue with Email' }).click();
  const link = await linkMailedTo(email, '/auth/callback');
  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await other.getByRole('button', { name: 'Continue' }).click();
  await expect(other.getByText('Email is required to complete sign-in')).toBeVisible();
  await expectAccessible(other);
  await other.getByLabel('Email').fill(email);
  await other.getByRole('button', { name: 'Continue' }).click();
  await other.waitForURL('**/accept-terms');
  await other.context().close();
});

test.describe('the callback', () => {
  test('a used link is an error, and leads back to login', async ({ page, browser }) => {
    const email = newAddress('used');
    await signInByLink(page, email);
    await page.waitForURL('**/accept-terms');
    const link = await linkMailedTo(email, '/auth/callback');
    const other = await (await browser.newContext()).newPage();
    await other.goto(link);
    await expect(other.getByRole('heading', { name: 'Authentication Error' })).toBeVisible();
    await expect(other.getByText('Invalid sign-in link')).toBeVisible();
    await expect(other.getByText('Redirecting to login...')).toBeVisible();
    await expectAccessible(other);
    await other.waitForURL('**/login');
    await other.context().close();
  });

  test('an address without a link is an error', async ({ page }) => {
    await page.goto('/auth/callback');
    await expect(page.getByText('Invalid authentication link')).toBeVisible();
    await page.waitForURL('**/login');
  });

  test('says that it is completing the sign-in, and cleans the address', async ({ page }) => {
    const email = newAddress('slow');
    const gate = Promise.withResolvers<void>();
    await page.route('**/api/auth/magic-link/complete', async (route) => {
      await gate.promise;
      await route.continue();
    });
    await signInByLink(page, email);
    await expect(page.getByText('Completing sign-in...')).toBeVisible();
    gate.resolve();
    await expect(page).toHaveURL((url) => !url.search.includes('token'));
    await page.waitForURL('**/accept-terms');
  });
});

test.describe('the terms', () => {
  test('must be accepted, in a box of at most 24rem', async ({ page }) => {
    await signInByLink(page, newAddress('terms'));
    await page.waitForURL('**/accept-terms');
    const box = page.getByRole('region', { name: 'Terms of Service, full text' });
    await expect(box).toHaveCSS('max-height', '384px');
    await expect(box).toContainText('at least 18');
    await page.getByRole('button', { name: 'Accept and Continue' }).click();
    await expect(page.getByText('Please accept the Terms of Service to continue')).toBeVisible();
    await expectAccessible(page);
  });

  test('declining signs out and goes to /login', async ({ page }) => {
    await signInByLink(page, newAddress('declines'));
    await page.waitForURL('**/accept-terms');
    await page.getByRole('button', { name: 'Decline' }).click();
    await page.waitForURL('**/login');
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Get help in minutes.' })).toBeVisible();
  });

  test('a failure to save is said, and can be tried again', async ({ page }) => {
    await signInByLink(page, newAddress('retries'));
    await page.waitForURL('**/accept-terms');
    await page.route('**/us-central1/acceptTos', (route) => route.abort(), { times: 1 });
    await page.getByLabel('I have read and accept the Terms of Service and Privacy Policy').check();
    await page.getByRole('button', { name: 'Accept and Continue' }).click();
    await expect(page.getByText('Failed to save your acceptance. Please try again.')).toBeVisible();
    await acceptTerms(page);
  });

  test('a claim that never comes is said after five looks', async ({ page }) => {
    await signInByLink(page, newAddress('stale'));
    await page.waitForURL('**/accept-terms');
    let looks = 0;
    await page.route('**/us-central1/acceptTos', (route) =>
      route.fulfill({ json: { result: { success: true, tosVersion: 1 } } }),
    );
    await page.route('**/api/auth/me', async (route) => {
      looks += 1;
      await route.continue();
    });
    await page.getByLabel('I have read and accept the Terms of Service and Privacy Policy').check();
    await page.getByRole('button', { name: 'Accept and Continue' }).click();
    await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
    await expect(
      page.getByText('Failed to reload authentication after accepting Terms of Service, try reloading the page.'),
    ).toBeVisible();
    expect(looks).toBe(5);
  });
});

test('Google signs in through a window of its own, and the anonymous chat comes along', async ({ page }) => {
  await becomeAtGoogle({
    sub: newAddress('sub'),
    email: newAddress('google'),
    email_verified: true,
    name: 'Gina Google',
  });
  await page.goto('/');
  const box = page.getByRole('textbox', { name: 'Message' });
  await box.fill('My landlord kept my deposit');
  await box.press('Enter');
  await expect(page.getByRole('button', { name: 'Copy' })).toHaveCount(1);
  await page.goto('/login');
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await popup;
  await acceptTerms(page);
  await expect(
    page.getByRole('region', { name: 'Conversation' }).getByText('My landlord kept my deposit'),
  ).toBeVisible();
});

test('a Google window that is closed is ignored', async ({ page }) => {
  await page.route('**/api/auth/sign-in/social', (route) => route.fulfill({ json: { url: 'about:blank' } }));
  await page.goto('/login');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await (await opened).close();
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeEnabled();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
