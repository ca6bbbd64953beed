import type { CurrentUser } from '#contract/account.ts';
import { paths, staffPaths } from '#web/paths.ts';

/** What people fill in, signed in or not; attorneys have no documents. */
export type DocumentPlace = 'documents' | 'library-document' | 'document' | 'matter';
/** The addresses that look different, or lead elsewhere, depending on who asks (spec §2). */
export type Place =
  | 'home'
  | 'login'
  | 'accept-terms'
  | 'attorney-login'
  | 'attorney-dashboard'
  | 'account'
  | 'staff'
  | DocumentPlace;
export type Screen =
  | 'landing'
  | 'chat'
  | 'attorney-home'
  | 'attorney-dashboard'
  | 'login'
  | 'accept-terms'
  | 'attorney-login'
  | 'account'
  | 'staff'
  | DocumentPlace;
export type Route = { screen: Screen } | { redirect: string };

type Visitor = Pick<CurrentUser, 'isAnonymous' | 'needsToAcceptTos' | 'attorneyId'> & {
  claims?: Pick<CurrentUser['claims'], 'staff'>;
};

export function routeFor(place: Place, user: Visitor): Route {
  if (user.isAnonymous) return forVisitor(place);
  if (user.needsToAcceptTos) return toOrAt(place, 'accept-terms', paths.acceptTerms);
  if (place === 'attorney-dashboard') return user.attorneyId ? { screen: place } : { redirect: paths.attorneyLogin };
  if (place === 'account') return { screen: place };
  if (place === 'staff') return user.claims?.staff ? { screen: place } : { redirect: paths.home };
  if (isDocumentPlace(place)) return user.attorneyId ? { redirect: paths.home } : { screen: place };
  if (place !== 'home') return { redirect: paths.home };
  return { screen: user.attorneyId ? 'attorney-home' : 'chat' };
}

function forVisitor(place: Place): Route {
  switch (place) {
    case 'home':
      return { screen: 'landing' };
    case 'accept-terms':
    case 'account':
    case 'staff':
      return { redirect: paths.login };
    case 'attorney-dashboard':
      return { redirect: paths.attorneyLogin };
    case 'documents':
    case 'library-document':
    case 'document':
    case 'matter':
    case 'login':
    case 'attorney-login':
      return { screen: place };
  }
}

function isDocumentPlace(place: Place): place is DocumentPlace {
  return ['documents', 'library-document', 'document', 'matter'].includes(place);
}

function toOrAt(place: Place, screen: Screen & Place, path: string): Route {
  return place === screen ? { screen } : { redirect: path };
}

/** Where somebody who has just signed in belongs. */
export function afterSignIn(user: Pick<Visitor, 'needsToAcceptTos' | 'claims'>): string {
  if (user.needsToAcceptTos) return paths.acceptTerms;
  return user.claims?.staff ? staffPaths.overview : paths.home;
}
