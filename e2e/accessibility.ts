import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const PHONE = { width: 390, height: 844 };

/** No violation of WCAG 2.2 AA as narrow as a phone in the light; in the dark, where only colours change, as wide as it is. */
export async function expectAccessible(page: Page): Promise<void> {
  const ownSize = page.viewportSize() ?? PHONE;
  const found: string[] = [];
  const look = async (name: string, axe: AxeBuilder) => {
    await endTransitions(page);
    const { violations } = await (await withinDialog(page, axe)).analyze();
    for (const { id, nodes } of violations) found.push(`${name}: ${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  };
  await page.setViewportSize(PHONE);
  await look('phone', new AxeBuilder({ page }).withTags(WCAG));
  await page.setViewportSize(ownSize);
  await setDark(page, true);
  await look('dark', new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']));
  await setDark(page, false);
  expect(found).toEqual([]);
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

/** While a dialog is open the page behind it is out of reach and dimmed: the dialog is what there is to read. */
async function withinDialog(page: Page, axe: AxeBuilder): Promise<AxeBuilder> {
  const dialog = '[role=dialog], [role=alertdialog]';
  return (await page.locator(dialog).count()) > 0 ? axe.include(dialog) : axe;
}
