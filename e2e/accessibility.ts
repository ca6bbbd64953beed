import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const PHONE = { width: 390, height: 844 };

type Look = { readonly theme: 'light' | 'dark'; readonly rules: 'all' | 'colours' };
/** Only colours change with the theme, and hardly with the width: the dark is looked at once. */
const LIGHT: Look = { theme: 'light', rules: 'all' };
const DARK: Look = { theme: 'dark', rules: 'colours' };

/** No violation of WCAG 2.2 AA, in the light and in the dark, as wide as it is and as narrow as a phone. */
export async function expectAccessible(page: Page): Promise<void> {
  const ownSize = page.viewportSize() ?? PHONE;
  const sizes = ownSize.width === PHONE.width ? [ownSize] : [PHONE, ownSize];
  const found: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const look of size === ownSize ? [DARK, LIGHT] : [LIGHT]) {
      await page.evaluate((dark) => document.documentElement.classList.toggle('dark', dark), look.theme === 'dark');
      const { violations } = await scan(page, look.rules);
      for (const { id, nodes } of violations) {
        found.push(`${size.width} px, ${look.theme}: ${id}: ${nodes.map(({ html }) => html).join(' ')}`);
      }
    }
  }
  expect(found).toEqual([]);
}

/** While a dialog is open the page behind it is out of reach and dimmed: the dialog is what there is to read. */
async function scan(page: Page, rules: Look['rules']) {
  const axe = new AxeBuilder({ page });
  if (rules === 'all') axe.withTags(WCAG);
  else axe.withRules(['color-contrast', 'link-in-text-block']);
  const dialog = '[role=dialog], [role=alertdialog]';
  if ((await page.locator(dialog).count()) > 0) axe.include(dialog);
  return axe.analyze();
}
