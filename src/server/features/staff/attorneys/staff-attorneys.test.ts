import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DataOf } from '#contract/index.ts';
import { attorney } from '#server/platform/db/schema/attorneys.ts';
import { staffAction } from '#server/platform/db/schema/staff.ts';
import type { Client } from '#test/client.ts';
import { createClient } from '#test/client.ts';
import { attorneyPerson, consumer, newAddress, staff, tokenMailedTo } from '#test/people.ts';
import { putInRegister } from '#test/register.ts';
import { startTestServer, type TestServer } from '#test/server.ts';

let server: TestServer;
let worker: Client;
beforeAll(async () => {
  server = await startTestServer();
  worker = await staff(server);
});
afterAll(() => server.close());

const NOBODY = '00000000-0000-4000-8000-000000000000';
let numbers = 5_000_000;
const newNumber = () => String((numbers += 1));
const fields = (change: Partial<DataOf<'staffCreateAttorney'>> = {}): DataOf<'staffCreateAttorney'> => ({
  firstName: 'Nina',
  lastName: 'Petrov',
  registrationNumber: newNumber(),
  counties: ['Queens'],
  practiceAreas: ['housing'],
  languages: ['English', 'Russian'],
  placement: 0,
  ...change,
});
const create = async (change?: Partial<DataOf<'staffCreateAttorney'>>) =>
  (await worker.must('staffCreateAttorney', fields(change))).attorneyId;
const read = async (attorneyId: string) => (await worker.must('staffGetAttorney', { attorneyId })).attorney;
const actionsOn = (subjectId: string) =>
  server.app.deps.db
    .select()
    .from(staffAction)
    .where(eq(staffAction.subjectId, subjectId))
    .orderBy(desc(staffAction.position));

describe('creating an attorney', () => {
  test('keeps what was typed, waits for the register, and is logged with who did it', async () => {
    const given = fields({ firstName: ' Nina ' });
    const { attorneyId } = await worker.must('staffCreateAttorney', given);
    expect(await read(attorneyId)).toMatchObject({
      ...given,
      firstName: 'Nina',
      paused: false,
      isShown: false,
      version: 1,
      accountEmail: null,
      imageUrl: null,
      license: { state: 'unverified' },
    });
    expect(await actionsOn(attorneyId)).toMatchObject([
      { action: 'attorney-created', subject: 'Nina Petrov', staffEmail: 'staff@plainly.example' },
    ]);
  });

  test('a number is written as the state writes it, and belongs to one attorney', async () => {
    const attorneyId = await create({ registrationNumber: ' 5,368,337 ' });
    expect((await read(attorneyId)).registrationNumber).toBe('5368337');
    expect((await worker.call('staffCreateAttorney', fields({ registrationNumber: '5368337' }))).error).toMatchObject({
      status: 'ALREADY_EXISTS',
      message: 'Another attorney has this registration number',
    });
  });

  test.each([
    [{ firstName: ' ' }, 'First name is required'],
    [{ lastName: 'x'.repeat(81) }, 'Last name must be at most 80 characters'],
    [{ registrationNumber: '' }, 'Registration number is required'],
    [{ registrationNumber: 'DEMO-9' }, 'A registration number has 6 to 8 digits'],
    [{ counties: ['Atlantis'] }, 'Unknown county'],
    [{ practiceAreas: [] }, 'Choose at least one practice area'],
    [{ languages: [] }, 'Choose at least one language'],
    [{ placement: -1 }, 'Placement cannot be negative'],
    [{ placement: 11 }, 'Placement is at most 10'],
  ])('refuses %j', async (change, message) => {
    const outcome = await worker.call('staffCreateAttorney', { ...fields(), ...change });
    expect(outcome.error).toMatchObject({ status: 'INVALID_ARGUMENT', message });
  });
});

describe('editing an attorney', () => {
  test('changes what was given, and the log says from what to what', async () => {
    const attorneyId = await create();
    const { version, ...before } = await read(attorneyId);
    const given = fields({ registrationNumber: before.registrationNumber!, placement: 3, counties: [] });
    expect(await worker.must('staffUpdateAttorney', { attorneyId, version, ...given })).toEqual({
      success: true,
      version: 2,
    });
    expect(await read(attorneyId)).toMatchObject({ ...given, version: 2 });
    const [action] = await actionsOn(attorneyId);
    expect(action).toMatchObject({
      action: 'attorney-changed',
      details: { placement: { from: 0, to: 3 }, counties: { from: ['Queens'], to: [] } },
    });
    expect(Object.keys(action!.details)).toHaveLength(2);
  });

  test('of two who edit at once the second is told, and nothing of theirs is saved', async () => {
    const attorneyId = await create();
    const { version } = await read(attorneyId);
    const save = (firstName: string) =>
      worker.call('staffUpdateAttorney', { attorneyId, version, ...fields({ firstName }) });
    const outcomes = await Promise.all([save('One'), save('Two')]);
    const [winner] = outcomes.filter(({ result }) => result);
    const [loser] = outcomes.filter(({ error }) => error);
    expect(winner?.result).toEqual({ success: true, version: 2 });
    expect(loser?.error).toEqual({
      status: 'ABORTED',
      message: 'Somebody else has changed this attorney since you opened this page. Your changes are not saved.',
      details: { version: 2 },
    });
    expect((await actionsOn(attorneyId)).map(({ action }) => action)).toEqual(['attorney-changed', 'attorney-created']);
  });

  test('cannot take another’s number, and an attorney who is not there is not found', async () => {
    const attorneyId = await create();
    const other = await read(await create());
    const given = fields({ registrationNumber: other.registrationNumber! });
    expect((await worker.call('staffUpdateAttorney', { attorneyId, version: 1, ...given })).error?.status).toBe(
      'ALREADY_EXISTS',
    );
    for (const outcome of [
      await worker.call('staffUpdateAttorney', { attorneyId: NOBODY, version: 1, ...fields() }),
      await worker.call('staffGetAttorney', { attorneyId: NOBODY }),
      await worker.call('staffPauseAttorney', { attorneyId: NOBODY, paused: true }),
      await worker.call('staffRemovePhoto', { attorneyId: NOBODY }),
      await worker.call('staffIssueInvite', { attorneyId: NOBODY }),
      await worker.call('staffRevokeInvite', { code: 'NY-NOBO-DYHE' }),
    ]) {
      expect(outcome.error?.status).toBe('NOT_FOUND');
    }
  });

  test('a demonstration profile keeps its number', async () => {
    const [row] = await server.app.deps.db
      .insert(attorney)
      .values({ firstName: 'Demo', lastName: 'Person', registrationNumber: 'DEMO-77' })
      .returning({ id: attorney.id });
    const given = { attorneyId: row!.id, version: 1, ...fields({ registrationNumber: 'DEMO-77' }) };
    expect((await worker.call('staffUpdateAttorney', given)).result).toBeDefined();
  });
});

test('pausing hides an attorney from the people who ask, resuming brings them back, and each is logged once', async () => {
  const number = newNumber();
  const attorneyId = await create({ registrationNumber: number, practiceAreas: ['immigration'] });
  await putInRegister(server, [{ number, firstName: 'NINA', lastName: 'PETROV' }]);
  const ask = async () => {
    const client = await consumer(server);
    const message = 'I need help with my green card application in Queens, New York. Please show me attorneys.';
    const { aiResponse } = await client.must('sendMessage', { message });
    return aiResponse.attorneyData?.map(({ id }) => id) ?? [];
  };
  expect(await ask()).toEqual([attorneyId]);
  await worker.must('staffPauseAttorney', { attorneyId, paused: true });
  await worker.must('staffPauseAttorney', { attorneyId, paused: true });
  expect(await ask()).toEqual([]);
  expect(await read(attorneyId)).toMatchObject({ paused: true, isShown: false });
  await worker.must('staffPauseAttorney', { attorneyId, paused: false });
  expect(await ask()).toEqual([attorneyId]);
  expect((await actionsOn(attorneyId)).map(({ action }) => action)).toEqual([
    'attorney-resumed',
    'attorney-paused',
    'attorney-created',
  ]);
});

describe('a license', () => {
  test('that lapses hides the attorney by itself, and nobody can contact them any more', async () => {
    const number = newNumber();
    const attorneyId = await create({ registrationNumber: number });
    await putInRegister(server, [{ number, firstName: 'NINA', lastName: 'PETROV', nextRegistration: '2098-05' }]);
    expect(await read(attorneyId)).toMatchObject({
      isShown: true,
      license: { state: 'current', status: 'Currently registered', nextRegistration: '2098-05' },
    });
    const client = await consumer(server);
    const { chatId } = await client.must('sendMessage', { message: 'My landlord kept my deposit.' });
    const contacting = () => client.call('contactAttorney', { attorneyId, chatId, firstMessage: 'Hello' });
    await putInRegister(server, [{ number, firstName: 'NINA', lastName: 'PETROV', status: 'Delinquent' }]);
    expect(await read(attorneyId)).toMatchObject({ isShown: false, license: { state: 'inactive' } });
    expect((await contacting()).error?.status).toBe('NOT_FOUND');
    await putInRegister(server, [{ number, firstName: 'NINA', lastName: 'PETROV' }]);
    expect((await contacting()).result).toBeDefined();
  });

  test('is missing after an import of the whole register without it, and not after one of a part', async () => {
    const number = newNumber();
    const attorneyId = await create({ registrationNumber: number });
    const { clock } = server;
    await putInRegister(server, [{ number, firstName: 'NINA', lastName: 'PETROV' }]);
    clock.now = new Date(clock.now.getTime() + 60_000);
    await putInRegister(server, [], { complete: false });
    expect((await read(attorneyId)).license.state).toBe('current');
    await putInRegister(server, [], { complete: true });
    expect((await read(attorneyId)).license.state).toBe('missing');
  });

  test('under another name is shown as a mismatch, with that name', async () => {
    const number = newNumber();
    const attorneyId = await create({ registrationNumber: number });
    await putInRegister(server, [{ number, firstName: 'JOHN', lastName: 'SMITH' }]);
    expect((await read(attorneyId)).license).toMatchObject({ state: 'mismatch', registeredName: 'JOHN SMITH' });
    const { found } = await worker.must('staffFindRegistration', { registrationNumber: ` ${number}` });
    expect(found).toMatchObject({ number, firstName: 'JOHN', lastName: 'SMITH', status: 'Currently registered' });
    expect((await worker.must('staffFindRegistration', { registrationNumber: 'what' })).found).toBeNull();
  });
});

describe('the list of attorneys', () => {
  test('is filtered, sorted and paged on the server', async () => {
    const made = [];
    for (let index = 0; index < 27; index += 1) {
      made.push(await create({ lastName: `Listed${String(index).padStart(2, '0')}`, placement: index % 3 }));
    }
    const list = (query: DataOf<'staffListAttorneys'>) =>
      worker.must('staffListAttorneys', { search: 'listed', ...query });
    const first = await list({});
    expect(first).toMatchObject({ total: 27, page: 1, pageSize: 25 });
    expect(first.rows.map(({ lastName }) => lastName).slice(0, 2)).toEqual(['Listed00', 'Listed01']);
    expect((await list({ page: 2 })).rows.map(({ id }) => id)).toEqual(made.slice(25));
    expect((await list({ sort: 'name', direction: 'desc' })).rows[0]?.lastName).toBe('Listed26');
    expect((await list({ sort: 'placement', direction: 'desc' })).rows[0]).toMatchObject({ placement: 2 });
    expect((await list({ show: 'shown' })).total).toBe(0);
    expect((await list({ license: 'missing' })).total).toBe(27);
    expect((await list({ area: 'family' })).total).toBe(0);
    expect((await list({ search: 'NINA listed07' })).total).toBe(1);
    expect((await worker.call('staffListAttorneys', { sort: 'password' })).error?.status).toBe('INVALID_ARGUMENT');
    expect((await worker.call('staffListAttorneys', { page: 0 })).error?.status).toBe('INVALID_ARGUMENT');
  });
});

describe('an attorney ID', () => {
  const invitesOf = async (attorneyId: string) => (await worker.must('staffListInvites', { attorneyId })).rows;

  test('can be read aloud, signs one attorney up, and then says by whom and when', async () => {
    const attorneyId = await create();
    const { code } = await worker.must('staffIssueInvite', { attorneyId });
    expect(code).toMatch(/^NY-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/);
    expect(await invitesOf(attorneyId)).toMatchObject([{ code, state: 'unused', attorneyName: 'Nina Petrov' }]);

    const email = newAddress('signup');
    const client = createClient(server.url);
    await client.must('attorneyStartSignup', { email, password: 'eight characters', attorneyId: code.toLowerCase() });
    await client.must('attorneyVerifyEmail', { token: await tokenMailedTo(server, email) });
    expect(await invitesOf(attorneyId)).toMatchObject([
      { code, state: 'used', usedBy: email, usedAt: server.clock.now.toISOString() },
    ]);
    expect((await read(attorneyId)).accountEmail).toBe(email);
    expect((await worker.call('staffRevokeInvite', { code })).error).toMatchObject({
      status: 'FAILED_PRECONDITION',
      message: 'This attorney ID has been used already.',
    });
    expect((await worker.call('staffIssueInvite', { attorneyId })).error).toMatchObject({
      status: 'FAILED_PRECONDITION',
      message: 'This attorney already has an account.',
    });
    expect(await actionsOn(attorneyId)).toMatchObject([
      { action: 'attorney-id-issued', details: { code } },
      { action: 'attorney-created' },
    ]);
  });

  test('that was revoked signs nobody up, and revoking twice is logged once', async () => {
    const attorneyId = await create();
    const { code } = await worker.must('staffIssueInvite', { attorneyId });
    await worker.must('staffRevokeInvite', { code });
    await worker.must('staffRevokeInvite', { code });
    const signup = { email: newAddress('signup'), password: 'eight characters', attorneyId: code };
    expect((await createClient(server.url).call('attorneyStartSignup', signup)).error?.status).toBe('INVALID_ARGUMENT');
    expect((await actionsOn(attorneyId)).map(({ action }) => action)).toEqual([
      'attorney-id-revoked',
      'attorney-id-issued',
      'attorney-created',
    ]);
    const list = (query: DataOf<'staffListInvites'>) => worker.must('staffListInvites', query);
    expect((await list({ state: 'revoked', search: code })).rows).toMatchObject([{ code, state: 'revoked' }]);
    expect((await list({ state: 'unused', search: code })).total).toBe(0);
    expect((await list({ search: '%' })).total).toBe(0);
    expect((await list({ sort: 'attorney', direction: 'asc' })).rows.length).toBeGreaterThan(0);
  });
});

test('the log of actions cannot be changed, not even by the program', async () => {
  const { db } = server.app.deps;
  await create();
  await expect(db.update(staffAction).set({ subject: 'nobody' })).rejects.toThrow();
  await expect(db.delete(staffAction)).rejects.toThrow();
});

test('an attorney reaches nothing of it', async () => {
  const attorneyId = await create();
  const person = await attorneyPerson(server);
  for (const name of ['staffGetAttorney', 'staffIssueInvite', 'staffRemovePhoto'] as const) {
    expect((await person.call(name, { attorneyId })).error?.status).toBe('PERMISSION_DENIED');
  }
});
