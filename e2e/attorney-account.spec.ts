import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { linkMailedTo } from './stack-control.ts';
import { acceptTerms, DEMO_ATTORNEY, DEMO_ATTORNEY_ID, newAddress, signInAttorneyOnScreen } from './people.ts';

test('an attorney signs up with the attorney ID, verifies, signs in, and chooses a new password', async ({ page }) => {
  const email = newAddress('attorney');
  const password = 'eight characters';

  await page.goto('/attorneys/login');
  await page.getByRole('link', { name: 'Sign up' }).click();
  // Both pages ask for an email: the one that is left would take it.
  await expect(page.getByRole('heading', { name: 'Attorney Signup' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
  await page.getByLabel('Attorney ID').fill(DEMO_ATTORNEY_ID);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();

  const verification = await linkMailedTo(email, '/auth/attorney-verification');
  await page.goto(verification);
  await expect(page.getByRole('heading', { name: 'Account Verified!' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Sign In to Your Account' }).click();
  await signInAttorneyOnScreen(page, { email, password });
  await acceptTerms(page);
  await expect(page.getByRole('heading', { name: 'Welcome, Thomas Kowalski.' })).toBeVisible();

  await page.context().clearCookies();
  await page.goto(verification);
  await expect(page.getByRole('heading', { name: 'Verification Failed' })).toBeVisible();
  await expect(page.getByText('Verification token not found or expired.')).toBeVisible();

  await page.goto('/attorneys/login');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Forgot Password?' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await page.goto(await linkMailedTo(email, '/auth/password-reset'));
  await expect(page.getByRole('heading', { name: 'Reset Password' })).toBeVisible();
  await expect(page.getByText('Create a new password for your account')).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill('a new one');
  await page.getByLabel('Confirm password', { exact: true }).fill('a new one');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByRole('heading', { name: 'Password Reset Complete' })).toBeVisible();
  await expect(page.getByText(`Your password has been successfully reset for ${email}.`)).toBeVisible();
  await expect(page.getByText('Redirecting to login...')).toBeVisible();
  await expectAccessible(page);
  await page.waitForURL('**/attorneys/login');
  await signInAttorneyOnScreen(page, { email, password: 'a new one' });
  await expect(page.getByRole('heading', { name: 'Welcome, Thomas Kowalski.' })).toBeVisible();
});

test.describe('the attorney login', () => {
  test('cannot be submitted without both fields, and checks them', async ({ page }) => {
    await page.goto('/attorneys/login');
    const submit = page.getByRole('button', { name: 'Sign In', exact: true });
    await expect(submit).toBeDisabled();
    await page.getByLabel('Email').fill('nobody');
    await expect(submit).toBeDisabled();
    await page.getByLabel('Password', { exact: true }).fill('short');
    await submit.click();
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
    await expectAccessible(page);
  });

  test('shows and hides the password', async ({ page }) => {
    await page.goto('/attorneys/login');
    const password = page.getByLabel('Password', { exact: true });
    await password.fill('secret');
    await expect(password).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect(password).toHaveAttribute('type', 'password');
  });

  test('a wrong password is said, and what was typed stays', async ({ page }) => {
    await signInAttorneyOnScreen(page, { ...DEMO_ATTORNEY, password: 'not the one' });
    await expect(page.getByRole('alert')).toHaveText('Invalid email or password. Please try again.');
    await expect(page.getByLabel('Email')).toHaveValue(DEMO_ATTORNEY.email);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not the one');
  });

  test('without a connection says so', async ({ page }) => {
    await page.route('**/api/auth/sign-in/email', (route) => route.abort());
    await signInAttorneyOnScreen(page);
    await expect(page.getByRole('alert')).toHaveText('Network error. Please check your connection and try again.');
  });

  test('sends a login link instead', async ({ page }) => {
    const email = newAddress('by-link');
    await page.goto('/attorneys/login');
    await page.getByRole('button', { name: 'Send Email Login Link' }).click();
    await expect(page.getByText('Email is required')).toBeVisible();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send Email Login Link' }).click();
    await expect(
      page.getByText(`We sent a magic link to ${email}. Click the link in your email to sign in`),
    ).toBeVisible();
    await page.goto(await linkMailedTo(email, '/auth/callback'));
    await page.waitForURL('**/accept-terms');
  });

  test('the forgot-password form checks the address and goes back', async ({ page }) => {
    await page.goto('/attorneys/login');
    await page.getByRole('button', { name: 'Forgot Password?' }).click();
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect(page.getByText('Email is required')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Back to Login' }).click();
    await expect(page.getByRole('heading', { name: 'Attorney Login' })).toBeVisible();
  });
});

test.describe('attorney signup', () => {
  const fill = async (page: Page, values: Record<string, string>) => {
    for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value);
    await page.getByRole('button', { name: 'Sign Up' }).click();
  };
  const good = {
    Email: 'a@b.example',
    Password: 'eight characters',
    'Confirm password': 'eight characters',
    'Attorney ID': 'NY-GUESS',
  };

  test('says what is wrong, in the spec’s words', async ({ page }) => {
    await page.goto('/attorneys/signup');
    await fill(page, {});
    await expect(page.getByText('All fields are required').first()).toBeVisible();
    await fill(page, { ...good, 'Confirm password': 'something else' });
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    await fill(page, { ...good, Password: 'seven77', 'Confirm password': 'seven77' });
    await expect(page.getByText('Password must be at least 8 characters')).toBeVisible();
    await fill(page, { ...good, Email: 'nobody' });
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await expectAccessible(page);
    await fill(page, good);
    await expect(page.getByRole('alert')).toContainText('This attorney ID is not valid.');
    await expect(page.getByLabel('Email')).toHaveValue('a@b.example');
  });

  test('an answer without words gets ours', async ({ page }) => {
    const errors = [
      ['INVALID_ARGUMENT', 'Please check your input and try again.'],
      ['ALREADY_EXISTS', 'An account with this information already exists.'],
      ['INTERNAL', 'Failed to submit signup request. Please try again.'],
    ] as const;
    await page.goto('/attorneys/signup');
    for (const [status, words] of errors) {
      await page.route(
        '**/us-central1/attorneyStartSignup',
        (route) => route.fulfill({ status: 400, json: { error: { status, message: '' } } }),
        { times: 1 },
      );
      await fill(page, good);
      await expect(page.getByRole('alert')).toHaveText(words);
    }
  });
});

test.describe('attorney verification', () => {
  test('without a token is an error, with a way on', async ({ page }) => {
    await page.goto('/auth/attorney-verification');
    await expect(page.getByRole('heading', { name: 'Verification Failed' })).toBeVisible();
    await expect(page.getByText('No verification token provided.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Try Signing Up Again' })).toHaveAttribute('href', '/attorneys/signup');
    await expect(page.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
    await expect(page.getByRole('link', { name: 'support@plainly.example' })).toHaveAttribute(
      'href',
      'mailto:support@plainly.example',
    );
    await expectAccessible(page);
  });

  test('waits in words, and asks once', async ({ page }) => {
    const gate = Promise.withResolvers<void>();
    let calls = 0;
    await page.route('**/us-central1/attorneyVerifyEmail', async (route) => {
      calls += 1;
      await gate.promise;
      await route.fulfill({ status: 500, json: { error: { status: 'INTERNAL', message: 'INTERNAL' } } });
    });
    await page.goto('/auth/attorney-verification?token=anything');
    await expect(page.getByRole('heading', { name: 'Verifying Account' })).toBeVisible();
    await expect(page.getByText('Please wait while we verify your attorney account...')).toBeVisible();
    gate.resolve();
    await expect(page.getByText('Verification failed. Please try again or contact support.')).toBeVisible();
    expect(calls).toBe(1);
  });
});

test.describe('password reset', () => {
  test('a missing and a wrong token are invalid links', async ({ page }) => {
    await page.goto('/auth/password-reset');
    await expect(page.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible();
    await expect(page.getByText('Invalid password reset link')).toBeVisible();
    await page.goto('/auth/password-reset?token=guess');
    await expect(page.getByText('Invalid or expired password reset link')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/attorneys/login');
    await expectAccessible(page);
  });

  test('checks the link in words, then the passwords', async ({ page }) => {
    const gate = Promise.withResolvers<void>();
    await page.route('**/us-central1/validatePasswordResetToken', async (route) => {
      await gate.promise;
      await route.fulfill({ json: { result: { email: 'ann@people.example' } } });
    });
    await page.goto('/auth/password-reset?token=anything');
    await expect(page.getByText('Verifying reset link...')).toBeVisible();
    gate.resolve();
    const submit = page.getByRole('button', { name: 'Reset Password' });
    await submit.click();
    await expect(page.getByText('Password is required')).toBeVisible();
    await expect(page.getByText('Please confirm your password')).toBeVisible();
    await page.getByLabel('New password', { exact: true }).fill('short');
    await page.getByLabel('Confirm password', { exact: true }).fill('other');
    await submit.click();
    await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
    await page.getByLabel('New password', { exact: true }).fill('long enough');
    await submit.click();
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Confirm password', { exact: true }).fill('long enough');
    await submit.click();
    await expect(page.getByRole('alert')).toHaveText('Invalid or expired password reset link');
  });
});
