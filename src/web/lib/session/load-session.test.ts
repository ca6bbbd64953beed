import type { CurrentUser, Me } from '#contract/account.ts';
import { expect, it } from 'vitest';
import { createSessionLoader } from './load-session.ts';

const user = (uid: string, isAnonymous: boolean): CurrentUser => ({
  uid,
  displayName: uid,
  email: isAnonymous ? null : `${uid}@mail.example`,
  photoURL: null,
  isAnonymous,
  needsToAcceptTos: !isAnonymous,
  attorneyId: null,
  claims: {},
});

const me = (someone: CurrentUser | null, previousAnonymousId: string | null = null): Me => ({
  user: someone,
  previousAnonymousId,
  google: true,
  language: null,
});

function loaderFor(answers: Me[], transfer: () => Promise<void> = async () => undefined) {
  const log: string[] = [];
  const load = createSessionLoader({
    me: async () => answers.shift() ?? me(null),
    signInAnonymously: async () => log.push('anonymous sign-in'),
    transferAnonymousChats: async (id) => {
      log.push(`transfer ${id}`);
      await transfer();
    },
    warn: (_message, error) => log.push(`warned: ${(error as Error).message}`),
  });
  return { load, log };
}

it('signs somebody unknown in anonymously', async () => {
  const { load, log } = loaderFor([me(null), me(user('anon', true))]);
  expect((await load()).user.uid).toBe('anon');
  expect(log).toEqual(['anonymous sign-in']);
});

it('leaves a known session alone', async () => {
  const { load, log } = loaderFor([me(user('ann', false))]);
  await load();
  expect(log).toEqual([]);
});

it('says that cookies are needed when the anonymous session does not stick', async () => {
  const { load } = loaderFor([me(null), me(null)]);
  await expect(load()).rejects.toThrow('Please allow cookies');
});

it('moves the chats of the visitor who has signed in, by the id the server remembers', async () => {
  const { load, log } = loaderFor([me(user('ann', false), 'anon')]);
  await load();
  expect(log).toEqual(['transfer anon']);
});

it('moves them by the id it saw itself when the server names none', async () => {
  const { load, log } = loaderFor([me(user('anon', true)), me(user('ann', false))]);
  await load();
  await load();
  expect(log).toEqual(['transfer anon']);
});

it('moves nothing when the account kept its id', async () => {
  const { load, log } = loaderFor([me(user('same', true)), me(user('same', false), 'same')]);
  await load();
  await load();
  expect(log).toEqual([]);
});

it('moves nothing into the account of an attorney', async () => {
  const { load, log } = loaderFor([me(user('anon', true)), me({ ...user('maya', false), attorneyId: 'att' })]);
  await load();
  await load();
  expect(log).toEqual([]);
});

it('tries each visitor once, however often the session is read again', async () => {
  const signedIn = me(user('ann', false), 'anon');
  const { load, log } = loaderFor([signedIn, signedIn, signedIn]);
  await load();
  await load();
  await load();
  expect(log).toEqual(['transfer anon']);
});

it('only logs a transfer that fails', async () => {
  const { load, log } = loaderFor([me(user('ann', false), 'anon')], () => Promise.reject(new Error('no')));
  expect((await load()).user.uid).toBe('ann');
  expect(log).toEqual(['transfer anon', 'warned: no']);
});
