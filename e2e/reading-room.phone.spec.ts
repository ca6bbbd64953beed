import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expectWithinTheEdges } from './long-words.ts';
import { signUpConsumer } from './people.ts';

const LINE_PX = 26;
const box = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });
const conversation = (page: Page) => page.getByRole('region', { name: 'Conversation' });
const answers = (page: Page) => conversation(page).getByRole('button', { name: 'Copy' });

async function ask(page: Page, text = 'I got court papers for nonpayment in the Bronx') {
  await box(page).fill(text);
  await box(page).press('Enter');
  await expect(answers(page)).toHaveCount(1);
}

const linesOf = (page: Page) =>
  conversation(page).evaluate((element, line) => Math.floor(element.clientHeight / line), LINE_PX);

for (const who of ['a visitor', 'somebody signed in'] as const) {
  test(`with the keyboard open ${who} reads at least eight lines`, async ({ page }) => {
    if (who === 'a visitor') await page.goto('/');
    else await signUpConsumer(page);
    await page.waitForSelector('html[data-ready]');
    await ask(page);
    await page.setViewportSize({ width: 390, height: 440 });
    await box(page).focus();
    await expect.poll(() => linesOf(page)).toBeGreaterThanOrEqual(8);
    await expectWithinTheEdges(page);
    await expectAccessible(page);
  });
}

test('at 200 % zoom and at 320 × 256 nothing lies over anything, and there is room to read', async ({ page }) => {
  await page.goto('/');
  await page.waitForSelector('html[data-ready]');
  await ask(page);
  for (const [width, height, lines] of [
    [640, 430, 8],
    [195, 422, 8],
    [320, 256, 6],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => linesOf(page)).toBeGreaterThanOrEqual(lines);
    const words = await conversation(page).boundingBox();
    const typing = await box(page).boundingBox();
    expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual((typing?.y ?? 0) + 1);
    expect((typing?.y ?? 0) + (typing?.height ?? 0)).toBeLessThanOrEqual(height);
    await expectWithinTheEdges(page);
  }
});

test('once reading has begun there is one bar and one line of notice', async ({ page }) => {
  await page.goto('/');
  await page.waitForSelector('html[data-ready]');
  await expect(page.getByText('This chat is not legal advice and is not a substitute for an attorney')).toBeVisible();
  await ask(page);
  await expect(page.getByText('Legal information, not legal advice.')).toBeVisible();
  expect((await conversation(page).boundingBox())?.y).toBeLessThanOrEqual(46);
  await expect(page.getByRole('button', { name: 'Open menu' })).toHaveCount(1);
});

test('what can be tapped makes way while somebody types, and comes back', async ({ page }) => {
  await page.goto('/');
  await page.waitForSelector('html[data-ready]');
  await ask(page, 'I got an eviction notice in Queens');
  const replies = conversation(page).getByRole('list', { name: 'Quick replies' });
  await page.setViewportSize({ width: 390, height: 440 });
  await box(page).focus();
  await expect(replies).toBeHidden();
  await box(page).blur();
  await expect(replies).toBeVisible();
});

test('an answer that comes in one piece is read from its question', async ({ page }) => {
  await page.goto('/');
  await page.waitForSelector('html[data-ready]');
  await ask(page, 'I got an eviction paper');
  await conversation(page).getByRole('list', { name: 'Quick replies' }).getByRole('button').nth(1).click();
  await expect(answers(page)).toHaveCount(2);
  const question = conversation(page).locator('[data-question]').last();
  await expect
    .poll(async () => {
      const [own, list] = [await question.boundingBox(), await conversation(page).boundingBox()];
      return Math.round((own?.y ?? 0) - (list?.y ?? 0));
    })
    .toBeLessThanOrEqual(20);
});
