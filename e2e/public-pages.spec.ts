import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';

test('the FAQ has its six sections', async ({ page }) => {
  await page.goto('/faq');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Not legal advice',
    'Not legal representation',
    'Help areas',
    'Accuracy',
    'Attorney relationship',
    'Attorney fees',
  ]);
  await expectAccessible(page);
});

test('the terms have their date, and their link to the privacy policy opens a new tab', async ({ page, context }) => {
  await page.goto('/terms');
  await expect(page.getByText('Last updated September 12, 2025')).toBeVisible();
  await expectAccessible(page);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  const privacy = await opened;
  await expect(privacy.getByRole('heading', { name: 'Privacy Policy' })).toBeVisible();
  await expect(privacy.getByText('Last updated September 2025')).toBeVisible();
  await expectAccessible(privacy);
});

test.describe('the contact page', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/contact');
    await page.waitForSelector('html[data-ready]');
  });

  test('checks every field, and forgets an error when its field is edited', async ({ page }) => {
    await expect(page.getByRole('heading', { name: 'Questions?' })).toBeVisible();
    await page.getByLabel('Phone (optional)').fill('12');
    await page.getByRole('checkbox', { name: 'Email' }).uncheck();
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('alert')).toHaveText([
      'Please provide a valid email address',
      'Please provide a valid US phone number',
      'Please describe how we can help you',
      'Please select at least one preferred contact method',
    ]);
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('checkbox', { name: 'Text Message' }).check();
    await page.getByLabel('How can we help you?').fill('Hello');
    await expect(page.getByRole('alert')).toHaveText([
      'Please provide a valid email address',
      'Please provide a valid US phone number',
    ]);
  });

  test('sends a message and thanks for it', async ({ page }) => {
    await page.getByRole('textbox', { name: 'Email' }).fill('ana@people.example');
    await page.getByLabel('How can we help you?').fill('How do I delete my account?');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('ana@people.example')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Send another message' }).click();
    await expect(page.getByLabel('How can we help you?')).toHaveValue('');
  });

  for (const [status, words] of [
    ['UNAVAILABLE', 'Email service is temporarily unavailable. Please try again later.'],
    ['INTERNAL', 'An error occurred while sending your message. Please try again.'],
  ] as const) {
    test(`keeps the text when sending fails with ${status}`, async ({ page }) => {
      await page.route('**/us-central1/submitIssue', (route) =>
        route.fulfill({ status: 503, json: { error: { status, message: '' } } }),
      );
      await page.getByRole('textbox', { name: 'Email' }).fill('ana@people.example');
      await page.getByLabel('How can we help you?').fill('Hello');
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByRole('alert')).toHaveText(words);
      await expect(page.getByLabel('How can we help you?')).toHaveValue('Hello');
    });
  }
});
