import { expect, test, type Page } from '@playwright/test';
import { changeAnswers } from './change-answers.ts';
import { expectAccessible } from './accessibility.ts';
import { contactMaya, leadRow, newNote } from './leads.ts';
import { signInAttorney, signUpConsumer } from './people.ts';

type Listed = { id: string; chatTitle: string; county: string | null; deadline: { label: string; iso: string } | null };

/** Five hundred leads, of which every tenth is due, the later ones sooner. */
async function fiveHundred(page: Page) {
  await changeAnswers(page, '**/us-central1/getAttorneyLeads', (body: { result: { leads: Listed[] } }) => {
    const [first] = body.result.leads.filter((lead) => (lead as { status?: string }).status === 'pending');
    const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
    body.result.leads = Array.from({ length: 500 }, (_, at) => ({
      ...(first as Listed),
      id: at === 0 ? (first as Listed).id : `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
      chatTitle: `Lead number ${at}`,
      county: at % 2 === 0 ? 'Bronx' : 'Queens',
      deadline: at % 10 === 0 ? { label: 'Answer due', iso: day(600 - at) } : null,
    }));
    return body;
  });
}

test.beforeEach(async ({ page, browser }) => {
  const client = await (await browser.newContext()).newPage();
  await signUpConsumer(client);
  await contactMaya(client, newNote());
  await client.context().close();
  await signInAttorney(page);
  await expect(page.getByRole('heading', { name: 'Welcome, Maya Chen.' })).toBeVisible();
});

test('five hundred leads: a few rows are drawn, the nearest deadline first, all three lists in reach', async ({
  page,
}) => {
  await fiveHundred(page);
  await page.goto('/attorneys/dashboard');
  const potential = page.getByRole('navigation', { name: 'Potential Leads' });
  await expect(potential.getByRole('link').first()).toContainText('Lead number 490');
  expect(await potential.getByRole('link').count()).toBeLessThanOrEqual(60);
  await expect(page.getByRole('button', { name: /^Potential Leads \(500\)/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Approved Leads/ })).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await potential.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect.poll(() => potential.getByRole('link').count()).toBeGreaterThan(60);

  await page.getByText('Sort and filter').click();
  await page.getByLabel('County').selectOption('Queens');
  await expect(page.getByRole('button', { name: /^Potential Leads \(250\)/ })).toBeVisible();
  await page.getByLabel('County').selectOption('');
  await page.keyboard.press('Escape');
});

test('leads are read by key, never while typing, and the keys can be turned off', async ({ page }) => {
  await fiveHundred(page);
  await page.goto('/attorneys/dashboard');
  const potential = page.getByRole('navigation', { name: 'Potential Leads' });
  await expect(potential.getByRole('link').first()).toBeVisible();
  const current = potential.locator('[aria-current=page]');
  await page.keyboard.press('j');
  await expect(current).toContainText('Lead number 490');
  await page.keyboard.press('j');
  await expect(current).toContainText('Lead number 480');
  await page.keyboard.press('k');
  await expect(current).toContainText('Lead number 490');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search leads' })).toBeFocused();
  await page.keyboard.type('j');
  await expect(page.getByRole('searchbox', { name: 'Search leads' })).toHaveValue('j');
  await page.getByRole('searchbox', { name: 'Search leads' }).fill('');
  await page.getByRole('button', { name: 'Keys' }).click();
  await expectAccessible(page);
  await page.getByLabel('Use keys').uncheck();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.locator('body').press('j');
  await expect(current).toContainText('Lead number 490');
});

test('a row tells category, county and waiting time; a conflict declines with its reason; a template only fills the message', async ({
  page,
  browser,
}) => {
  const client = await (await browser.newContext()).newPage();
  const note = newNote();
  await signUpConsumer(client);
  await contactMaya(client, note);
  await client.context().close();
  await page.goto('/attorneys/dashboard');
  const row = leadRow(page, 'Potential Leads', note.replace('ann.lee@mail.example', '[email redacted]'));
  await expect(row).toContainText('Housing · Queens');
  await expect(row).toContainText('0 h');
  await expect(row).toContainText(/en/i);
  await row.click();
  await expect(page.getByText('Robert Klein').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('t');
  const approve = page.getByRole('dialog', { name: 'Approve Lead' });
  await expect(approve.getByLabel('Start from a template')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(approve).toBeHidden();
  await page.getByRole('button', { name: 'I have a conflict' }).click();
  const dialog = page.getByRole('dialog', { name: 'Decline Lead' });
  await expect(dialog.getByLabel('Reason')).toHaveValue('Conflict of Interest');
  await dialog.getByLabel('Start from a template').selectOption({ label: 'Conflict' });
  await expect(dialog.getByLabel('Message to User')).toHaveValue(/I am not able to help in this matter/);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Decline', exact: true }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByRole('dialog', { name: 'Archive' })).toContainText('Conflict of Interest');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Account' }).click();
  await page.getByLabel('New leads once a day, in one mail').check();
  await expect(page.getByText('Saved')).toBeVisible();
  await page.getByLabel('New leads once a day, in one mail').uncheck();
});
