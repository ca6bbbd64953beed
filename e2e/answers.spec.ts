import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { letGoOn } from './stack-control.ts';
import { signUpConsumer } from './people.ts';

const ISSUE = 'My landlord in Queens kept my security deposit.';
const box = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });
const conversation = (page: Page) => page.getByRole('region', { name: 'Conversation' });
const answers = (page: Page) => conversation(page).getByRole('button', { name: 'Copy' });
/** The first paragraph of the answer, and what comes only at its end. */
const law = (page: Page) => conversation(page).getByText('14 days').first();
const theRest = (page: Page) => conversation(page).getByText('Worth gathering');

let words = 0;
const newWord = () => `w${process.pid}x${(words += 1)}`;

async function visit(page: Page) {
  await page.goto('/');
  await page.waitForSelector('html[data-ready]');
}

async function send(page: Page, text: string) {
  await box(page).fill(text);
  await box(page).press('Enter');
}

async function ask(page: Page, text: string) {
  const before = await answers(page).count();
  await send(page, text);
  await expect(answers(page)).toHaveCount(before + 1);
}

test('an answer appears while it is being made; nothing can be sent meanwhile, but the next message can be typed', async ({
  page,
}) => {
  const word = newWord();
  await visit(page);
  await send(page, `${ISSUE} pause:${word}`);
  await expect(law(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send' })).toBeHidden();
  await box(page).fill('Another thing');
  await box(page).press('Enter');
  await expect(box(page)).toHaveValue('Another thing');
  await letGoOn(word);
  await expect(answers(page)).toHaveCount(1);
  await expect(box(page)).toHaveValue('Another thing');
  await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled();
});

test('Stop ends the answer with what has been said, also after a reload', async ({ page }) => {
  await visit(page);
  await send(page, `${ISSUE} pause:${newWord()}`);
  await expect(law(page)).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(answers(page)).toHaveCount(1);
  await expect(theRest(page)).toBeHidden();
  await page.reload();
  await expect(answers(page)).toHaveCount(1);
  await expect(theRest(page)).toBeHidden();
  await ask(page, 'And now?');
});

test('a page reloaded in the middle of an answer finds it finished by the server', async ({ page }) => {
  const word = newWord();
  await visit(page);
  await send(page, `${ISSUE} pause:${word}`);
  await expect(law(page)).toBeVisible();
  await page.reload();
  await expect(page.getByText('Plainly is typing')).toBeAttached();
  await letGoOn(word);
  await expect(answers(page)).toHaveCount(1);
  await expect(theRest(page)).toBeVisible();
});

test('a connection that drops in the middle of an answer loses nothing', async ({ page, context }) => {
  const word = newWord();
  await visit(page);
  await send(page, `${ISSUE} pause:${word}`);
  await expect(law(page)).toBeVisible();
  await context.setOffline(true);
  await letGoOn(word);
  await context.setOffline(false);
  await expect(answers(page)).toHaveCount(1);
  await expect(theRest(page)).toBeVisible();
  await expect(conversation(page).getByText(ISSUE)).toHaveCount(1);
});

test('a double click stores the message once', async ({ page }) => {
  await visit(page);
  await box(page).fill(ISSUE);
  await page.getByRole('button', { name: 'Send' }).dblclick();
  await expect(answers(page)).toHaveCount(1);
  await page.reload();
  await expect(conversation(page).getByText(ISSUE)).toHaveCount(1);
});

test('an input method may use Enter to choose a word', async ({ page }) => {
  await visit(page);
  await box(page).fill('depósito');
  await box(page).evaluate((element) => {
    element.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }),
    );
  });
  await expect(box(page)).toHaveValue('depósito');
  await expect(answers(page)).toHaveCount(0);
});

test('another chat can be read while one is being answered', async ({ page }) => {
  const word = newWord();
  await signUpConsumer(page);
  await ask(page, 'I was not paid overtime at work in Brooklyn.');
  await page.getByRole('button', { name: 'New chat' }).click();
  await send(page, `${ISSUE} pause:${word}`);
  await expect(law(page)).toBeVisible();
  const recent = page.getByRole('navigation', { name: 'Recent Chats' });
  await recent
    .getByRole('button', { name: /, Brooklyn$/ })
    .first()
    .click();
  await expect(conversation(page).getByText('I was not paid overtime')).toBeVisible();
  await letGoOn(word);
  await recent
    .getByRole('button', { name: /^Security deposit, Queens$/ })
    .first()
    .click();
  await expect(answers(page)).toHaveCount(1);
});

test('a long answer is read from its beginning; new text is followed only by a reader who is where it grows', async ({
  page,
}) => {
  const word = newWord();
  const scrollTop = () => conversation(page).evaluate((element) => element.scrollTop);
  const distance = () =>
    conversation(page).evaluate((element) => element.scrollHeight - element.scrollTop - element.clientHeight);
  await visit(page);
  await ask(page, `${ISSUE} at length`);
  await expect(conversation(page).getByText(ISSUE)).toBeInViewport();
  await expect(law(page)).toBeInViewport();
  await page.getByRole('button', { name: 'Jump to latest' }).click();
  await expect.poll(distance).toBeLessThan(50);
  await expect(page.getByRole('button', { name: 'Jump to latest' })).toBeHidden();

  await send(page, `And more at length pause:${word}`);
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  await conversation(page).evaluate((element) => element.scrollTo({ top: 0 }));
  await expect(page.getByRole('button', { name: 'Jump to latest' })).toBeVisible();
  await letGoOn(word);
  await expect(answers(page)).toHaveCount(2);
  expect(await scrollTop()).toBe(0);
});

test('screen readers hear one summary per answer', async ({ page }) => {
  await visit(page);
  await ask(page, ISSUE);
  const announced = page.getByRole('status').filter({ hasText: 'Plainly answered.' });
  await expect(announced).toHaveCount(1);
  await expect(announced).toContainText('14 days');
  await expect(conversation(page).getByRole('status')).toHaveCount(0);
});

test('an answer can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page);
  await ask(page, ISSUE);
  await answers(page).first().click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain('14 days');
  expect(text).not.toContain('<');
});

test('a chat prints as a transcript: who, when and what, without buttons', async ({ page }) => {
  await visit(page);
  await ask(page, ISSUE);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Plainly chat transcript')).toBeVisible();
  await expect(page.getByText('General information, not legal advice. Plainly is not a law firm.')).toBeVisible();
  await expect(conversation(page).getByText(ISSUE)).toBeVisible();
  await expect(page.getByRole('button').first()).toBeHidden();
  await expect(box(page)).toBeHidden();
});

test('thumbs are kept, and a reason can be given', async ({ page }) => {
  await visit(page);
  await ask(page, ISSUE);
  const good = page.getByRole('button', { name: 'Good answer' });
  const wrong = page.getByRole('button', { name: 'Something is wrong with this answer' });
  await good.click();
  await expect(good).toHaveAttribute('aria-pressed', 'true');
  await wrong.click();
  const dialog = page.getByRole('dialog', { name: 'What is wrong with it?' });
  await expectAccessible(page);
  await dialog.getByLabel('Your reason').fill('The dates are wrong.');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(wrong).toHaveAttribute('aria-pressed', 'true');
  await expect(good).toHaveAttribute('aria-pressed', 'false');
  await page.route('**/us-central1/rateAnswer', (route) => route.abort());
  await wrong.click();
  await expect(
    page.getByRole('alertdialog', { name: 'Your rating could not be saved. Please try again.' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(wrong).toHaveAttribute('aria-pressed', 'true');
});

test('a citation opens the sources at the one it names', async ({ page }) => {
  await visit(page);
  await ask(page, ISSUE);
  await conversation(page).getByText('What else the law says').click();
  await conversation(page).getByRole('link', { name: 'Source 2' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Sources' });
  await expect(dialog.locator('[aria-current]')).toContainText('[2] General Obligations Law § 7-108');
  await expect(dialog.getByText('Last checked Nov 15, 2026').first()).toBeVisible();
  await expect(dialog.getByRole('link').first()).toHaveAttribute('href', /^https:\/\/www\.nysenate\.gov\//);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^\d sources$/ }).click();
  await expect(dialog.locator('[aria-current]')).toHaveCount(0);
});

test('dates are shown in US style', async ({ page }) => {
  await visit(page);
  await ask(page, ISSUE);
  await expect(conversation(page).locator('time').first()).toHaveText(/^[A-Z][a-z]{2} \d{1,2}, \d{1,2}:\d{2} [AP]M$/);
});
