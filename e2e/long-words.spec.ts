import { expect, test, type Page } from '@playwright/test';
import { askForAttorneys, contactMaya, newNote, openStatus } from './leads.ts';
import { expectWithinTheEdges, writeLongWords } from './long-words.ts';
import { signInAttorney, signUpConsumer } from './people.ts';
import { openConsole } from './staff.ts';

const WIDTHS = [1280, 390, 320];

async function expectWithinEveryWidth(page: Page) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 700 });
    await expectWithinTheEdges(page);
  }
}

test('a long word, a link and a wide table never burst a consumer’s screens', async ({ page }) => {
  await signUpConsumer(page);
  await contactMaya(page, newNote());
  await writeLongWords(page);
  await page.reload();
  await expect(page.getByText(/W{300}/).first()).toBeVisible();
  await expectWithinEveryWidth(page);
  await openStatus(page);
  await expectWithinEveryWidth(page);
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectWithinEveryWidth(page);
});

test('nor the dialog that shows what an attorney will see', async ({ page }) => {
  await signUpConsumer(page);
  await askForAttorneys(page);
  await writeLongWords(page);
  await page.reload();
  const button = page.getByRole('button', { name: /^Contact Maya Chen/ });
  await expect(button).toBeVisible();
  await button.click();
  await page.getByText('What the attorney will see').click();
  await expectWithinEveryWidth(page);
});

test('nor an attorney’s screens', async ({ page, browser }) => {
  const client = await (await browser.newContext()).newPage();
  await signUpConsumer(client);
  await contactMaya(client, newNote());
  await signInAttorney(page);
  await expect(page.getByRole('heading', { name: 'Welcome, Maya Chen.' })).toBeVisible();
  await writeLongWords(page);
  await page.reload();
  await expect(page.getByText(/W{300}/).first()).toBeVisible();
  await expectWithinEveryWidth(page);
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.goto('/attorneys/dashboard');
  await page.getByRole('navigation', { name: 'Potential Leads' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'AI Conversation' })).toBeVisible();
  await expectWithinEveryWidth(page);
});

test('nor the console of the staff', async ({ page }) => {
  await openConsole(page);
  await writeLongWords(page);
  for (const path of ['/staff/messages', '/staff/answers', '/staff/leads', '/staff/attorneys']) {
    await page.setViewportSize({ width: 1280, height: 860 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectWithinEveryWidth(page);
  }
});
