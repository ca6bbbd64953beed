import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { cuttableNetwork } from './cuttable-network.ts';
import { signUpConsumer } from './people.ts';
import { handwriting, heicPhoto, lockedPdf, longPdf, photoOfCat, photoOfPaper } from './paper-files.ts';

/** Reading takes seconds, and many of them on a busy machine. */
const READING_MS = 150_000;

/** Everything that the browser sends, with its words. */
function sentBy(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${new URL(request.url()).pathname} ${request.postData() ?? ''}`);
  });
  return sent;
}

const give = (page: Page, ...files: { name: string; mimeType: string; buffer: Buffer }[]) =>
  page.getByLabel('Choose photos or a PDF').setInputFiles(files);
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('a photo becomes lines, the lines are mended, and only they are sent', async ({ page, browser }) => {
  test.setTimeout(READING_MS);
  const sent = sentBy(page);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto('/');
  await page.getByRole('link', { name: 'Show me your paper' }).click();
  await expect(title(page, 'Show me your paper')).toBeVisible();
  await expect(page.getByText('Your photo stays on this device.')).toBeVisible();
  await give(page, await photoOfPaper(browser));
  await expect(title(page, 'This is what I read')).toBeVisible({ timeout: 90_000 });

  const lines = page.getByRole('listitem');
  await expect(lines.filter({ hasText: 'Kind of paper' })).toContainText('Court papers about rent (nonpayment)');
  await expect(lines.filter({ hasText: 'Court' }).nth(1)).toContainText('Housing Court, Bronx County');
  await expect(lines.filter({ hasText: 'Case number' })).toContainText('LT-308417-26/BX');
  await expect(lines.filter({ hasText: 'Date written on the paper' })).toContainText('November 4, 2026');
  await expect(lines.filter({ hasText: 'Rent they ask for' })).toContainText('$4,350.00');
  await expectAccessible(page);
  // Nothing has left so far but what every page asks.
  expect(sent.filter((one) => /LT-308417|PETROVA|CRESCENT|photo/i.test(one) || one.length > 600)).toEqual([]);

  await page.getByRole('button', { name: 'Change: Rent they ask for' }).click();
  await page.getByLabel('Rent they ask for').fill('4360');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(lines.filter({ hasText: 'Rent they ask for' })).toContainText('Changed by you');
  await page.getByRole('button', { name: 'See the exact text' }).click();
  const exact = await page.locator('pre').innerText();
  expect(exact.split('\n')).toEqual([
    'This is my paper. It was read on my device, and I checked these lines.',
    'Kind of paper: Court papers about rent (nonpayment)',
    'Court: Housing Court, Bronx County',
    'Case number: LT-308417-26/BX',
    'Date written on the paper: November 4, 2026',
    'Rent they ask for: $4,360.00',
  ]);
  await page.getByRole('button', { name: 'Send these lines' }).click();
  await expect(page.getByText('It is not an order to leave.').first()).toBeVisible();
  await expect(page.getByText('tell the tenant to leave today')).toHaveCount(0);

  const withPaper = sent.filter((one) => /308417/.test(one));
  expect(withPaper).toHaveLength(1);
  expect(withPaper[0]).toMatch(/^\/us-central1\/sendMessage /);
  const { data } = JSON.parse(withPaper[0]?.slice('/us-central1/sendMessage '.length) ?? '') as { data: { message: string } }; // prettier-ignore
  expect(data.message).toBe(exact);
  expect(sent.join('\n')).not.toMatch(/PETROVA|CRESCENT|Fulton|IGNORE/i);
  expect(faults).toEqual([]);

  await page.goto('/matter');
  await expect(page.getByRole('main')).toContainText('Bronx');
});

test('whoever says no has sent nothing', async ({ page }) => {
  const sent = sentBy(page);
  await page.goto('/papers/read');
  await page.getByRole('button', { name: 'Paste or type text' }).click();
  await page.getByLabel('Title or text').fill('14-DAY RENT DEMAND\nYou owe $2,100.00. Dated: October 30, 2026');
  await page.getByRole('button', { name: 'Read this text' }).click();
  await expect(title(page, 'This is what I read')).toBeVisible();
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page).toHaveURL('/');
  expect(sent.filter((one) => /sendMessage|2,100|rent/i.test(one))).toEqual([]);
});

test('what cannot be read is said in a sentence, and nothing is lost', async ({ page, browser }) => {
  test.setTimeout(READING_MS);
  await page.goto('/papers/read');
  const broken = { name: 'b.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 this is no file at all') };
  await give(page, broken);
  await expect(page.getByText('This file could not be opened.')).toBeVisible();
  await give(page, await lockedPdf());
  await expect(page.getByText('This PDF is locked with a password.')).toBeVisible();
  await give(page, heicPhoto());
  await expect(page.getByText('This browser cannot open iPhone photos of the kind HEIC.')).toBeVisible();
  await give(page, await handwriting(browser));
  await expect(page.getByText('We found hardly any words in it.')).toBeVisible({ timeout: 90_000 });
  await give(page, await photoOfCat(browser));
  await expect(page.getByText('We found hardly any words in it.')).toBeVisible({ timeout: 90_000 });
  await expect(page.getByText('Hold the phone straight above it')).toBeVisible();
  await give(page, await longPdf());
  await expect(page.getByText('We read the first pages and left out 96.')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('listitem').filter({ hasText: 'Day in court' })).toContainText('January 12, 2027');
});

test('in Spanish, and unsure of the kind: the nearest to choose from', async ({ page }) => {
  await page.goto('/papers/read');
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(title(page, 'Muéstreme su papel')).toBeVisible();
  await page.getByRole('button', { name: 'Pegar o escribir texto' }).click();
  await page.getByLabel('Título o texto').fill('small claims hearing');
  await page.getByRole('button', { name: 'Leer este texto' }).click();
  await expect(title(page, '¿Qué papel tiene?').or(title(page, '¿Es uno de estos?'))).toBeVisible();
  const somethingElse = page.getByRole('button', { name: 'Otra cosa' });
  if (await somethingElse.isVisible()) await somethingElse.click();
  await page.getByLabel('Buscar en los tipos de papel').fill('marshal');
  await page.getByRole('button', { name: /Aviso del marshal o sheriff/ }).click();
  await expect(title(page, 'Esto es lo que leí')).toBeVisible();
  await page.getByLabel('Día en que lo recibió').fill('2026-11-13');
  await page.getByRole('button', { name: 'Enviar estas líneas' }).click();
  await expect(page.getByText('No es el comienzo de un caso.').first()).toBeVisible();
});

test('the language is changed in the middle, and the lines that were read go along', async ({ page }) => {
  await page.goto('/papers/read');
  await page.getByRole('button', { name: 'Paste or type text' }).click();
  await page
    .getByLabel('Title or text')
    .fill('JURY SUMMONS\nCommissioner of Jurors\nReport date: January 12, 2027 at 8:30 a.m.');
  await page.getByRole('button', { name: 'Read this text' }).click();
  await expect(title(page, 'This is what I read')).toBeVisible();
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(title(page, 'Esto es lo que leí')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Día de corte' })).toContainText('12 de enero de 2027');
  await page.reload();
  await expect(title(page, 'Muéstreme su papel')).toBeVisible();
});

test('after the first time a paper is read without a network', async ({ browser, baseURL }) => {
  test.setTimeout(READING_MS);
  const { context, cut, close } = await cuttableNetwork(browser);
  const page = await context.newPage();
  await page.goto(`${baseURL}/papers/read`);
  await give(page, await photoOfPaper(browser));
  await expect(title(page, 'This is what I read')).toBeVisible({ timeout: 90_000 });
  await page.getByRole('button', { name: 'Back' }).click();
  cut();
  await give(page, await photoOfPaper(browser));
  await expect(title(page, 'This is what I read')).toBeVisible({ timeout: 90_000 });
  await expect(page.getByRole('listitem').filter({ hasText: 'Case number' })).toContainText('LT-308417-26/BX');
  await close();
});

test('a reader that cannot be loaded says so, whichever part of it is missing', async ({ browser, baseURL }) => {
  for (const isBegun of [false, true]) {
    const { context, cut, close } = await cuttableNetwork(browser);
    const page = await context.newPage();
    await page.goto(`${baseURL}/papers/read`);
    await expect(title(page, 'Show me your paper')).toBeVisible();
    // A PDF needs the first part of the reader alone.
    if (isBegun) await give(page, await longPdf());
    if (isBegun) await page.getByRole('button', { name: 'Back' }).click();
    cut();
    await give(page, await photoOfPaper(browser));
    await expect(page.getByText('The reader could not be loaded.')).toBeVisible();
    await close();
  }
});

test('the kinds of paper are pages that can be read without a script, and are in the map', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/papers/rent-demand')).text();
  expect(html).toContain('Nobody can be put out with this paper alone.');
  expect(html).toContain('Real Property Actions and Proceedings Law');
  const map = await (await request.get('/sitemap.xml')).text();
  expect(map.match(/\/papers\/[a-z-]+</g)?.length).toBeGreaterThanOrEqual(36);
  const spanish = await (await request.get('/es/papers/rent-demand')).text();
  expect(spanish).toContain('El día que cuenta');
  expect(spanish).not.toContain('The day that counts');
  await page.goto('/papers');
  await page.getByRole('link', { name: /Marshal’s or sheriff’s notice/ }).click();
  await expect(title(page, 'Marshal’s or sheriff’s notice')).toBeVisible();
  await expectAccessible(page);
});

test('somebody who is signed in gets the answer in a chat of its own', async ({ page }) => {
  await signUpConsumer(page);
  await page.getByRole('link', { name: 'Show me your paper' }).first().click();
  await page.getByRole('button', { name: 'Paste or type text' }).click();
  await page
    .getByLabel('Title or text')
    .fill('JURY SUMMONS\nCommissioner of Jurors\nReport date: January 12, 2027 at 8:30 a.m.');
  await page.getByRole('button', { name: 'Read this text' }).click();
  await page.getByRole('button', { name: 'Send these lines' }).click();
  await expect(page.getByText('It does not mean that you are sued or accused.').first()).toBeVisible();
  await expect(page).toHaveURL(/chat=/);
});
