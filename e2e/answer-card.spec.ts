import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';

const box = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });
const conversation = (page: Page) => page.getByRole('region', { name: 'Conversation' });
const answers = (page: Page) => conversation(page).getByRole('button', { name: 'Copy' });

async function ask(page: Page, text: string) {
  const before = await answers(page).count();
  await box(page).fill(text);
  await box(page).press('Enter');
  await expect(answers(page)).toHaveCount(before + 1);
}

/** Days are counted from today: the words of a day three days ago. */
function daysAgo(days: number): string {
  const day = new Date(Date.now() - days * 86_400_000);
  return day.toLocaleDateString('en-US', {
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'America/New_York',
  });
}

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await page.waitForSelector('html[data-ready]');
});

test('the answer first, then the day with the days left, the step and the form; the rest is folded', async ({
  page,
}) => {
  await ask(page, `My landlord in Queens kept my security deposit. I moved out on ${daysAgo(3)}.`);
  const card = conversation(page).locator('.step-card');
  await expect(card).toContainText(/\d+ days left/);
  await expect(card.getByRole('link', { name: /^Add to calendar: / })).toHaveAttribute('href', /deadlines\.ics\?rule=/);
  await expect(card).toContainText('A first step');
  await expect(card.getByRole('button', { name: 'Start: Security deposit demand letter' })).toBeVisible();
  // Said once: in the card, not in the text above it.
  await expect(conversation(page).getByText('A first step')).toHaveCount(1);
  await expect(conversation(page).locator('details[open]')).toHaveCount(0);
  await expectAccessible(page);
  await page.reload();
  await expect(card).toContainText(/\d+ days left/);
});

test('a day of the other side that has passed is told as theirs, in no hurry and in no calendar', async ({ page }) => {
  await ask(page, `My landlord in Queens kept my security deposit. I moved out on ${daysAgo(60)}.`);
  const card = conversation(page).locator('.step-card');
  await expect(card).toContainText('This day has passed for them.');
  await expect(card.getByRole('link', { name: /^Add to calendar/ })).toHaveCount(0);
  await expect(card.locator('.bg-warn-soft')).toHaveCount(0);
});

test('a number opens the sources at its place, and is big enough for a finger', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await ask(page, 'My landlord in Queens kept my security deposit');
  const number = conversation(page).getByRole('link', { name: 'Source 1' }).first();
  const size = await number.boundingBox();
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(24);
  await number.click();
  const sheet = page.getByRole('dialog', { name: 'Sources' });
  await expect(sheet.locator('[aria-current]')).toContainText('[1]');
  // On a phone it comes from below.
  await expect.poll(async () => bottomOf(await sheet.boundingBox())).toBe(844);
  await expectAccessible(page);
});

const bottomOf = (area: { y: number; height: number } | null) => Math.round((area?.y ?? 0) + (area?.height ?? 0));

test('an answer in Spanish says so, and so does everything around it', async ({ page }) => {
  await ask(page, 'El dueño no me devuelve el depósito de mi apartamento en Queens. ¿Qué puedo hacer?');
  const answer = conversation(page).locator('li [lang="es"]').last();
  await expect(answer).toContainText('Un primer paso');
  await expect(conversation(page).getByRole('link', { name: 'Fuente 1' }).first()).toBeVisible();
  await expect(conversation(page).getByRole('button', { name: 'Compartir' })).toBeVisible();
});

test('on paper the numbers have their list, a link is printed once, and one answer can be printed alone', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-was-printed', '');
  });
  await page.reload();
  await page.waitForSelector('html[data-ready]');
  await ask(page, 'My landlord in Queens kept my security deposit');
  await ask(page, 'How much interest do I get?');
  await page.emulateMedia({ media: 'print' });
  const list = conversation(page).getByText(/^\[1\] .*https:\/\//);
  await expect(list.first()).toBeVisible();
  const twice = await page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLAnchorElement>('.msg a[href^="http"]')]
        .filter((link) => link.href.includes(link.textContent.trim()))
        .filter((link) => getComputedStyle(link, '::after').content !== 'none').length,
  );
  expect(twice).toBe(0);
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Share' }).last().click();
  await page.getByRole('menuitem', { name: 'Print this answer' }).click();
  await page.waitForSelector('html[data-was-printed]');
  await page.emulateMedia({ media: 'print' });
  await expect(conversation(page).locator('.msg:visible')).toHaveCount(1);
});

test('it is read aloud only when asked, in its language, and can be paused; what leaves the device is said', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const said: unknown[] = [];
    const speech = {
      getVoices: () => [{ lang: 'en-US', localService: false, name: 'far' }],
      speak: (utterance: { text: string; lang: string }) => said.push([utterance.lang, utterance.text]),
      cancel: () => undefined,
      pause: () => said.push('pause'),
      resume: () => said.push('resume'),
    };
    Object.defineProperty(window, 'speechSynthesis', { value: speech });
    class Utterance extends EventTarget {
      lang = '';
      voice = null;
      text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    Object.assign(window, { SpeechSynthesisUtterance: Utterance, said });
  });
  await page.reload();
  await page.waitForSelector('html[data-ready]');
  await ask(page, 'My landlord in Queens kept my security deposit');
  const said = () => page.evaluate(() => (window as unknown as { said: unknown[] }).said);
  expect(await said()).toEqual([]);
  await page.getByRole('button', { name: 'Listen' }).click();
  await expect.poll(async () => JSON.stringify(await said())).toMatch(/^\[\["en-US","14 days/);
  await expect(page.getByText('the words of the answer are sent there')).toBeVisible();
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Go on', exact: true }).click();
  expect((await said()).slice(1)).toEqual(['pause', 'resume']);
  await expectAccessible(page);
});

test('speech becomes text in the box after the person was told where the sound goes; nothing is sent by itself', async ({
  page,
}) => {
  await page.addInitScript(() => {
    class Recognizer extends EventTarget {
      start() {
        const event = Object.assign(new Event('result'), { results: [[{ transcript: 'my landlord' }]] });
        setTimeout(() => this.dispatchEvent(event));
      }
      stop() {
        this.dispatchEvent(new Event('end'));
      }
      abort() {}
    }
    Object.assign(window, { SpeechRecognition: Recognizer });
  });
  await page.reload();
  await page.waitForSelector('html[data-ready]');
  await page.getByRole('button', { name: 'Speak instead of typing' }).click();
  const dialog = page.getByRole('dialog', { name: 'Speak instead of typing?' });
  await expect(dialog).toContainText('the sound goes to the maker of the browser');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Use the microphone' }).click();
  await expect(box(page)).toHaveValue('my landlord');
  await expect(answers(page)).toHaveCount(0);
});
