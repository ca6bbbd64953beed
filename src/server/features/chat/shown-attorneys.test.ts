import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attorneyShowing } from '#server/platform/db/schema/attorney-showing.ts';
import { attorney } from '#server/platform/db/schema/attorneys.ts';
import { forgetExpired } from '#server/platform/jobs/housekeeping-repo.ts';
import { consumer } from '#test/people.ts';
import { startTestServer, type TestServer } from '#test/server.ts';

const DAY_MS = 24 * 3_600_000;
const licensed = { lastName: 'Advocate', practiceAreas: ['housing'], licenseStatus: 'Currently registered' };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.app.deps.db.insert(attorney).values([
    { ...licensed, firstName: 'Queens', counties: ['Queens'] },
    { ...licensed, firstName: 'Statewide', counties: [] },
    { ...licensed, firstName: 'Paying', counties: ['Erie'], placement: 5 },
    { ...licensed, firstName: 'Paused', counties: ['Queens'], paused: true },
    { ...licensed, firstName: 'Delinquent', counties: ['Queens'], licenseStatus: 'Delinquent' },
    { ...licensed, firstName: 'Divorces', counties: ['Queens'], practiceAreas: ['family'] },
  ]);
});
afterAll(() => server.close());

async function ask(message: string) {
  const client = await consumer(server);
  const { aiResponse, chatId } = await client.must('sendMessage', { message });
  const showings = await server.app.deps.db
    .select()
    .from(attorneyShowing)
    .where(eq(attorneyShowing.chatId, chatId))
    .orderBy(attorneyShowing.place);
  return { client, chatId, cards: aiResponse.attorneyData ?? [], showings };
}

const IN_QUEENS = 'My landlord in Queens kept my security deposit. Please show me attorneys.';

test('the county decides before money does, and who pays is marked', async () => {
  const { cards } = await ask(IN_QUEENS);
  expect(cards.map(({ first_name, sponsored }) => [first_name, sponsored])).toEqual([
    ['Queens', false],
    ['Statewide', false],
    ['Paying', true],
  ]);
});

test('each showing is logged with its place and its reason', async () => {
  const { showings, cards } = await ask(IN_QUEENS);
  expect(showings).toMatchObject([
    { place: 1, fit: 'county', sponsored: false, category: 'housing', county: 'Queens', attorneyId: cards[0]?.id },
    { place: 2, fit: 'statewide', sponsored: false, attorneyId: cards[1]?.id },
    { place: 3, fit: 'elsewhere', sponsored: true, attorneyId: cards[2]?.id },
  ]);
});

test('a card goes from an older answer when its attorney is paused, and the last one takes the cards with it', async () => {
  const { client, chatId, cards } = await ask(IN_QUEENS);
  const { db } = server.app.deps;
  const shown = async () => (await client.must('getChatMessages', { chatId })).messages.at(-1)?.attorneyData;
  const pause = (ids: string[], paused: boolean) =>
    db.update(attorney).set({ paused }).where(inArray(attorney.id, ids));
  const ids = cards.map(({ id }) => id);
  await pause(ids.slice(0, 1), true);
  expect((await shown())?.map(({ id }) => id)).toEqual(ids.slice(1));
  await pause(ids, true);
  expect(await shown()).toBeUndefined();
  await pause(ids, false);
  expect(await shown()).toEqual(cards);
  await db
    .update(attorney)
    .set({ licenseStatus: 'Suspended' })
    .where(inArray(attorney.id, ids.slice(0, 1)));
  expect((await shown())?.map(({ id }) => id)).toEqual(ids.slice(1));
  await db
    .update(attorney)
    .set({ licenseStatus: 'Currently registered' })
    .where(inArray(attorney.id, ids.slice(0, 1)));
});

test('the log outlives its chat, without naming it, for two years', async () => {
  const { client, chatId, showings } = await ask(IN_QUEENS);
  await client.must('deleteChat', { chatId });
  const { db, now } = server.app.deps;
  const find = () => db.select().from(attorneyShowing).where(eq(attorneyShowing.id, showings[0]!.id));
  expect(await find()).toMatchObject([{ chatId: null, place: 1 }]);
  await forgetExpired(db, new Date(now().getTime() + 729 * DAY_MS));
  expect(await find()).toHaveLength(1);
  await forgetExpired(db, new Date(now().getTime() + 731 * DAY_MS));
  expect(await find()).toHaveLength(0);
});
