import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { changeAnswers, loseReply } from './change-answers.ts';

const DEPOSIT = 'My landlord in Queens kept my security deposit.';
const FAILURE = { status: 500, json: { error: { status: 'INTERNAL', message: 'INTERNAL' } } };
const box = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });
const conversation = (page: Page) => page.getByRole('region', { name: 'Conversation' });
const answers = (page: Page) => conversation(page).getByRole('button', { name: 'Copy' });

async function visit(page: Page) {
  await page.goto('/');
  await page.waitForSelector('html[data-ready]');
}

async function ask(page: Page, text: string) {
  const before = await answers(page).count();
  await box(page).fill(text);
  await box(page).press('Enter');
  await expect(answers(page)).toHaveCount(before + 1);
}

test('the landing page says what this is, and what it is not', async ({ page }) => {
  await visit(page);
  await expect(page).toHaveTitle('Plainly Quick Legal Assistance');
  await expect(page.getByRole('heading', { name: 'Get help in minutes.' })).toBeVisible();
  await expect(page.getByText('Plainly was built to help consumers get the legal assistance they need.')).toBeVisible();
  await expect(page.getByText('Hi there! Can you describe your issue to me? I can try to help!')).toBeVisible();
  await expect(page.getByPlaceholder('Describe your issue...')).toBeVisible();
  await expect(page.getByText('This chat is not legal advice and is not a substitute for an attorney')).toBeVisible();
  await expect(page.getByText('Please do not type card numbers or Social Security numbers.')).toBeVisible();
  const notice = page.getByRole('main').getByRole('link', { name: 'Terms of Service (opens in a new tab)' });
  await expect(notice).toHaveAttribute('target', '_blank');
  for (const name of ['Home', 'FAQ', 'Contact Us', 'Attorney Portal', 'Log in']) {
    await expect(page.getByRole('complementary').getByRole('link', { name })).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Reset Chat Memory' })).toBeHidden();
  await expectAccessible(page);
});

test('a visitor asks, finds the chat again on return, and resets it', async ({ page }) => {
  await visit(page);
  await ask(page, DEPOSIT);
  await expect(page.getByPlaceholder('Respond to Plainly')).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(conversation(page).getByText(DEPOSIT)).toBeVisible();
  await expect(answers(page)).toHaveCount(1);

  await page.getByRole('button', { name: 'Reset Chat Memory' }).click();
  const question = page.getByRole('alertdialog', { name: "Are you sure you want to reset your chat's history?" });
  await expect(question.getByRole('link', { name: 'create a free account' })).toHaveAttribute('href', '/login');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(conversation(page).getByText(DEPOSIT)).toBeVisible();
  await page.getByRole('button', { name: 'Reset Chat Memory' }).click();
  await question.getByRole('button', { name: 'Yes, Reset' }).click();
  await expect(page.getByPlaceholder('Describe your issue...')).toBeVisible();
  await page.reload();
  await expect(page.getByText(DEPOSIT)).toBeHidden();
});

test('a reset that fails says so and keeps the chat', async ({ page }) => {
  await page.route('**/us-central1/chatWasReset', (route) => route.fulfill(FAILURE));
  await visit(page);
  await ask(page, DEPOSIT);
  await page.getByRole('button', { name: 'Reset Chat Memory' }).click();
  await page.getByRole('button', { name: 'Yes, Reset' }).click();
  await expect(page.getByRole('alert')).toHaveText('Failed to reset chat');
  await expect(conversation(page).getByText(DEPOSIT)).toBeVisible();
});

test('Enter sends, Shift+Enter makes a line, and the box grows to 120 px', async ({ page }) => {
  await visit(page);
  await box(page).fill('   ');
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
  await box(page).fill('one');
  await box(page).press('Shift+Enter');
  await box(page).pressSequentially('two');
  await expect(box(page)).toHaveValue('one\ntwo');
  for (let line = 0; line < 12; line++) await box(page).press('Shift+Enter');
  expect((await box(page).boundingBox())?.height).toBe(120);
  await box(page).press('Enter');
  await expect(box(page)).toHaveValue('');
});

test('a message that fails is taken back, with its text and words that can be closed', async ({ page }) => {
  await page.route('**/us-central1/sendMessage', (route) => route.fulfill(FAILURE), { times: 1 });
  await visit(page);
  await box(page).fill(DEPOSIT);
  await box(page).press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Failed to send message. Please try again.');
  await expect(box(page)).toHaveValue(DEPOSIT);
  await expect(conversation(page).getByText(DEPOSIT)).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByRole('alert')).toBeHidden();
  await box(page).press('Enter');
  await expect(answers(page)).toHaveCount(1);
});

test('a message whose reply got lost is not stored twice when it is sent again', async ({ page }) => {
  await loseReply(page, '**/us-central1/sendMessage');
  await visit(page);
  await box(page).fill(DEPOSIT);
  await box(page).press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Failed to send message. Please try again.');
  await box(page).press('Enter');
  await expect(answers(page)).toHaveCount(1);
  await page.reload();
  await expect(answers(page)).toHaveCount(1);
  await expect(conversation(page).getByText(DEPOSIT)).toHaveCount(1);
});

test('a page reloaded in the middle of an answer shows that it is coming, and then the answer', async ({ page }) => {
  await visit(page);
  await ask(page, DEPOSIT);
  let isWritten = false;
  await changeAnswers(page, '**/us-central1/getChatMessages', ({ result }: { result: { messages: unknown[] } }) => ({
    result: { messages: isWritten ? result.messages : result.messages.slice(0, -1) },
  }));
  await page.reload();
  await expect(page.getByText('Plainly is typing')).toBeAttached();
  await expect(answers(page)).toHaveCount(0);
  isWritten = true;
  await expect(answers(page)).toHaveCount(1);
  await expect(page.getByText('Plainly is typing')).toBeHidden();
});

test('offline, nothing is lost', async ({ page, context }) => {
  await visit(page);
  await ask(page, DEPOSIT);
  await context.setOffline(true);
  await box(page).fill('It was in March.');
  await box(page).press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Failed to send message. Please try again.');
  await expect(box(page)).toHaveValue('It was in March.');
  await context.setOffline(false);
  await box(page).press('Enter');
  await expect(answers(page)).toHaveCount(2);
});

test('text typed before the script has loaded is kept, and sent if Enter was pressed', async ({ page }) => {
  let open: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await box(page).pressSequentially('My deposit');
  await box(page).press('Enter');
  open();
  await expect(answers(page)).toHaveCount(1);
  await expect(conversation(page).getByText('My deposit', { exact: true })).toBeVisible();
  await expect(box(page)).toHaveValue('');
});

test('attorney cards carry both badges and the notice, and ask a visitor to sign in', async ({ page }) => {
  await visit(page);
  await ask(page, `${DEPOSIT} Please show me attorneys.`);
  await expect(page.getByText('Licensed in New York').first()).toBeVisible();
  await expect(page.getByText('Free online consultation').first()).toBeVisible();
  await expect(page.getByText('No charge applies until a fee structure is discussed with the attorney.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Log in or sign up' })).toHaveAttribute('href', '/login');
  await page
    .getByRole('button', { name: /^Contact / })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  await expect(dialog.getByRole('link', { name: 'Sign In' })).toHaveAttribute('target', '_blank');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
});

test('when the chats cannot be read the page says so, and a later attempt works', async ({ page }) => {
  await page.route('**/us-central1/getUserChats', (route) => route.fulfill(FAILURE), { times: 1 });
  await visit(page);
  await expect(page.getByRole('alert')).toHaveText('Failed to load chats, please try refreshing the page');
  await ask(page, DEPOSIT);
});

test('without JavaScript the page reads, and its links lead on', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Get help in minutes.' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible();
  await expect(page.getByText('Loading')).toBeHidden();
  await page.getByRole('complementary').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { name: 'Attorney fees' })).toBeVisible();
  await context.close();
});
