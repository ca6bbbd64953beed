import { expect, test, type Page } from '@playwright/test';
import { changeAnswers, changeText } from './change-answers.ts';
import { signUpConsumer } from './people.ts';
import { PAYLOADS } from './script-payloads.ts';

const MESSAGE_MAX = 4000;
/** All of them at once bring an unprotected page down before it can say so. */
const ENOUGH = 40;

/** Every sign that something ran: the mark that each payload leaves, a window that opened, a page that was left. */
async function watch(page: Page): Promise<() => Promise<string[]>> {
  const signs: string[] = [];
  page.on('dialog', (dialog) => {
    signs.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (popup) => signs.push(`window ${popup.url()}`));
  return async () => {
    const ran = await page.evaluate(() => typeof (window as { ran?: unknown }).ran === 'number');
    return ran ? [...signs, 'a script ran'] : signs;
  };
}

/** As many payloads in one message as it can hold: a NUL is refused at the door, where its own test is. */
function messages(): string[] {
  const packed: string[] = [''];
  for (const payload of PAYLOADS.filter((one) => !one.includes('\0'))) {
    const next = `${packed.at(-1)}\n\n${payload}`;
    if (next.length > MESSAGE_MAX) packed.push(payload);
    else packed[packed.length - 1] = next;
  }
  return packed;
}

async function moveOverEverything(page: Page): Promise<void> {
  for (const link of await page.getByRole('region', { name: 'Conversation' }).getByRole('link').all()) {
    await link.hover({ force: true, timeout: 1000 }).catch(() => undefined);
  }
}

test('there are enough of them', () => {
  expect(new Set(PAYLOADS).size).toBeGreaterThanOrEqual(200);
});

test('where nothing protects a page they do run, and are noticed', async ({ page }) => {
  const signs = await watch(page);
  await page.setContent(PAYLOADS.slice(0, ENOUGH).join('\n'), { waitUntil: 'commit' });
  await expect.poll(signs).toContain('a script ran');
});

test('scripts in every disguise are stored and shown, and none runs', async ({ page }) => {
  const signs = await watch(page);
  await signUpConsumer(page);
  const call = async (name: string, data: unknown) =>
    (await (await page.request.post(`/us-central1/${name}`, { data: { data } })).json()) as {
      result: { chatId: string };
    };
  let chatId: string | undefined;
  for (const message of messages()) ({ chatId } = (await call('sendMessage', { message, chatId })).result);
  await call('renameChat', { chatId, newTitle: PAYLOADS[0]?.slice(0, 50) });
  await page.goto(`/?chat=${chatId}`);
  await expect(page.getByRole('region', { name: 'Conversation' })).toContainText('window.ran');
  await moveOverEverything(page);
  expect(await signs()).toEqual([]);
});

test('an answer that arrives with scripts in it, past every lock of the server, runs none', async ({ page }) => {
  const signs = await watch(page);
  await signUpConsumer(page);
  const at = new Date().toISOString();
  // As the wire would carry it if the server had cleaned nothing.
  const content = PAYLOADS.join('\n');
  type Body = { result: { messages: { role: string; content: string }[] } };
  await changeAnswers(page, '**/us-central1/getChatMessages', ({ result }: Body) => {
    const dirty = result.messages.map((message) => ({ ...message, content: `${message.content}${content}`, at }));
    return { result: { ...result, messages: dirty } };
  });
  const escaped = JSON.stringify(content).slice(1, -1);
  await changeText(page, '**/us-central1/sendMessage', (text) => text.replaceAll(/<\/p>/g, `</p>${escaped}`));
  const box = page.getByRole('textbox', { name: 'Message', exact: true });
  await box.fill('My landlord kept my security deposit in Queens.');
  await box.press('Enter');
  await expect(page.getByRole('region', { name: 'Conversation' }).getByRole('button', { name: 'Copy' })).toHaveCount(1);
  expect(await signs()).toEqual([]);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Conversation' })).toContainText('landlord');
  await moveOverEverything(page);
  expect(await signs()).toEqual([]);
});
