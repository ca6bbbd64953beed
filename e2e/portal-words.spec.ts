import { expect, test, type Page } from '@playwright/test';
import { changeAnswers } from './change-answers.ts';
import { signInAttorney, signUpConsumer } from './people.ts';

const FAILURE = { status: 500, json: { error: { status: 'INTERNAL', message: 'INTERNAL' } } };
const LEAD_ID = '5d6f6d5e-3c1b-4c57-9c0e-0e6a3b0f7a11';
const moment = '2026-11-14T15:00:00.000Z';

/** A lead that the server is made to tell of. */
const lead = (values: object) => ({
  id: LEAD_ID,
  chatId: '0d0d7a60-4a35-4a8e-8f1c-1f4c1f8f2a55',
  chatTitle: 'A leaking roof',
  additionalInfo: null,
  createdAt: moment,
  updatedAt: moment,
  ...values,
});

async function openDashboard(
  page: Page,
  leads: object[],
  thread: object = { json: { result: { success: true, messages: [] } } },
) {
  type Answer = { result: { leads: Record<string, unknown>[] } };
  await changeAnswers<Answer>(page, '**/us-central1/getAttorneyLeads', ({ result }) => {
    // The shape of a real lead, with the values of ours.
    const shape = result.leads.find(({ status }) => status === 'pending') ?? {};
    return { result: { success: true, leads: leads.map((one) => ({ ...shape, ...one })) } };
  });
  await page.route('**/us-central1/getAttorneyChatMessages', (route) => route.fulfill(thread));
  const brief = { category: null, county: null, dates: [], deadlines: [], otherSide: null, writesIn: null };
  await page.route('**/us-central1/getChatMessagesAttorneySide', (route) =>
    route.fulfill({ json: { result: { success: true, brief, messages: [] } } }),
  );
  await signInAttorney(page);
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
  await page.goto('/attorneys/dashboard');
}

test('with no lead chosen the dashboard asks for one; an empty thread says how to begin', async ({ page }) => {
  await openDashboard(page, [lead({ status: 'pending' })]);
  await expect(page.getByText('Select a lead to view conversation')).toBeVisible();
  await expect(page.getByText('Select a Lead', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: /A leaking roof/ }).click();
  await expect(page.getByText('Lead: A leaking roof')).toBeVisible();
  await expect(page.getByText('No messages yet. Send a message below to start the conversation.')).toBeVisible();
});

test('a thread that cannot be read says so', async ({ page }) => {
  await openDashboard(page, [lead({ status: 'pending' })], FAILURE);
  await page.getByRole('link', { name: /A leaking roof/ }).click();
  await expect(page.getByText('Failed to load messages. Please try again.')).toBeVisible();
});

test('an accepted lead without contact details says so', async ({ page }) => {
  const accepted = {
    status: 'accepted',
    messageToClient: 'I will call.',
    messageToAdmin: '',
    clientName: null,
    clientEmail: null,
  };
  await openDashboard(page, [lead(accepted)]);
  await page.getByRole('link', { name: /A leaking roof/ }).click();
  await expect(page.getByText('No contact information available')).toBeVisible();
});

test('a link to an attorney who was never contacted is answered in words', async ({ page }) => {
  await signUpConsumer(page);
  const box = page.getByRole('textbox', { name: 'Message', exact: true });
  await box.fill('My landlord in Queens kept my deposit.');
  await box.press('Enter');
  await expect(page.getByRole('button', { name: 'Copy' })).toHaveCount(1);
  await page.goto(`${page.url()}&attorney=${LEAD_ID}`);
  await expect(
    page.getByRole('alertdialog', { name: `Could not find contact attempt with attorney ${LEAD_ID} please try again` }),
  ).toBeVisible();
});
