import { expect, test, type Page } from '@playwright/test';

const box = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });
const conversation = (page: Page) => page.getByRole('region', { name: 'Conversation' });
const answers = (page: Page) =>
  conversation(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Copy' }) });

/** Says something and returns the words of the answer. */
async function say(page: Page, text: string): Promise<string> {
  const before = await answers(page).count();
  await box(page).fill(text);
  await box(page).press('Enter');
  await expect(answers(page)).toHaveCount(before + 1);
  return answers(page).last().innerText();
}

test('a conversation of ten turns: answered first with sources, asked once, counted, followed up, ended', async ({
  page,
}) => {
  test.slow();
  await page.goto('/');
  await page.waitForSelector('html[data-ready]');
  expect(await say(page, 'hello')).toContain('Tell me in your own words what happened');
  const answer = await say(page, 'my landlord never gave me my security deposit back');
  expect(answer).toContain('14 days');
  expect(answer).toContain('not legal advice');
  expect(answer).toContain('On which day did you move out?');
  expect(answer).toContain('Licensed in New York');
  const placed = await say(page, 'Queens, New York');
  expect(placed).not.toMatch(/which state|On which day did you move out/i);
  const counted = await say(page, 'October 31');
  expect(counted).toContain('November 16, 2026');
  expect(await say(page, 'and if he ignores it?')).toMatch(/deposit|demand|small claims/);
  expect(await say(page, 'how do i sue him myself in small claims')).toContain('$10,000');
  expect(await say(page, 'write me a poem instead')).toContain('I can only help with legal questions');
  const raised = await say(page, 'sorry. can he raise the rent on my new place by 20 percent');
  expect(raised).toMatch(/\u00a01\b[\s\S]*\d sources?/);
  // Which of what we know about raises leads may change; that it is about the rent may not.
  expect(raised).toMatch(/\brent\b|\bincrease\b/);
  expect(await say(page, 'ok thanks, goodbye')).toContain('Shall I end this chat?');
  expect(await say(page, 'yes')).toContain('This chat has ended.');
  await expect(page.getByPlaceholder('This conversation has ended')).toBeDisabled();
});
