import { expect, test, type Page } from '@playwright/test';
import { loseReply } from './change-answers.ts';
import { contactMaya, hidden, leadRow, newNote, openStatus, twoPeople } from './leads.ts';

/** Says under which keys the call was sent whose first reply is lost. */
async function loseReplyOf(page: Page, name: string): Promise<(string | undefined)[]> {
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith(`/us-central1/${name}`)) return;
    keys.push((request.postDataJSON() as { data: { requestId?: string } }).data.requestId);
  });
  await loseReply(page, `**/us-central1/${name}`);
  return keys;
}

test('messages between client and attorney whose replies got lost stand there once when sent again', async ({
  browser,
}) => {
  const { client, attorney } = await twoPeople(browser);
  const note = newNote();
  await contactMaya(client, note);
  const status = await openStatus(client);

  const keys = await loseReplyOf(client, 'sendMessageToAttorney');
  const box = status.getByLabel('Message to Maya Chen');
  await box.fill('Is there a fee?');
  await status.getByRole('button', { name: 'Send' }).click();
  await expect(status.getByText('Failed to send message. Please try again.')).toBeVisible();
  await expect(box).toHaveValue('Is there a fee?');
  await status.getByRole('button', { name: 'Send' }).click();
  await expect(box).toHaveValue('');
  await expect(status.getByText('Is there a fee?', { exact: true })).toHaveCount(1);
  expect(keys).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), keys[0]]);

  await leadRow(attorney, 'Potential Leads', hidden(note)).click();
  await expect(attorney.getByText('Is there a fee?', { exact: true })).toHaveCount(1);
  const answerKeys = await loseReplyOf(attorney, 'sendMessageToUser');
  const answer = attorney.getByLabel('Message to the lead');
  await answer.fill('The first talk is free.');
  await attorney.getByRole('button', { name: 'Send' }).click();
  await expect(attorney.getByText('Failed to send message. Please try again.')).toBeVisible();
  await expect(answer).toHaveValue('The first talk is free.');
  await attorney.getByRole('button', { name: 'Send' }).click();
  await expect(answer).toHaveValue('');
  await expect(attorney.getByText('The first talk is free.', { exact: true })).toHaveCount(1);
  expect(answerKeys).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), answerKeys[0]]);
});

test('the contact form keeps its key until it has arrived, and takes another for other words', async ({ page }) => {
  await page.goto('/contact');
  await page.waitForSelector('html[data-ready]');
  const keys = await loseReplyOf(page, 'submitIssue');
  await page.getByRole('textbox', { name: 'Email' }).fill('ana@people.example');
  await page.getByLabel('How can we help you?').fill('Hello');
  const send = page.getByRole('button', { name: 'Send Message' });
  await send.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.route('**/us-central1/submitIssue', (route) => route.abort('connectionreset'), { times: 1 });
  await send.click();
  await expect.poll(() => keys.length).toBe(2);
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByLabel('How can we help you?').fill('Hello again');
  await send.click();
  await expect.poll(() => keys.length).toBe(3);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});
