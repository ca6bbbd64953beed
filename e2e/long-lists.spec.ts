import { expect, test } from '@playwright/test';
import { changeAnswers } from './change-answers.ts';
import { expectAccessible } from './accessibility.ts';
import { contactMaya, newNote } from './leads.ts';
import { signUpConsumer } from './people.ts';

test('with forty chats the attorneys contacted stay in reach, and a chat is found by its words', async ({ page }) => {
  await signUpConsumer(page);
  await contactMaya(page, newNote());
  type Chats = { result: { chats: { id: string; title: string }[] } };
  await changeAnswers(page, '**/us-central1/getUserChats', (body: Chats) => {
    const [chat] = body.result.chats;
    const more = Array.from({ length: 40 }, (_, at) => ({
      ...chat,
      id: crypto.randomUUID(),
      title: `Rent case ${at}, Bronx`,
    }));
    body.result.chats = [...more, ...body.result.chats] as { id: string; title: string }[];
    return body;
  });
  await page.reload();
  const recent = page.getByRole('navigation', { name: 'Recent Chats' });
  const contacted = page.getByRole('navigation', { name: 'Attorneys Contacted' });
  await expect(recent.getByRole('button', { name: 'Rent case 3, Bronx', exact: true })).toBeAttached();
  await expect(contacted.getByRole('button', { name: /Maya Chen/ })).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await page.getByRole('searchbox', { name: 'Search chats' }).fill('bronx 17');
  await expect(recent.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Search chats' }).fill('nothing like it');
  await expect(recent.getByText('No chat has these words in its title.')).toBeVisible();
  await page.getByRole('button', { name: 'Recent Chats' }).click();
  await expect(page.getByRole('searchbox')).toBeHidden();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(contacted.getByRole('button', { name: /Maya Chen/ })).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
});
