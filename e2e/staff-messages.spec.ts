import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { contactMaya, hidden, leadRow, LONG_ENOUGH, newNote, twoPeople } from './leads.ts';
import { newAddress, signInByLink, signUpConsumer } from './people.ts';
import { newStaff, openConsole } from './staff.ts';

const nav = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click();

test('whoever is not staff is led away from the console, and staff come back to it after signing in', async ({
  page,
  browser,
}) => {
  const person = await (await browser.newContext()).newPage();
  await signUpConsumer(person);
  await person.goto('/staff/messages');
  await expect(person).toHaveURL((url) => url.pathname === '/');
  await expect(person.getByRole('link', { name: 'Staff Console' })).toBeHidden();

  await page.goto('/staff/messages?status=new');
  await expect(page).toHaveURL((url) => url.pathname === '/login');
  await signInByLink(page, newStaff());
  await page.getByLabel('I have read and accept the Terms of Service and Privacy Policy').check();
  await page.getByRole('button', { name: 'Accept and Continue' }).click();
  await expect(page).toHaveURL(/\/staff\/messages\?status=new$/);
  await nav(page, 'Overview');
  await expect(page.getByRole('heading', { level: 1, name: 'Staff Console' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Right now' })).toContainText('Attorneys shown');
  await expectAccessible(page);
});

test('a message from the contact form is answered by mail, and the log says who did it', async ({ page, request }) => {
  test.slow();
  const email = newAddress('writer');
  const contactMethods = { email: true, phone: false, text: false };
  const data = { email, message: 'How do I delete my account?', phone: '', contactMethods };
  await request.post('/us-central1/submitIssue', { data: { data } });

  const staff = await openConsole(page, '/staff/messages');
  await page.getByLabel('Search').fill(email);
  await expect(page.getByRole('row')).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('link', { name: email }).click();
  await expect(page.getByText('How do I delete my account?')).toBeVisible();
  await page.getByLabel('Status of this message').selectOption('In progress');
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByText('Please write an answer')).toBeVisible();
  await page.getByLabel('Your answer').fill('Open your account and choose Delete.');
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByText('Your answer is on its way.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Our answers' })).toContainText('Open your account and choose Delete.');
  await expect(page.getByLabel('Status of this message')).toHaveValue('answered');
  await expectAccessible(page);

  await nav(page, 'Staff actions');
  await page.getByRole('combobox', { name: 'Action' }).selectOption('Message answered');
  await expect(page.getByRole('row').nth(1)).toContainText('A message from the contact form');
  await expect(page.getByRole('row').nth(1)).toContainText(staff);
  await expectAccessible(page);
});

test('outcomes of leads and private feedback, without anything of the chat; the display log as CSV', async ({
  browser,
  page,
}) => {
  test.slow();
  const { client, attorney } = await twoPeople(browser);
  const note = newNote();
  await contactMaya(client, note);
  await leadRow(attorney, 'Potential Leads', hidden(note)).click();
  await attorney.getByRole('button', { name: 'Decline', exact: true }).click();
  const dialog = attorney.getByRole('dialog', { name: 'Decline Lead' });
  await dialog.getByLabel('Reason').selectOption('Conflict of Interest');
  await dialog.getByLabel('Message to User').fill(LONG_ENOUGH);
  const feedback = `I know the landlord, ${note.slice(0, 20)}`;
  await dialog.getByLabel('Feedback for Plainly Staff').fill(feedback);
  await dialog.getByRole('button', { name: 'Decline', exact: true }).click();
  await expect(dialog).toBeHidden();

  await openConsole(page, '/staff/leads');
  await expect(page.getByRole('region', { name: 'Private feedback' })).toContainText(feedback);
  await expect(page.getByRole('table', { name: 'Why leads were declined' })).toContainText('Conflict of Interest');
  await expect(page.getByRole('table', { name: 'By attorney' })).toContainText('Maya Chen');
  await expect(page.getByRole('main')).not.toContainText(note);
  await page.getByText('Show as a table').click();
  await expect(page.getByRole('table', { name: 'Leads per week' })).toBeVisible();
  await page.getByLabel('Period').selectOption('Last 7 days');
  await expect(page.getByRole('table', { name: 'Leads per day' })).toBeVisible();
  await expectAccessible(page);

  await nav(page, 'Display log');
  await page.getByLabel('Search').fill('Maya');
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Housing');
  await expect(page.getByRole('row').nth(1)).toContainText('Maya Chen');
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export as CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^display-log-\d{4}-\d{2}-\d{2}\.csv$/);
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv).toContain('Maya Chen');
  expect(csv).not.toContain('Elena Ruiz');
});

test('an answer that was marked wrong is reviewed', async ({ page, browser }) => {
  const person = await (await browser.newContext()).newPage();
  await signUpConsumer(person);
  const box = person.getByRole('textbox', { name: 'Message', exact: true });
  await box.fill('My landlord Zebedee in Queens, New York kept my security deposit.');
  await box.press('Enter');
  await person.getByRole('button', { name: 'Something is wrong with this answer' }).last().click();
  const reason = `The number of days is wrong ${Date.now()}`;
  const dialog = person.getByRole('dialog', { name: 'What is wrong with it?' });
  await dialog.getByRole('textbox').fill(reason);
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog).toBeHidden();

  await openConsole(page, '/staff/answers?state=new');
  const report = page.getByRole('listitem').filter({ hasText: reason });
  await expect(report).toContainText('General Obligations Law');
  await report.getByText(/^Our statements in this answer/).click();
  await expect(report).toContainText('14 days');
  const trend = page.getByRole('region', { name: 'Over time', exact: true });
  await expect(trend.getByRole('table', { name: 'Statements most often in them' })).toContainText('14 days');
  await expect(trend.getByRole('table', { name: /^Marked wrong per/ })).toContainText(/[1-9]/);
  await expect(page.getByRole('main')).not.toContainText('Zebedee');
  await expectAccessible(page);
  await report.getByRole('button', { name: 'Mark as reviewed' }).click();
  await expect(report).toBeHidden();
  await page.getByRole('combobox', { name: 'State' }).selectOption('Reviewed');
  await expect(report).toBeVisible();
});

test('a message is taken on and noted, and the list says so', async ({ page, request }) => {
  const email = newAddress('writer');
  const contactMethods = { email: true, phone: false, text: false };
  await request.post('/us-central1/submitIssue', {
    data: { data: { email, message: 'Who helps me?', phone: '', contactMethods } },
  });
  await openConsole(page, '/staff/messages');
  await page.getByLabel('Search').fill(email);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('link', { name: email }).click();
  await page.getByRole('button', { name: 'Take it on' }).click();
  await expect(page.getByText('Taken on by you.')).toBeVisible();
  await page.getByLabel('New note').fill('Called back, no answer.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Called back, no answer.' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'All messages' }).click();
  await page.getByLabel('Taken on by').selectOption('Me');
  await page.getByLabel('Search').fill(email);
  await expect(page.getByRole('row')).toHaveCount(2);
  await expectAccessible(page);
});

test('staff see who leaves a lead unanswered, remind the attorney once, and offer others to the client', async ({
  page,
  browser,
}) => {
  test.slow();
  const person = await (await browser.newContext()).newPage();
  await signUpConsumer(person);
  await contactMaya(person, newNote());
  await openConsole(page, '/staff/leads');
  const panel = page.getByRole('region', { name: 'Leads without an answer' });
  const row = panel.getByRole('row').filter({ hasText: 'Maya Chen' }).last();
  await expect(row).toContainText('minute');
  await expectAccessible(page);
  await row.getByRole('button', { name: 'Offer others' }).click();
  await expect(row).toContainText('Mailed');
  await row.getByRole('button', { name: 'Offer others' }).click();
  await expect(row.getByRole('alert')).toHaveText('A mail went out less than a day ago.');
  await page.goto('/staff/answers');
  await expect(page.getByRole('region', { name: 'Over time' })).toContainText('Marked wrong');
  await expectAccessible(page);
});
