import type { Refusal } from '#domain/roles.ts';
import { AppError } from '#server/callable/app-error.ts';

/** A refusal in words. Contacting attorneys has its own (spec §8). */
export function refuse(refusal: Refusal, name?: string): AppError {
  switch (refusal) {
    case 'no-session':
      return new AppError(
        'unauthenticated',
        name === 'contactAttorney' ? 'Please sign in to contact attorneys.' : 'Please sign in.',
      );
    case 'sign-in-required':
      return new AppError('permission-denied', (name && SIGN_IN_FIRST[name]) ?? 'You must sign in to do this.');
    case 'terms-pending':
      return new AppError('failed-precondition', 'Please accept the Terms of Service to continue');
    case 'wrong-role':
      return new AppError('permission-denied', 'Your account cannot do this.');
  }
}

const SIGN_IN_FIRST: Readonly<Record<string, string>> = {
  contactAttorney: 'You must sign in to contact attorneys.',
  acceptTos: 'You must be logged in to accept the Terms of Service',
};
