import { expect, test, type Page } from '@playwright/test';
import { newAddress, signInAttorney, signInByLink, signUpConsumer } from './people.ts';

/** Every redirect rule of the route table (spec §2). */
const opens = async (page: Page, path: string, end: string) => {
  await page.goto(path);
  await expect(page).toHaveURL((url) => url.pathname === end);
};

const headings = {
  landing: 'Get help in minutes.',
  login: 'Log in or sign up',
  attorneyLogin: 'Attorney Login',
  terms: 'Terms of Service',
};
const shows = (page: Page, heading: string) =>
  expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();

test('every page has the product’s title', async ({ page }) => {
  for (const path of [
    '/',
    '/faq',
    '/contact',
    '/terms',
    '/privacy',
    '/login',
    '/attorneys/login',
    '/attorneys/signup',
  ]) {
    await page.goto(path);
    await expect(page).toHaveTitle('Plainly Quick Legal Assistance');
  }
});

test.describe('an anonymous visitor', () => {
  test('sees the landing page at /, and the login screens', async ({ page }) => {
    await opens(page, '/', '/');
    await shows(page, headings.landing);
    await opens(page, '/login', '/login');
    await shows(page, headings.login);
    await opens(page, '/attorneys/login', '/attorneys/login');
    await shows(page, headings.attorneyLogin);
  });

  test('is sent from /accept-terms to /login', async ({ page }) => {
    await opens(page, '/accept-terms', '/login');
    await shows(page, headings.login);
  });

  test('is sent from any unknown path to /', async ({ page }) => {
    for (const path of ['/nowhere', '/attorneys', '/faq/more', '/auth']) await opens(page, path, '/');
    await shows(page, headings.landing);
  });

  test('reads the public pages', async ({ page }) => {
    for (const path of ['/faq', '/contact', '/terms', '/privacy']) {
      await opens(page, path, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });
});

test('someone who must accept the terms is sent to /accept-terms from everywhere', async ({ page }) => {
  await signInByLink(page, newAddress('newcomer'));
  await page.waitForURL('**/accept-terms');
  for (const path of ['/', '/login', '/attorneys/login', '/accept-terms', '/nowhere']) {
    await opens(page, path, '/accept-terms');
    await shows(page, headings.terms);
  }
});

test('a signed-in consumer is sent to / from the login screens and the terms, and sees the chat page', async ({
  page,
}) => {
  await signUpConsumer(page);
  for (const path of ['/', '/login', '/attorneys/login', '/accept-terms', '/nowhere']) await opens(page, path, '/');
  await expect(page.getByRole('button', { name: 'New chat' })).toBeVisible();
});

test('a signed-in attorney is sent to / and sees the attorney home', async ({ page }) => {
  await signInAttorney(page);
  await expect(page.getByRole('heading', { name: 'Welcome, Maya Chen.' })).toBeVisible();
  for (const path of ['/login', '/attorneys/login', '/accept-terms', '/nowhere']) await opens(page, path, '/');
  await expect(page.getByRole('heading', { name: 'Welcome, Maya Chen.' })).toBeVisible();
});

test('a spinner shows while it is not known who is here', async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/auth/me', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto('/login');
  await expect(page.getByRole('status')).toContainText('Loading');
  gate.resolve();
  await shows(page, headings.login);
});
