import { describe, expect, it } from 'vitest';
import { afterSignIn, routeFor, type Place } from './route-for.ts';

const anonymous = { isAnonymous: true, needsToAcceptTos: false, attorneyId: null };
const pending = { isAnonymous: false, needsToAcceptTos: true, attorneyId: null };
const pendingAttorney = { isAnonymous: false, needsToAcceptTos: true, attorneyId: 'att' };
const consumer = { isAnonymous: false, needsToAcceptTos: false, attorneyId: null };
const attorney = { isAnonymous: false, needsToAcceptTos: false, attorneyId: 'att' };

describe('/', () => {
  it('sends somebody who must accept the terms to /accept-terms', () => {
    expect(routeFor('home', pending)).toEqual({ redirect: '/accept-terms' });
    expect(routeFor('home', pendingAttorney)).toEqual({ redirect: '/accept-terms' });
  });
  it('shows an attorney the attorney home', () => {
    expect(routeFor('home', attorney)).toEqual({ screen: 'attorney-home' });
  });
  it('shows any other signed-in user the chat page', () => {
    expect(routeFor('home', consumer)).toEqual({ screen: 'chat' });
  });
  it('shows an anonymous visitor the landing page', () => {
    expect(routeFor('home', anonymous)).toEqual({ screen: 'landing' });
  });
});

describe.each<Place>(['login', 'attorney-login'])('the %s screen', (place) => {
  it('leads to /accept-terms while the terms are pending', () => {
    expect(routeFor(place, pending)).toEqual({ redirect: '/accept-terms' });
    expect(routeFor(place, pendingAttorney)).toEqual({ redirect: '/accept-terms' });
  });
  it('leads home when signed in', () => {
    expect(routeFor(place, consumer)).toEqual({ redirect: '/' });
    expect(routeFor(place, attorney)).toEqual({ redirect: '/' });
  });
  it('is shown to an anonymous visitor', () => {
    expect(routeFor(place, anonymous)).toEqual({ screen: place });
  });
});

describe('/accept-terms', () => {
  it('shows the terms while they are pending', () => {
    expect(routeFor('accept-terms', pending)).toEqual({ screen: 'accept-terms' });
    expect(routeFor('accept-terms', pendingAttorney)).toEqual({ screen: 'accept-terms' });
  });
  it('leads home when they are accepted', () => {
    expect(routeFor('accept-terms', consumer)).toEqual({ redirect: '/' });
    expect(routeFor('accept-terms', attorney)).toEqual({ redirect: '/' });
  });
  it('leads an anonymous visitor to /login', () => {
    expect(routeFor('accept-terms', anonymous)).toEqual({ redirect: '/login' });
  });
});

describe('/staff', () => {
  it('is shown to staff who accepted the terms', () => {
    expect(routeFor('staff', { ...consumer, claims: { staff: true } })).toEqual({ screen: 'staff' });
    expect(routeFor('staff', { ...pending, claims: { staff: true } })).toEqual({ redirect: '/accept-terms' });
  });
  it('leads everybody else home, and a visitor to /login', () => {
    expect(routeFor('staff', { ...consumer, claims: {} })).toEqual({ redirect: '/' });
    expect(routeFor('staff', attorney)).toEqual({ redirect: '/' });
    expect(routeFor('staff', anonymous)).toEqual({ redirect: '/login' });
  });
});

describe('/attorneys/dashboard', () => {
  it('is shown to an attorney', () => {
    expect(routeFor('attorney-dashboard', attorney)).toEqual({ screen: 'attorney-dashboard' });
  });
  it('leads everybody else to /attorneys/login', () => {
    expect(routeFor('attorney-dashboard', anonymous)).toEqual({ redirect: '/attorneys/login' });
    expect(routeFor('attorney-dashboard', consumer)).toEqual({ redirect: '/attorneys/login' });
  });
  it('waits for the terms', () => {
    expect(routeFor('attorney-dashboard', pendingAttorney)).toEqual({ redirect: '/accept-terms' });
  });
});

describe('/account', () => {
  it('is shown to everybody who is signed in', () => {
    expect(routeFor('account', consumer)).toEqual({ screen: 'account' });
    expect(routeFor('account', attorney)).toEqual({ screen: 'account' });
  });
  it('leads a visitor to /login, and waits for the terms', () => {
    expect(routeFor('account', anonymous)).toEqual({ redirect: '/login' });
    expect(routeFor('account', pending)).toEqual({ redirect: '/accept-terms' });
  });
});

it('leads from a sign-in to the terms while they are pending, else home', () => {
  expect(afterSignIn(pending)).toBe('/accept-terms');
  expect(afterSignIn(consumer)).toBe('/');
});

describe.each<Place>(['documents', 'library-document', 'document'])('the %s screen', (place) => {
  it('is there for visitors and consumers', () => {
    expect(routeFor(place, anonymous)).toEqual({ screen: place });
    expect(routeFor(place, consumer)).toEqual({ screen: place });
  });
  it('asks for the terms first, and leads attorneys home', () => {
    expect(routeFor(place, pending)).toEqual({ redirect: '/accept-terms' });
    expect(routeFor(place, attorney)).toEqual({ redirect: '/' });
  });
});
