import { contract, type CallableName } from '#contract/index.ts';
import {
  OFFICIAL_FORM_MAX_BYTES,
  PHOTO_MAX_BYTES,
  REGISTER_FILE_MAX_BYTES,
  REQUEST_BODY_MAX_BYTES,
} from '#domain/limits.ts';
import type { Door } from './door.ts';
import { fileLimits, rateLimits, signInLimits } from './rate-limits.ts';

const NO_BODY = 0;
const SIGN_IN_MAX_BYTES = 10_000;

const toRead = { access: 'public', limits: fileLimits.reading, origin: 'any', body: NO_BODY } as const satisfies Door;
/** What machines ask every few seconds, also while the database is away: nothing is counted. */
const probe = { ...toRead, limits: [] } as const satisfies Door;
const signIn = { access: 'public', origin: 'own', body: SIGN_IN_MAX_BYTES } as const;
const staffFile = { access: 'staff', limits: fileLimits.staff, origin: 'own' } as const;

/** Every route that is no callable, by method and path. A route without its row here cannot be opened. */
export const doors = {
  'GET /livez': probe,
  'GET /readyz': probe,
  'GET /healthz': probe,
  'GET /metrics': probe,
  'GET /api/auth/me': toRead,
  'POST /api/auth/sign-in/anonymous': { ...signIn, limits: signInLimits.anonymous },
  'POST /api/auth/sign-in/email': { ...signIn, limits: signInLimits.password },
  'POST /api/auth/sign-in/social': { ...signIn, limits: signInLimits.social },
  'POST /api/auth/magic-link/complete': { ...signIn, limits: signInLimits.magicLink },
  'POST /api/auth/sign-out': { ...signIn, limits: signInLimits.signOut },
  'GET /api/auth/callback/google': { ...toRead, limits: signInLimits.social },
  'GET /api/documents/library/:file': { ...toRead, limits: fileLimits.printing },
  'GET /api/documents/:file': { ...toRead, access: 'visitor' },
  'GET /api/deadlines.ics': toRead,
  'GET /api/events': { ...toRead, access: 'account' },
  'GET /api/account/export': { ...toRead, access: 'account', limits: fileLimits.exporting },
  'GET /api/unsubscribe': toRead,
  'POST /api/unsubscribe': { ...toRead, limits: fileLimits.unsubscribing, body: SIGN_IN_MAX_BYTES },
  'POST /api/staff/register-import': { ...staffFile, body: REGISTER_FILE_MAX_BYTES },
  'GET /api/staff/showings.csv': { ...staffFile, body: NO_BODY },
  'PUT /api/staff/attorneys/:attorneyId/photo': { ...staffFile, body: PHOTO_MAX_BYTES },
  'POST /api/staff/official-forms': { ...staffFile, body: OFFICIAL_FORM_MAX_BYTES },
  'GET /api/staff/official-forms/:formId/preview.pdf': { ...staffFile, body: NO_BODY },
  'GET /api/attorney-photos/:attorneyId/:version': toRead,
} as const satisfies Record<string, Door>;

export type DoorName = keyof typeof doors;

export const doorOf = (name: DoorName): Door & { readonly name: string } => ({ ...doors[name], name });

/** A callable's door stands in the contract and in the table of limits. */
export function callableDoor(name: CallableName): Door & { readonly name: CallableName } {
  const { access } = contract[name];
  return { name, access, limits: rateLimits[name], origin: 'own', body: REQUEST_BODY_MAX_BYTES };
}
