import type { CurrentUser } from '#contract/account.ts';
import { describe, expect, it } from 'vitest';
import { afterMagicLink, decideCallback } from './decide-callback.ts';

const person: CurrentUser = {
  uid: 'ann',
  displayName: 'Ann',
  email: 'ann@mail.example',
  photoURL: null,
  isAnonymous: false,
  needsToAcceptTos: false,
  attorneyId: null,
  claims: { tos_v: 1 },
};
const newcomer: CurrentUser = { ...person, needsToAcceptTos: true, claims: {} };
const visitor: CurrentUser = { ...person, email: null, isAnonymous: true, claims: {} };

describe('arriving with a magic link', () => {
  it('completes it, whoever is here', () => {
    for (const user of [visitor, person, null]) {
      expect(decideCallback({ search: '?mode=signIn&token=abc', user })).toEqual({
        do: 'complete-magic-link',
        token: 'abc',
      });
    }
  });
  it.each(['?token=', '?token=%20', '?mode=signIn'])('refuses %s', (search) => {
    expect(decideCallback({ search, user: person })).toEqual({ do: 'fail', message: 'Invalid sign-in link' });
  });
});

describe('arriving without one', () => {
  it('leads a signed-in user home, or to pending terms', () => {
    expect(decideCallback({ search: '', user: person })).toEqual({ do: 'go', to: '/' });
    expect(decideCallback({ search: '', user: newcomer })).toEqual({ do: 'go', to: '/accept-terms' });
  });
  it('is an error for an anonymous visitor', () => {
    const refusal = { do: 'fail', message: 'Invalid authentication link' };
    expect(decideCallback({ search: '', user: visitor })).toEqual(refusal);
    expect(decideCallback({ search: '', user: null })).toEqual(refusal);
  });
});

describe('coming back from Google', () => {
  it('reports to the window that opened this one', () => {
    expect(decideCallback({ search: '?popup=1', user: person })).toEqual({ do: 'report-to-opener', error: null });
    expect(decideCallback({ search: '?popup=1&error=access_denied', user: visitor })).toEqual({
      do: 'report-to-opener',
      error: 'access_denied',
    });
  });
  it('shows what went wrong when it happened in this window', () => {
    expect(decideCallback({ search: '?error=whatever', user: visitor })).toEqual({
      do: 'fail',
      message: 'Google sign-in failed',
    });
    expect(decideCallback({ search: '?error=account_not_linked', user: visitor })).toMatchObject({
      message: expect.stringContaining('An account with this email already exists.') as string,
    });
    expect(decideCallback({ search: '?error=access_denied', user: visitor })).toEqual({
      do: 'fail',
      message: 'Authentication failed',
    });
  });
});

describe('after a completed magic link', () => {
  it('leads home, or to pending terms', () => {
    expect(afterMagicLink(person)).toEqual({ do: 'go', to: '/' });
    expect(afterMagicLink(newcomer)).toEqual({ do: 'go', to: '/accept-terms' });
  });
  it('misses a user without an e-mail address', () => {
    const missing = { do: 'fail', message: 'Authentication completed but user data not found' };
    expect(afterMagicLink(null)).toEqual(missing);
    expect(afterMagicLink(visitor)).toEqual(missing);
  });
});
