import { expect, test, type Page } from '@playwright/test';
import { changeAnswers } from './change-answers.ts';
import { signUpConsumer } from './people.ts';

const FAILURE = { status: 500, json: { error: { status: 'INTERNAL', message: 'INTERNAL' } } };
const box = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });
const answers = (page: Page) =>
  page.getByRole('region', { name: 'Conversation' }).getByRole('button', { name: 'Copy' });

async function ask(page: Page, text: string) {
  await box(page).fill(text);
  await box(page).press('Enter');
  await expect(answers(page)).toHaveCount(1);
}

/** Holds a call back until the returned function is called. */
async function hold(page: Page, name: string): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(`**/us-central1/${name}`, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

test('a member waits in words: "Loading chats...", then "Loading chat..."', async ({ page }) => {
  await signUpConsumer(page);
  await ask(page, 'My landlord in Queens kept my deposit.');
  const showChats = await hold(page, 'getUserChats');
  const showMessages = await hold(page, 'getChatMessages');
  await page.reload();
  await expect(page.getByText('Loading chats...')).toBeVisible();
  showChats();
  await expect(page.getByText('Loading chat...')).toBeVisible();
  showMessages();
  await expect(answers(page)).toHaveCount(1);
});

test('a visitor who returns waits under "Loading chat..."', async ({ page }) => {
  await page.goto('/');
  await page.waitForSelector('html[data-ready]');
  await ask(page, 'My landlord in Queens kept my deposit.');
  const showMessages = await hold(page, 'getChatMessages');
  await page.reload();
  await expect(page.getByText('Loading chat...')).toBeVisible();
  showMessages();
  await expect(answers(page)).toHaveCount(1);
});

test('messages that cannot be read are said to be so', async ({ page }) => {
  await signUpConsumer(page);
  await ask(page, 'My landlord in Queens kept my deposit.');
  await page.route('**/us-central1/getChatMessages', (route) => route.fulfill(FAILURE));
  await page.reload();
  await expect(page.getByRole('alert')).toHaveText('Error loading messages, please try refreshing the page');
});

test('a chat without messages is said to be so', async ({ page }) => {
  await signUpConsumer(page);
  await ask(page, 'My landlord in Queens kept my deposit.');
  await page.route('**/us-central1/getChatMessages', (route) => route.fulfill({ json: { result: { messages: [] } } }));
  await page.reload();
  await expect(page.getByRole('alert')).toHaveText('Error, no messages found. Try refreshing the page.');
});

test('resetting before the chat has an id says that there is none', async ({ page }) => {
  await page.goto('/');
  await page.waitForSelector('html[data-ready]');
  await hold(page, 'sendMessage');
  await box(page).fill('My landlord in Queens kept my deposit.');
  await box(page).press('Enter');
  await page.getByRole('button', { name: 'Reset Chat Memory' }).click();
  await page.getByRole('button', { name: 'Yes, Reset' }).click();
  await expect(page.getByRole('alert')).toHaveText('No chat ID to reset found');
});

test('a reset mail and a new password that fail say so, and keep what was typed', async ({ page }) => {
  await page.route('**/us-central1/sendPasswordResetEmail', (route) => route.fulfill(FAILURE));
  await page.goto('/attorneys/login');
  await page.getByLabel('Email').fill('ann@people.example');
  await page.getByRole('button', { name: 'Forgot Password?' }).click();
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByRole('alert')).toHaveText('Failed to send password reset email. Please try again.');
  await expect(page.getByLabel('Email')).toHaveValue('ann@people.example');

  await page.route('**/us-central1/validatePasswordResetToken', (route) =>
    route.fulfill({ json: { result: { email: 'ann@people.example' } } }),
  );
  await page.route('**/us-central1/completePasswordReset', (route) => route.fulfill(FAILURE));
  await page.goto('/auth/password-reset?token=anything');
  await page.getByLabel('New password', { exact: true }).fill('long enough');
  await page.getByLabel('Confirm password', { exact: true }).fill('long enough');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByRole('alert')).toHaveText('Failed to reset password. Please try again.');
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue('long enough');
});

test('an answer that was interrupted is explained, and comes when it is asked for again', async ({ page }) => {
  await signUpConsumer(page);
  const sent = page.waitForRequest('**/us-central1/sendMessage');
  await ask(page, 'My landlord in Queens kept my deposit.');
  const { requestId } = ((await sent).postDataJSON() as { data: { requestId: string } }).data;
  const unanswered = { requestId, text: 'My landlord in Queens kept my deposit.', isAnswering: false };
  await changeAnswers(page, '**/us-central1/getChatMessages', ({ result }: { result: { messages: object[] } }) => ({
    result: { messages: [{ ...result.messages[0], unanswered }] },
  }));
  await page.reload();
  await expect(page.getByRole('alert')).toHaveText('The answer was interrupted. Your question is kept.');
  await page.unroute('**/us-central1/getChatMessages');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(answers(page)).toHaveCount(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
