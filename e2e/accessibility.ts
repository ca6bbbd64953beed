import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const COLOURS = ['color-contrast', 'link-in-text-block'];
const PHONE = { width: 390, height: 844 };
const DIALOG = '[role=dialog], [role=alertdialog]';

/** No violation of WCAG 2.2 AA as narrow as a phone in the light; in the dark, where only colours change, as wide as it is. */
export async function expectAccessible(page: Page): Promise<void> {
  const ownSize = page.viewportSize() ?? PHONE;
  await page.setViewportSize(PHONE);
  const onPhone = await violationsOf(page, { type: 'tag', values: WCAG });
  await page.setViewportSize(ownSize);
  await setDark(page, true);
  const inTheDark = await violationsOf(page, { type: 'rule', values: COLOURS });
  await setDark(page, false);
  expect({ onPhone, inTheDark }).toEqual({ onPhone: [], inTheDark: [] });
}

async function violationsOf(page: Page, runOnly: axe.RunOnly): Promise<string[]> {
  await endTransitions(page);
  // Half a megabyte, which a document needs once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ dialog, options }) => {
      const { axe: inPage } = window as unknown as { axe: typeof axe };
      // While a dialog is open the page behind it is out of reach and dimmed: the dialog is what there is to read.
      const { violations } = await inPage.run(document.querySelector(dialog) ? { include: dialog } : document, options);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    { dialog: DIALOG, options: { runOnly, resultTypes: ['violations'] } satisfies axe.RunOptions },
  );
}

const setDark = (page: Page, isDark: boolean) =>
  page.evaluate((dark) => document.documentElement.classList.toggle('dark', dark), isDark);

/** A colour on its way from light to dark is neither. What never ends, such as a spinner, goes on. */
const endTransitions = (page: Page) =>
  page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, *::before, *::after { transition: none !important; }');
    document.adoptedStyleSheets = [still];
  });
