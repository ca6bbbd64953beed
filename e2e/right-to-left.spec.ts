import { expect, test, type Page } from '@playwright/test';
import { contactMaya, newNote } from './leads.ts';
import { rewrite } from './long-words.ts';
import { signInAttorney, signUpConsumer } from './people.ts';
import { openConsole } from './staff.ts';

const HEBREW = 'בעל הבית לא החזיר לי 1,200 $ (פיקדון).';

/** From now on everything that somebody wrote is written from right to left. */
async function writeHebrew(page: Page) {
  await rewrite(page, (_, isMarkup) => (isMarkup ? `<p>${HEBREW}</p><ul><li>${HEBREW}</li></ul>` : HEBREW));
  await page.reload();
  await expect(page.getByText(HEBREW).first()).toBeVisible();
}

/** Each block that holds such words takes its direction from them, and not from the page around it. */
const expectItsOwnDirection = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const faults = new Set<string>();
        while (walker.nextNode()) {
          let element = walker.currentNode.parentElement;
          if (!element || !/[\u0590-\u05FF]/.test(walker.currentNode.textContent ?? '')) continue;
          if (element.closest('.sr-only, option, title, [hidden]') || !element.checkVisibility()) continue;
          const isItsOwn = (one: Element) => getComputedStyle(one).unicodeBidi === 'plaintext';
          while (element.parentElement && getComputedStyle(element).display === 'inline' && !isItsOwn(element)) {
            element = element.parentElement;
          }
          if (!isItsOwn(element)) faults.add(element.outerHTML.slice(0, 160));
        }
        return [...faults];
      }),
    )
    .toEqual([]);

test('what a consumer wrote or was written stands in its own direction', async ({ page }) => {
  await signUpConsumer(page);
  await contactMaya(page, newNote());
  await writeHebrew(page);
  await expectItsOwnDirection(page);
  await page
    .getByRole('button', { name: /^Status of/ })
    .first()
    .click();
  await expectItsOwnDirection(page);
  await page.goto('/matter');
  await expect(page.getByRole('heading', { level: 1, name: HEBREW })).toBeVisible();
  await expectItsOwnDirection(page);
});

test('on an attorney’s screens too', async ({ page, browser }) => {
  const client = await (await browser.newContext()).newPage();
  await signUpConsumer(client);
  await contactMaya(client, newNote());
  await signInAttorney(page);
  await expect(page.getByRole('heading', { name: 'Welcome, Maya Chen.' })).toBeVisible();
  await writeHebrew(page);
  await expectItsOwnDirection(page);
  await page.goto('/attorneys/dashboard');
  await page.getByRole('navigation', { name: 'Potential Leads' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'AI Conversation' })).toBeVisible();
  await expectItsOwnDirection(page);
});

test('on the staff’s screens too, and what is being typed', async ({ page, request }) => {
  const contactMethods = { email: true, phone: false, text: false };
  const data = { email: 'writer@people.example', message: HEBREW, phone: '', contactMethods };
  await request.post('/us-central1/submitIssue', { data: { data } });
  await openConsole(page, '/staff/messages');
  await writeHebrew(page);
  await expectItsOwnDirection(page);
  await page.getByRole('link', { name: 'writer@people.example' }).first().click();
  await expectItsOwnDirection(page);
  await expect(page.getByLabel('New note')).toHaveCSS('unicode-bidi', 'plaintext');
  await page.goto('/contact');
  for (const box of await page.getByRole('textbox').all()) await expect(box).toHaveCSS('unicode-bidi', 'plaintext');
});
