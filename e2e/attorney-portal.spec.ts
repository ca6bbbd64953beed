import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import {
  askForAttorneys,
  contactMaya,
  hidden,
  leadRow,
  LONG_ENOUGH,
  newNote,
  openContactDialog,
  openStatus,
  twoPeople,
} from './leads.ts';
import { linkMailedTo } from './stack-control.ts';
import { acceptTerms, DEMO_ATTORNEY, newAddress, signInAttorney, signInByLink, signUpConsumer } from './people.ts';

const FAILURE = { status: 500, json: { error: { status: 'INTERNAL', message: 'INTERNAL' } } };
const lead = (page: Page) => page.getByRole('region', { name: /^Lead:/ });
const decisionBar = (page: Page) => page.getByRole('region', { name: 'Decision' });
const badge = (page: Page) => page.getByRole('banner');

test('contact, messages both ways, approval, contact details: side by side, without a reload', async ({ browser }) => {
  test.slow();
  const { client, attorney, email } = await twoPeople(browser);
  const note = newNote();
  await contactMaya(client, note);

  const row = leadRow(attorney, 'Potential Leads', hidden(note));
  await expect(row).toContainText(`“${hidden(note)}”`);
  await expect(row).toContainText('Unread');
  await row.click();
  await expect(attorney).toHaveURL(/\/attorneys\/dashboard\?lead=/);
  await expect(attorney.getByRole('heading', { level: 1 })).toHaveText('Lead: Security deposit, Queens');
  await expect(badge(attorney)).toContainText('🕓 Pending');
  await expect(row).not.toContainText('Unread');

  await expect(lead(attorney).getByText('Robert Klein', { exact: true })).toBeVisible();
  await expect(lead(attorney).getByText('Queens', { exact: true })).toBeVisible();
  await expect(lead(attorney)).toContainText('Reach me at [email redacted] or [phone number redacted].');
  await expect(lead(attorney)).toContainText('[Attorneys shown redacted]');
  await expect(lead(attorney)).not.toContainText('ann.lee@mail.example');
  await expect(lead(attorney)).not.toContainText('867-5309');
  await expect(lead(attorney)).not.toContainText(email);
  await expectAccessible(attorney);

  const status = await openStatus(client);
  await expect(status.getByText('Maya Chen is reviewing your request and will respond soon.')).toBeVisible();
  await attorney.getByLabel('Message to the lead').fill('When did you move out?');
  await attorney.getByRole('button', { name: 'Send' }).click();
  await expect(status.getByText('When did you move out?')).toBeVisible();
  await expect(status.getByText('is reviewing your request')).toBeHidden();
  await status.getByLabel('Message to Maya Chen').fill('On June 30. My number is 917-867-5309.');
  await status.getByRole('button', { name: 'Send' }).click();
  await expect(lead(attorney).getByText('On June 30. My number is [phone number redacted].')).toBeVisible();

  await decisionBar(attorney).getByRole('button', { name: 'Approve' }).click();
  const dialog = attorney.getByRole('dialog', { name: 'Approve Lead' });
  const approve = dialog.getByRole('button', { name: 'Approve' });
  await dialog.getByLabel('Message to User').fill('x'.repeat(34));
  await expect(dialog.getByText('34/35 characters')).toBeVisible();
  await expect(approve).toBeDisabled();
  await expectAccessible(attorney);
  await dialog.getByLabel('Message to User').fill(LONG_ENOUGH);
  await dialog.getByLabel('Feedback for Plainly Staff').fill('A good lead');
  await approve.click();

  await expect(badge(attorney)).toContainText('✓ Approved');
  await expect(attorney.getByRole('heading', { name: 'You approved this lead' })).toBeFocused();
  await expect(lead(attorney).getByText(`Email: ${email}`)).toBeVisible();
  await expect(lead(attorney).getByText('Username:')).toBeVisible();
  await expect(lead(attorney).getByText(LONG_ENOUGH)).toBeVisible();
  await expect(lead(attorney).getByText('A good lead')).toBeVisible();
  await expect(lead(attorney)).toContainText('Reach me at ann.lee@mail.example or (917) 867-5309.');
  await expect(lead(attorney)).toContainText('My number is 917-867-5309.');
  await expect(leadRow(attorney, 'Approved Leads', note)).toBeVisible();
  await expect(decisionBar(attorney).getByRole('button', { name: 'Approve' })).toBeDisabled();
  await expect(decisionBar(attorney).getByRole('button', { name: 'Decline' })).toBeDisabled();
  await expectAccessible(attorney);

  await expect(status.getByText('Maya Chen accepted your request and will reach out to you via e-mail.')).toBeVisible();
  await expect(status.getByText(LONG_ENOUGH)).toBeVisible();
  await expect(status).not.toContainText('A good lead');
  await expectAccessible(client);
});

test('declining with Other: the explanation, the reset on cancel, the closed thread, the user’s alternatives', async ({
  browser,
}) => {
  test.slow();
  const { client, attorney } = await twoPeople(browser);
  const note = newNote();
  await contactMaya(client, note);
  await leadRow(attorney, 'Potential Leads', hidden(note)).click();
  const open = () => decisionBar(attorney).getByRole('button', { name: 'Decline' }).click();
  const dialog = attorney.getByRole('dialog', { name: 'Decline Lead' });
  const decline = dialog.getByRole('button', { name: 'Decline' });

  await open();
  await expect(dialog.getByLabel('Reason').getByRole('option')).toHaveText([
    'Outside Jurisdiction',
    'Outside Practice Area',
    'Conflict of Interest',
    'Lack of Capacity/Availability',
    'Insufficient Merit',
    'Poor Client Fit',
    'Other',
  ]);
  await dialog.getByLabel('Reason').selectOption('Poor Client Fit');
  await dialog.getByLabel('Message to User').fill(LONG_ENOUGH);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await open();
  await expect(dialog.getByLabel('Reason')).toHaveValue('Outside Jurisdiction');
  await expect(dialog.getByLabel('Message to User')).toHaveValue('');

  await dialog.getByLabel('Reason').selectOption('Other');
  await dialog.getByLabel('Message to User').fill(LONG_ENOUGH);
  await expect(decline).toBeDisabled();
  await dialog.getByLabel('Please explain').fill('I am retiring.');
  await dialog.getByLabel('Feedback for Plainly Staff').fill('Please pause me.');
  await expectAccessible(attorney);
  await decline.click();

  await expect(badge(attorney)).toContainText('✗ Declined');
  await expect(lead(attorney).getByText('I am retiring. Please pause me.')).toBeVisible();
  await expect(lead(attorney).getByText('Other', { exact: true })).toBeVisible();
  await expect(attorney.getByRole('navigation', { name: 'Recently Declined Leads' })).toContainText(
    'Within the last day',
  );
  await expect(leadRow(attorney, 'Recently Declined Leads', hidden(note))).toBeVisible();
  await expect(attorney.getByLabel('Message to the lead')).toBeHidden();

  const contacted = client.getByRole('navigation', { name: 'Attorneys Contacted' }).getByRole('button');
  await expect(contacted).toContainText('Declined');
  await expect(contacted).toContainText('New');
  const status = await openStatus(client);
  await expect(status.getByText('Maya Chen declined your request.')).toBeVisible();
  await expect(status.getByText(LONG_ENOUGH)).toBeVisible();
  await expect(status.getByRole('link', { name: 'LawHelpNY' })).toBeVisible();
  await expect(status.getByLabel('Message to Maya Chen')).toBeHidden();
  // No dead end: the others of this chat, and nothing to withdraw any more.
  await expect(status.getByRole('button', { name: /^Contact (?!Maya)/ }).first()).toBeVisible();
  await expect(status.getByRole('button', { name: 'Withdraw' })).toBeHidden();
  await expect(lead(attorney).getByText('hidden until you approve')).toBeHidden();
  await status.getByRole('button', { name: 'Close' }).last().click();
  await expect(contacted).not.toContainText('New');
});

test('what is left out is not shown, and what is withdrawn is gone', async ({ browser }) => {
  test.slow();
  const { client, attorney } = await twoPeople(browser);
  const note = newNote();
  await askForAttorneys(client);
  const box = client.getByRole('textbox', { name: 'Message', exact: true });
  await box.fill('A secret about my neighbor.');
  await box.press('Enter');
  await expect(client.getByRole('button', { name: 'Copy' })).toHaveCount(2);
  const dialog = await openContactDialog(client);
  await dialog.getByLabel('I acknowledge the above').check();
  await dialog.getByLabel('Additional information').fill(note);
  await dialog.getByText('What the attorney will see').click();
  await expect(dialog.getByText('Reach me at [email redacted] or [phone number redacted].')).toBeVisible();
  await dialog.getByLabel('Share message 3, You').uncheck();
  await expect(dialog.getByText('2 of 4 messages')).toBeVisible();
  await expectAccessible(client);
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await client.getByRole('button', { name: 'OK' }).click();

  await leadRow(attorney, 'Potential Leads', hidden(note)).click();
  await expect(lead(attorney)).toContainText('Reach me at [email redacted]');
  await expect(lead(attorney)).not.toContainText('A secret about my neighbor.');

  const status = await openStatus(client);
  await status.getByRole('button', { name: 'Withdraw' }).click();
  const question = client.getByRole('alertdialog', { name: 'Withdraw this contact?' });
  await expectAccessible(client);
  await question.getByRole('button', { name: 'Withdraw' }).click();
  await expect(client.getByRole('button', { name: 'Contact Maya Chen' })).toBeVisible();
  await expect(client.getByRole('alertdialog')).toBeHidden();
  await expect(attorney.getByText('This lead is no longer available.')).toBeVisible();
  await expect(leadRow(attorney, 'Potential Leads', hidden(note))).toBeHidden();
});

test('deleting the chat takes the lead away from the attorney too', async ({ browser }) => {
  const { client, attorney } = await twoPeople(browser);
  const note = newNote();
  await contactMaya(client, note);
  await expect(leadRow(attorney, 'Potential Leads', hidden(note))).toBeVisible();
  await client.getByRole('button', { name: 'Chat options' }).click();
  await client.getByRole('menuitem', { name: 'Delete' }).click();
  await client.getByRole('alertdialog', { name: 'Delete Chat' }).getByRole('button', { name: 'Delete' }).click();
  await expect(leadRow(attorney, 'Potential Leads', hidden(note))).toBeHidden();
});

test('a decision that fails says so and keeps what was typed; one made elsewhere wins', async ({ browser }) => {
  const { client, attorney } = await twoPeople(browser);
  const note = newNote();
  await contactMaya(client, note);
  await leadRow(attorney, 'Potential Leads', hidden(note)).click();
  await attorney.route('**/us-central1/attorneyAcceptLead', (route) => route.fulfill(FAILURE), { times: 1 });
  await decisionBar(attorney).getByRole('button', { name: 'Approve' }).click();
  const dialog = attorney.getByRole('dialog', { name: 'Approve Lead' });
  await dialog.getByLabel('Message to User').fill(LONG_ENOUGH);
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Failed to approve case. Please try again.');
  await expect(dialog.getByLabel('Message to User')).toHaveValue(LONG_ENOUGH);

  const leadId = new URL(attorney.url()).searchParams.get('lead');
  const data = { attorneyLeadId: leadId, declineCategory: 'Poor Client Fit', messageToClient: LONG_ENOUGH };
  expect((await attorney.request.post('/us-central1/attorneyDeclineLead', { data: { data } })).status()).toBe(200);
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Error approving case: This lead has already been decided.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(badge(attorney)).toContainText('✗ Declined');
});

test('a message that cannot be sent comes back into the box', async ({ browser }) => {
  const { client, attorney } = await twoPeople(browser);
  const note = newNote();
  await contactMaya(client, note);
  await leadRow(attorney, 'Potential Leads', hidden(note)).click();
  await attorney.route('**/us-central1/sendMessageToUser', (route) => route.fulfill(FAILURE), { times: 1 });
  const box = attorney.getByLabel('Message to the lead');
  await expect(attorney.getByRole('button', { name: 'Send' })).toBeDisabled();
  await box.fill('  Hello there  ');
  await attorney.getByRole('button', { name: 'Send' }).click();
  await expect(attorney.getByText('Failed to send message. Please try again.')).toBeVisible();
  await expect(box).toHaveValue('Hello there');
  await attorney.getByRole('button', { name: 'Send' }).click();
  await expect(lead(attorney).getByText('Hello there')).toBeVisible();
});

test('a link from a mail leads to its lead, also through the login screen', async ({ browser }) => {
  const { client, attorney } = await twoPeople(browser);
  const note = newNote();
  await contactMaya(client, note);
  await leadRow(attorney, 'Potential Leads', hidden(note)).click();
  const link = attorney.url();
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(link);
  await expect(elsewhere).toHaveURL(/\/attorneys\/login$/);
  await elsewhere.getByLabel('Email').fill(DEMO_ATTORNEY.email);
  await elsewhere.getByLabel('Password', { exact: true }).fill(DEMO_ATTORNEY.password);
  await elsewhere.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(elsewhere).toHaveURL(link);
  await expect(lead(elsewhere)).toContainText('Reach me at [email redacted]');
});

test('the dashboard is for attorneys alone', async ({ page, browser }) => {
  await page.goto('/attorneys/dashboard');
  await expect(page).toHaveURL(/\/attorneys\/login$/);
  const consumer = await (await browser.newContext()).newPage();
  await signUpConsumer(consumer);
  await consumer.goto('/attorneys/dashboard');
  await expect(consumer).toHaveURL((url) => url.pathname === '/');
});

test('the home counts leads and leads to the one that has waited longest', async ({ page }) => {
  await signInAttorney(page);
  await expect(page.getByText('Waiting for you')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Open this lead: / }).click();
  await expect(page).toHaveURL(/\/attorneys\/dashboard\?lead=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Lead: /);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/attorneys\/login$/);
});

test('a lead that is not theirs is not shown', async ({ page }) => {
  await signInAttorney(page);
  await expect(page.getByRole('heading', { name: 'Welcome, Maya Chen.' })).toBeVisible();
  await page.goto('/attorneys/dashboard?lead=00000000-0000-4000-8000-000000000000');
  await expect(page.getByText('This lead is no longer available.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Select a lead to view conversation' })).toBeVisible();
  await expectAccessible(page);
});

test('below 1024 px the list slides over the page: menu, overlay, Escape, close button and selection', async ({
  page,
}) => {
  await signInAttorney(page);
  await expect(page.getByText('Waiting for you')).toBeVisible();
  await page.setViewportSize({ width: 1023, height: 800 });
  await page.goto('/attorneys/dashboard');
  const list = page.getByRole('navigation', { name: 'Potential Leads' });
  const menu = page.getByRole('button', { name: 'Open menu' });
  await expect(list).toBeHidden();
  await menu.click();
  await expect(list).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await menu.click();
  await page.getByRole('button', { name: 'Close menu' }).click();
  await expect(list).toBeHidden();
  await menu.click();
  await expect(list).toBeVisible();
  await page.mouse.click(900, 400);
  await expect(list).toBeHidden();
  await page.getByRole('button', { name: 'Show leads' }).click();
  await list.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Lead: /);
  await expect(list).toBeHidden();
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(list).toBeVisible();
  await expect(menu).toBeHidden();
});

test('while leads load, and when they cannot be read, the list says so', async ({ page }) => {
  await signInAttorney(page);
  await expect(page.getByText('Waiting for you')).toBeVisible();
  const gate = Promise.withResolvers<void>();
  // The list asks again by itself too: nothing but the button may bring it back here, and every other try fails at once.
  await page.route('**/us-central1/getAttorneyLeads', async (route) => {
    await gate.promise;
    const isTried = await page.evaluate(() => document.documentElement.dataset['tried'] === 'yes');
    return isTried ? route.continue() : route.fulfill(FAILURE);
  });
  await page.goto('/attorneys/dashboard');
  await page.evaluate(() =>
    document.addEventListener(
      'click',
      ({ target }) => {
        if (target instanceof Element && target.closest('button')?.textContent?.includes('Try again'))
          document.documentElement.dataset['tried'] = 'yes';
      },
      true,
    ),
  );
  await expect(page.getByText('Loading leads...').first()).toBeVisible();
  gate.resolve();
  await expect(page.getByRole('alert')).toHaveText('Failed to load leads. Please try again.');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('navigation', { name: 'Potential Leads' })).toBeVisible();
});

test('empty lists say so, a long one can be searched', async ({ page }) => {
  const many = Array.from({ length: 9 }, (_, index) => ({
    id: `00000000-0000-4000-8000-00000000000${index}`,
    chatId: '00000000-0000-4000-8000-000000000000',
    chatTitle: index === 4 ? 'Unpaid overtime' : `Deposit ${index}`,
    additionalInfo: null,
    createdAt: '2026-05-01T12:00:00.000Z',
    updatedAt: '2026-05-01T12:00:00.000Z',
    unread: index === 2,
    status: 'pending',
  }));
  let leads: unknown[] = [];
  await page.route('**/us-central1/getAttorneyLeads', (route) =>
    route.fulfill({ json: { result: { success: true, leads } } }),
  );
  await signInAttorney(page);
  await expect(page.getByText('Nobody is waiting for an answer.')).toBeVisible();
  await page.goto('/attorneys/dashboard');
  await expect(page.getByText('Potential Leads (0)')).toBeVisible();
  await expect(page.getByText('No potential leads')).toBeVisible();
  await expect(page.getByText('Approved Leads (0)')).toBeVisible();
  await expect(page.getByText('No approved leads')).toBeVisible();
  await expect(page.getByText('Recently Declined Leads')).toBeHidden();
  await expect(page.getByLabel('Search leads')).toBeHidden();
  leads = many;
  await page.reload();
  await expect(page.getByText('Potential Leads (9)')).toBeVisible();
  await page.getByLabel('Search leads').fill('overtime');
  await expect(page.getByRole('navigation', { name: 'Potential Leads' }).getByRole('link')).toHaveText([
    /Unpaid overtime/,
  ]);
  await page.getByLabel('Search leads').fill('');
  await page.getByLabel('Unread only').check();
  await expect(page.getByText('Potential Leads (1)')).toBeVisible();
  await expectAccessible(page);
});

test('somebody who signs in to contact an attorney finds the dialog open when they come back', async ({ page }) => {
  test.slow();
  await page.goto('/');
  await page.waitForSelector('html[data-ready]');
  await askForAttorneys(page);
  await page.getByRole('button', { name: 'Contact Maya Chen' }).click();
  const [login] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('dialog').getByRole('link', { name: 'Sign In' }).click(),
  ]);
  await signInByLink(login, newAddress('comer'));
  await acceptTerms(login);
  await expect(page.getByRole('dialog', { name: 'Contact Maya Chen' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Contact Maya Chen' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('one click in a mail stops the mails, without signing in', async ({ browser, page }) => {
  const { client, attorney, email } = await twoPeople(browser);
  const note = newNote();
  await contactMaya(client, note);
  await leadRow(attorney, 'Potential Leads', hidden(note)).click();
  await attorney.getByLabel('Message to the lead').fill('Hello');
  await attorney.getByRole('button', { name: 'Send' }).click();
  await page.goto(await linkMailedTo(email, '/notifications'));
  await page.getByRole('button', { name: 'Stop these e-mails' }).click();
  await expect(page.getByText('You get no e-mails about your contacts.')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await page.getByRole('button', { name: 'Send me these e-mails' }).click();
  await expect(page.getByRole('button', { name: 'Stop these e-mails' })).toBeVisible();
});

test('how attorneys are ordered is public, and a link that nobody made changes nothing', async ({ page }) => {
  await page.goto('/how-we-order');
  await expect(page.getByRole('heading', { name: 'How attorneys are ordered' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/notifications?token=nobody');
  await expect(page.getByRole('alert')).toHaveText('This link does not work. Please use the one in your newest mail.');
  await expectAccessible(page);
});
