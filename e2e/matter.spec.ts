import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { contactMaya, newNote } from './leads.ts';
import { expectWithinTheEdges, writeLongWords } from './long-words.ts';
import { signUpConsumer } from './people.ts';

const box = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });
const day = (offset: number) => {
  const date = new Date(Date.now() + offset * 86_400_000);
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(date);
};
const inWords = (iso: string) =>
  new Date(`${iso}T00:00:00Z`).toLocaleDateString('en-US', {
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  });

async function tell(page: Page, text: string) {
  await box(page).fill(text);
  await box(page).press('Enter');
  await expect(page.getByRole('button', { name: 'Copy' })).toHaveCount(1);
}

test('a visitor sees what was told, corrects a date and the day moves, and deletes it all', async ({ page }) => {
  await page.goto('/');
  await page.waitForSelector('html[data-ready]');
  await tell(page, `My landlord in Queens kept my security deposit. I moved out on ${inWords(day(-3))}.`);
  await page.goto('/matter');
  const days = page.getByRole('region', { name: 'Days that count' });
  await expect(days).toContainText('days left');
  await expect(page.getByText('Kept in this browser only.')).toBeVisible();
  await expect(days.getByRole('switch')).toHaveCount(0);
  await expectAccessible(page);
  const before = await days.locator('time').first().getAttribute('datetime');

  const told = page.getByRole('region', { name: 'What you told us' });
  await expect(told).toContainText('Queens');
  await told.getByRole('button', { name: 'Change: Moved out' }).click();
  await told.getByLabel('Moved out').fill(day(-10));
  await expectAccessible(page);
  await told.getByRole('button', { name: 'Save' }).click();
  await expect(days.locator('time').first()).not.toHaveAttribute('datetime', before ?? '');

  await told.getByRole('button', { name: 'Change: Moved out' }).click();
  await told.getByRole('button', { name: 'Delete' }).click();
  await expect(days).toContainText('No day has been counted yet.');

  await page.getByRole('button', { name: 'Delete this matter' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('You have not told us anything yet.')).toBeVisible();
  await expectAccessible(page);
});

test('a day of another event is added with what happened on it', async ({ page }) => {
  await page.goto('/');
  await page.waitForSelector('html[data-ready]');
  await tell(page, 'My landlord in Queens kept my security deposit.');
  await page.goto('/matter');
  const told = page.getByRole('region', { name: 'What you told us' });
  await told.getByRole('button', { name: 'Add a day' }).click();
  await expect(told.getByRole('button', { name: 'Save' })).toBeDisabled();
  await told.getByLabel('What happened').selectOption('Notice given');
  await told.getByLabel('On which day').fill(day(-3));
  await expectAccessible(page);
  await told.getByRole('button', { name: 'Save' }).click();
  await expect(told.getByRole('button', { name: 'Change: Notice given' })).toBeVisible();
});

test('beside the chat stands what was told, and a line of it is corrected there', async ({ page }) => {
  await page.goto('/');
  await page.waitForSelector('html[data-ready]');
  const rail = page.getByRole('complementary', { name: 'What you told us' });
  await expect(rail).toHaveCount(0);
  await tell(page, `My landlord in Queens kept my security deposit. I moved out on ${inWords(day(-3))}.`);
  await expect(rail).toContainText('Queens');
  await expectAccessible(page);
  await rail.getByRole('button', { name: 'Change: Place' }).click();
  await rail.getByLabel('Place').selectOption('Bronx');
  await rail.getByRole('button', { name: 'Save' }).click();
  await expect(rail).toContainText('Bronx');
  await expect(rail).not.toContainText('Queens');
  await page.setViewportSize({ width: 1100, height: 860 });
  await expect(rail).toHaveCount(0);
});

test('somebody signed in has days, to-do, papers and attorneys in one place, and asks for reminders', async ({
  page,
}) => {
  await signUpConsumer(page);
  await contactMaya(page, newNote());
  await page.getByRole('link', { name: 'My matter', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Attorneys' })).toContainText('Maya Chen');
  await expect(page.getByRole('region', { name: 'Attorneys' })).toContainText('Waiting');
  const todo = page.getByRole('region', { name: 'To do' });
  // What is done moves to the end.
  await todo.getByRole('checkbox').first().click();
  await expect(todo).toContainText('1 done');
  const remind = page.getByRole('switch', { name: /E-mail me 7, 3 and 1 days before/ });
  await expect(remind).not.toBeChecked();
  // It turns when the server has kept it, not at the tap.
  await remind.click();
  await expect(remind).toBeChecked();
  await page.reload();
  await expect(remind).toBeChecked();
  await expect(todo).toContainText('1 done');
  await expectAccessible(page);
  await writeLongWords(page);
  await page.reload();
  await expect(page.getByText(/W{300}/).first()).toBeVisible();
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expectWithinTheEdges(page);
  }
});

test('a link that nobody made stops no reminders', async ({ page }) => {
  await page.goto('/notifications?reminders=nonsense');
  await page.getByRole('button', { name: /^Stop these reminders/ }).click();
  await expect(page.getByText('This link does not work.')).toBeVisible();
  await expectAccessible(page);
});
