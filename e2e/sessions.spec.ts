import { expect, test, type Page } from '@playwright/test';
import { changeAnswers } from './change-answers.ts';
import { expectAccessible } from './accessibility.ts';
import { linkMailedTo } from './stack-control.ts';
import { newAddress, signInByLink, signUpConsumer } from './people.ts';

const box = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });
const conversation = (page: Page) => page.getByRole('region', { name: 'Conversation' });
const answers = (page: Page) => conversation(page).getByRole('button', { name: 'Copy' });
const ISSUE = 'My landlord in Queens kept my security deposit';

async function ask(page: Page, text: string) {
  await box(page).fill(text);
  await box(page).press('Enter');
  await expect(answers(page)).toHaveCount(1);
}

/** The session ends while a message is on its way: nothing else can notice it before. */
const loseSessionAtSending = (page: Page) =>
  page.route('**/us-central1/sendMessage', async (route) => {
    await page.context().clearCookies();
    await route.continue();
  });

/** The session ends, and the page asks something whenever somebody comes back to it. */
async function loseSessionMeanwhile(page: Page, notice: string) {
  await page.context().clearCookies();
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByText(notice)).toBeVisible({ timeout: 1000 });
  }).toPass();
}

const SIGNED_OUT = 'You were signed out. Log in and you go on where you were';
const VISIT_ENDED = 'Your visit had ended, and the chat with it. What you typed is kept';
const VISIT_OVER = 'Your visit had ended, and the chat with it. Write here to begin again.';

for (const isSent of [true, false]) {
  const when = isSent ? 'at sending' : 'before sending';

  test(`a session lost ${when} says so, shows nothing private, and goes on after signing in`, async ({ page }) => {
    const email = await signUpConsumer(page);
    await ask(page, ISSUE);
    if (isSent) await loseSessionAtSending(page);
    await box(page).fill('and if he ignores it?');
    await (isSent ? box(page).press('Enter') : loseSessionMeanwhile(page, SIGNED_OUT));
    await expect(page.getByText(SIGNED_OUT)).toBeVisible();
    await expect(page.getByText(ISSUE)).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Recent Chats' })).toHaveCount(0);
    await expectAccessible(page);
    await signInByLink(page, email, 2);
    await expect(conversation(page).getByText(ISSUE)).toBeVisible();
    await expect(box(page)).toHaveValue('and if he ignores it?');
  });

  test(`a visitor whose session was lost ${when} keeps the words and begins again`, async ({ page }) => {
    await page.goto('/');
    await page.waitForSelector('html[data-ready]');
    await ask(page, ISSUE);
    if (isSent) await loseSessionAtSending(page);
    await box(page).fill('and if he ignores it?');
    await (isSent ? box(page).press('Enter') : loseSessionMeanwhile(page, VISIT_ENDED));
    await expect(page.getByText(VISIT_ENDED)).toBeVisible();
    await expect(box(page)).toHaveValue('and if he ignores it?');
    await expect(page.getByText(ISSUE)).toHaveCount(0);
  });
}

test('a visitor whose session was lost without a word being typed is told why the chat is gone', async ({ page }) => {
  await page.goto('/');
  await page.waitForSelector('html[data-ready]');
  await ask(page, ISSUE);
  await loseSessionMeanwhile(page, VISIT_OVER);
});

test('a full chat says why it ends, and the new one knows what was told', async ({ page }) => {
  await signUpConsumer(page);
  await ask(page, ISSUE);
  await changeAnswers(page, '**/us-central1/getUserChats', (body: { result: { chats: object[] } }) => {
    body.result.chats = body.result.chats.map((chat) => ({ ...chat, terminated: true }));
    return body;
  });
  await changeAnswers(page, '**/us-central1/getChatMessages', (body: { result: { messages: { id: string }[] } }) => {
    const [first, second] = body.result.messages;
    const more = Array.from({ length: 99 }, (_, at) => [
      { ...first, id: `u${at}` },
      { ...second, id: `a${at}` },
    ]).flat();
    body.result.messages = [...more, ...body.result.messages] as { id: string }[];
    return body;
  });
  await page.reload();
  await expect(page.getByText('This chat has 200 messages, which is as long as one can be.')).toBeVisible();
  const sent = page.waitForRequest('**/us-central1/sendMessage');
  await page.getByRole('button', { name: 'Go on in a new chat' }).click();
  await expect(page).toHaveURL(/chat=new&from=/);
  await box(page).fill('How much interest do I get?');
  await box(page).press('Enter');
  const { data } = (await sent).postDataJSON() as { data: { chatId: null; continues: string } };
  expect(data.chatId).toBeNull();
  expect(data.continues).toMatch(/^[0-9a-f-]{36}$/);
});

test('a mistyped address at a mailed link is typed again, and a used link asks for none', async ({ page, browser }) => {
  const email = newAddress('typo');
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Continue with Email' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  const link = await linkMailedTo(email, '/auth/callback');
  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await other.getByLabel('Email').fill(newAddress('wrong'));
  await other.getByRole('button', { name: 'Continue' }).click();
  await expect(other.getByText('This link was sent to another email address.')).toBeVisible();
  await expectAccessible(other);
  await other.getByLabel('Email').fill(email);
  await other.getByRole('button', { name: 'Continue' }).click();
  await other.waitForURL('**/accept-terms');
  const third = await (await browser.newContext()).newPage();
  await third.goto(link);
  await expect(third.getByText('Invalid sign-in link')).toBeVisible();
  await expect(third.getByLabel('Email')).toHaveCount(0);
});
