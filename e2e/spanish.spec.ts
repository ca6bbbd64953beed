import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { linkMailedTo } from './stack-control.ts';
import { newAddress } from './people.ts';

test.use({ locale: 'es-MX' });

test('a visitor whose browser asks for Spanish reads, asks and changes the language in the middle', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/es$/);
  await expect(page).toHaveTitle('Plainly Ayuda legal rápida');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('heading', { name: 'Obtenga ayuda en minutos.' })).toBeVisible();
  await page.waitForSelector('html[data-ready]');
  await expectAccessible(page);

  const box = page.getByRole('textbox', { name: 'Mensaje' });
  await box.fill('Mi casero no me devolvió el depósito en Queens');
  await box.press('Enter');
  await expect(page.getByText('Un primer paso', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Empezar: Carta para pedir el depósito de garantía' })).toBeVisible();
  await expectAccessible(page);

  await box.fill('todavía no he terminado');
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByText('Mi casero no me devolvió el depósito en Queens')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('todavía no he terminado');

  // The answer is Spanish, so Spanish is offered: once.
  await page.getByRole('button', { name: 'Sí, en español' }).click();
  await expect(page).toHaveURL(/\/es$/);
  await expect(box).toHaveValue('todavía no he terminado');
  await page.goto('/faq');
  await expect(page).toHaveURL(/\/es\/faq$/);
  await expect(page.getByRole('heading', { name: 'Preguntas frecuentes' })).toBeVisible();
});

test('signing up in Spanish: the mail, the terms, the account, and another device', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = newAddress('consumidora');
  await page.goto('/login');
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByRole('button', { name: 'Continuar con el correo electrónico' }).click();
  await expect(page.getByRole('heading', { name: 'Revise su correo' })).toBeVisible();
  await page.goto(await linkMailedTo(email, '/es/auth/callback'));
  await page.waitForURL('**/es/accept-terms');
  await expect(page.getByText('cuenta la versión en inglés')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('He leído y acepto los Términos de servicio y la Política de privacidad').check();
  await page.getByRole('button', { name: 'Aceptar y continuar' }).click();
  await expect(page.getByRole('heading', { name: 'Nueva conversación' })).toBeVisible();
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'Su cuenta', exact: true })).toBeVisible();
  await expectAccessible(page);

  const elsewhere = await browser.newContext({ baseURL: baseURL!, locale: 'en-US' });
  const other = await elsewhere.newPage();
  await other.goto('/login');
  await other.getByLabel('Email').fill(email);
  await other.getByRole('button', { name: 'Continue with Email' }).click();
  await other.goto(await linkMailedTo(email, '/auth/callback', 2));
  // The account reads Spanish, whatever this browser asks for.
  await other.waitForURL('**/es**');
  await expect(other.getByRole('button', { name: 'Nueva conversación' })).toBeVisible();
  await elsewhere.close();
});
