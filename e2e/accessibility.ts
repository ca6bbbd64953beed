import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** No violation of WCAG 2.2 AA, in the light and in the dark. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const theme of ['dark', 'light'] as const) {
    await page.evaluate((dark) => document.documentElement.classList.toggle('dark', dark), theme === 'dark');
    const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
    const found = violations.map(({ id, nodes }) => `${theme}: ${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    expect(found).toEqual([]);
  }
}
