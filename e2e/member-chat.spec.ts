import { expect, test, type Page } from '@playwright/test';
import { changeAnswers } from './change-answers.ts';
import { expectAccessible } from './accessibility.ts';
import { acceptTerms, newAddress, signInByLink, signUpConsumer } from './people.ts';

const DEPOSIT = 'My landlord in Queens kept my security deposit. Please show me attorneys.';
const WAGES = 'I was not paid overtime at work in Brooklyn.';
const FAILURE = { status: 500, json: { error: { status: 'INTERNAL', message: 'INTERNAL' } } };
const box = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });
const conversation = (page: Page) => page.getByRole('region', { name: 'Conversation' });
const answers = (page: Page) => conversation(page).getByRole('button', { name: 'Copy' });
const recent = (page: Page) => page.getByRole('navigation', { name: 'Recent Chats' });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

async function ask(page: Page, text: string) {
  const before = await answers(page).count();
  await box(page).fill(text);
  await box(page).press('Enter');
  await expect(answers(page)).toHaveCount(before + 1);
}

async function newChat(page: Page, text: string) {
  await page.getByRole('button', { name: 'New chat' }).click();
  await expect(title(page)).toHaveText('New Chat');
  await ask(page, text);
}

async function choose(page: Page, chat: RegExp, action: 'Rename' | 'Delete') {
  await recent(page).getByRole('button', { name: chat }).last().click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('chats are listed newest first, kept in the address, and the last one is open on load', async ({ page }) => {
  await signUpConsumer(page);
  await expect(title(page)).toHaveText('New Chat');
  await expect(page.getByPlaceholder('Reply to Plainly')).toBeVisible();
  await expectAccessible(page);
  await ask(page, DEPOSIT);
  await newChat(page, WAGES);
  await expect(recent(page).getByRole('listitem')).toHaveText([/^Overtime/, /Security deposit/]);
  await expect(page).toHaveURL(/\/\?chat=[0-9a-f-]{36}$/);
  await expectAccessible(page);

  await page.goto('/');
  await expect(title(page)).toHaveText(/^Overtime/);
  await recent(page)
    .getByRole('button', { name: /Security deposit/ })
    .first()
    .click();
  await expect(conversation(page).getByText(DEPOSIT)).toBeVisible();
  const address = page.url();
  await page.goBack();
  await expect(title(page)).toHaveText(/^Overtime/);
  await page.goto(address);
  await expect(title(page)).toHaveText(/Security deposit/);
  for (const name of ['FAQ', 'Contact Us']) {
    await expect(page.getByRole('complementary').getByRole('link', { name })).toHaveAttribute('target', '_blank');
  }
});

test('a chat is renamed in the list and in the header; Escape leaves it as it was', async ({ page }) => {
  await signUpConsumer(page);
  await ask(page, DEPOSIT);
  const field = page.getByRole('textbox', { name: 'Chat title' });

  await choose(page, /Security deposit/, 'Rename');
  await expect(field).toBeFocused();
  await field.pressSequentially('x'.repeat(60));
  await expect(field).toHaveValue('x'.repeat(50));
  await field.press('Escape');
  await expect(title(page)).toHaveText(/Security deposit/);

  await choose(page, /Security deposit/, 'Rename');
  await field.fill('My deposit');
  await field.press('Enter');
  await expect(title(page)).toHaveText('My deposit');
  await page.getByRole('button', { name: 'Rename chat: My deposit' }).click();
  await field.fill('The deposit');
  await field.press('Enter');
  await expect(recent(page).getByRole('listitem')).toHaveText(['The deposit']);
  await page.reload();
  await expect(title(page)).toHaveText('The deposit');

  await page.route('**/us-central1/renameChat', (route) => route.fulfill(FAILURE));
  await page.getByRole('button', { name: 'Rename chat: The deposit' }).click();
  await field.fill('Never');
  await field.press('Enter');
  await expect(page.getByRole('alertdialog', { name: 'Failed to rename chat.' })).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(title(page)).toHaveText('The deposit');
});

test('an attorney is contacted, listed with a status in words, and named in the warning before the chat is deleted', async ({
  page,
}) => {
  test.slow();
  await signUpConsumer(page);
  await ask(page, DEPOSIT);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Contact / })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Please accept the acknowledgements to contact an attorney');
  await dialog.getByLabel('I acknowledge the above').check();
  await dialog.getByLabel('Additional information').fill('It is urgent.');
  await expect(dialog.getByText('13/500')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(
    page.getByRole('alertdialog', {
      name: 'Attorney contacted successfully! Keep track of them on the "Attorneys Contacted" section of the sidebar',
    }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();

  const contact = page.getByRole('navigation', { name: 'Attorneys Contacted' }).getByRole('button');
  await expect(contact).toContainText('Pending Review');
  await contact.click();
  await expect(page).toHaveURL(/&attorney=/);
  const name = await dialog.getByRole('heading', { level: 2 }).innerText();
  await expect(dialog.getByText('is reviewing your request and will respond soon.')).toBeVisible();
  await dialog.getByLabel(`Message to ${name}`).fill('When can we talk?');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByText('When can we talk?')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: `Status of ${name}` }).first()).toBeVisible();

  await choose(page, /Security deposit/, 'Delete');
  const warning = page.getByRole('alertdialog', { name: 'Delete Chat' });
  await expect(warning.getByRole('listitem')).toHaveText([name]);
  await expect(warning.getByText('This cannot be undone.')).toBeVisible();
  await expectAccessible(page);
  await warning.getByRole('button', { name: 'Delete' }).click();
  await expect(title(page)).toHaveText('New Chat');
  await expect(contact).toBeHidden();
  await expect(recent(page).getByRole('listitem')).toHaveCount(0);
});

test('a chat that cannot be deleted stays, with an alert', async ({ page }) => {
  await signUpConsumer(page);
  await ask(page, WAGES);
  await page.route('**/us-central1/deleteChat', (route) => route.fulfill(FAILURE));
  await page.getByRole('button', { name: 'Chat options' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('alertdialog', { name: 'Failed to delete chat. Please try again.' })).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(title(page)).toHaveText(/^Overtime/);
});

test('two tabs of one person show the same', async ({ page, context }) => {
  await signUpConsumer(page);
  await ask(page, DEPOSIT);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(answers(other)).toHaveCount(1);
  await ask(page, 'It was in March.');
  await expect(answers(other)).toHaveCount(2);
  await newChat(page, WAGES);
  await expect(recent(other).getByRole('listitem')).toHaveText([/^Overtime/, /Security deposit/]);
  await expect(title(other)).toHaveText(/Security deposit/);
});

test('a chat begun as a visitor moves along at sign-in and is open', async ({ page }) => {
  await page.goto('/');
  await page.waitForSelector('html[data-ready]');
  await ask(page, DEPOSIT);
  await signInByLink(page, newAddress('mover'));
  await acceptTerms(page);
  await expect(title(page)).toHaveText(/Security deposit/);
  await expect(conversation(page).getByText(DEPOSIT)).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { name: 'Get help in minutes.' })).toBeVisible();
  await expect(page.getByText(DEPOSIT)).toBeHidden();
});

test('an ended chat takes no more messages', async ({ page }) => {
  await changeAnswers(page, '**/us-central1/getUserChats', ({ result }: { result: { chats: object[] } }) => ({
    result: { chats: result.chats.map((chat) => ({ ...chat, terminated: true })) },
  }));
  await signUpConsumer(page);
  await ask(page, WAGES);
  await page.reload();
  await expect(page.getByPlaceholder('This conversation has ended')).toBeDisabled();
  await expectAccessible(page);
});
