import { needsToAcceptTerms } from './terms.ts';

/** Who is calling, as far as permissions are concerned. */
export type Caller = {
  readonly userId: string;
  readonly sessionId: string;
  readonly name: string;
  readonly email: string;
  readonly isAnonymous: boolean;
  readonly tosVersion: number | null;
  readonly attorneyId: string | null;
  readonly isStaff: boolean;
};

export const ACCESS_LEVELS = [
  'public',
  'session',
  'account',
  'visitor',
  'consumer',
  'attorney',
  'member',
  'staff',
] as const;
/**
 * - `public`   no session needed
 * - `session`  any session, anonymous too
 * - `account`  signed in, terms not asked (accepting them is such a call)
 * - `visitor`  anonymous or consumer: whoever may talk to the assistant
 * - `consumer` signed in, terms accepted, not an attorney
 * - `attorney` signed in, terms accepted, with an attorney profile
 * - `member`   consumer or attorney: the two sides of a thread
 * - `staff`    signed in, terms accepted, on the staff list
 */
export type Access = (typeof ACCESS_LEVELS)[number];

export type Refusal = 'no-session' | 'sign-in-required' | 'terms-pending' | 'wrong-role';

/** Why this caller may not use something with this access, or null when they may. */
export function refusalFor(access: Access, caller: Caller | null): Refusal | null {
  if (access === 'public') return null;
  if (!caller) return 'no-session';
  if (access === 'session') return null;
  if (caller.isAnonymous) return access === 'visitor' ? null : 'sign-in-required';
  if (access === 'account') return null;
  if (needsToAcceptTerms(caller)) return 'terms-pending';
  return hasRole(access, caller) ? null : 'wrong-role';
}

function hasRole(access: Exclude<Access, 'public' | 'session' | 'account'>, caller: Caller): boolean {
  switch (access) {
    case 'visitor':
    case 'consumer':
      return caller.attorneyId === null;
    case 'attorney':
      return caller.attorneyId !== null;
    case 'member':
      return true;
    case 'staff':
      return caller.isStaff;
  }
}
