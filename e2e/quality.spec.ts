import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';

const lastRun = JSON.parse(readFileSync('eval/last-run.json', 'utf8')) as {
  version: string;
  groups: object[];
  total: { scenarios: number; faultless: number };
  failures: { group: string; said: string[]; faults: string[] }[];
};

test('the page about quality is found from the landing page and the FAQ', async ({ page }) => {
  for (const from of ['/', '/faq']) {
    await page.goto(from);
    await page.getByRole('link', { name: 'How good are the answers?' }).click();
    await expect(page).toHaveURL((url) => url.pathname === '/quality');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('How good are the answers?');
  }
});

test('it tells what the last run found, and what was wrong', async ({ page }) => {
  const { total, groups, failures } = lastRun;
  await page.goto('/quality');
  const sentence = `In the last run, ${total.faultless} of ${total.scenarios} conversations came out without any fault.`;
  await expect(page.getByText(sentence)).toBeVisible();
  await expect(page.getByText(lastRun.version, { exact: true })).toBeVisible();
  // The head, a row for each group, and all of them.
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(groups.length + 2);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Results',
    'What the columns mean',
    'How it is measured',
    'What is not measured',
    'What went wrong',
  ]);
  expect(failures.length).toBe(total.scenarios - total.faultless);
  await page.locator('summary').first().click();
  await expect(page.getByText(failures[0]?.faults[0] ?? 'Nothing in this run.').first()).toBeVisible();
  await expectAccessible(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('it can be read', async ({ page }) => {
    await page.goto('/quality');
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(lastRun.groups.length + 2);
  });
});
