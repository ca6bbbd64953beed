import { afterEach, describe, expect, it, vi } from 'vitest';
import { ERROR_CODES } from '#contract/errors.ts';
import { AuthError } from '../session/auth-error.ts';
import { CallError } from './call-error.ts';
import { codeInWords, errorText } from './error-text.ts';

describe('errorText', () => {
  it.each([
    ['user-not-found', 'No account found with this email address.'],
    ['wrong-password', 'Incorrect password. Please try again.'],
    ['email-already-in-use', 'An account with this email already exists.'],
    ['weak-password', 'Password should be at least 6 characters long.'],
    ['invalid-email', 'Please enter a valid email address.'],
    ['user-disabled', 'This account has been disabled.'],
    ['too-many-requests', 'Too many failed attempts. Please try again later.'],
    ['network-request-failed', 'Network error. Please check your connection and try again.'],
    ['invalid-credential', 'Invalid email or password. Please try again.'],
  ])('says for the sign-in code %s: %s', (code, words) => {
    expect(errorText(new AuthError(code, 'raw'))).toBe(words);
  });

  it('tells a lost connection apart in a callable too', () => {
    expect(errorText(new CallError('network-request-failed', ''))).toBe(
      'Network error. Please check your connection and try again.',
    );
  });

  it("uses the error's own message for any other code", () => {
    expect(errorText(new AuthError('email-not-verified', 'Please verify your email first.'))).toBe(
      'Please verify your email first.',
    );
    expect(errorText(new CallError('not-found', 'No such link'), 'Fallback')).toBe('No such link');
    expect(errorText(new Error('plain'))).toBe('plain');
  });

  it('falls back when there is no message, or nothing that is an error', () => {
    expect(errorText(new CallError('not-found', ''), 'Fallback')).toBe('Fallback');
    expect(errorText(new AuthError('internal', ''))).toBe('An unexpected error occurred. Please try again.');
    expect(errorText('a string')).toBe('An unexpected error occurred. Please try again.');
  });

  it('says by its code what the server left unsaid, such as the error page of a proxy', () => {
    expect(errorText(new CallError('unavailable', ''))).toBe('We are having trouble. Please try again in a moment.');
    expect(errorText(new CallError('aborted', ''))).toBe('This was changed elsewhere. Please reload the page.');
  });

  it.each(['internal', 'unknown'] as const)('does not repeat what the server mumbles with %s', (code) => {
    expect(errorText(new CallError(code, 'INTERNAL'), 'Failed to sign in')).toBe('Failed to sign in');
  });
});

describe('codeInWords', () => {
  it('removes the prefix and turns hyphens into spaces', () => {
    expect(codeInWords('functions/already-exists')).toBe('already exists');
    expect(codeInWords('permission-denied')).toBe('permission denied');
  });
});

describe('in Spanish', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** The language of a page is decided when it is loaded. */
  async function inSpanish() {
    vi.resetModules();
    vi.stubGlobal('__LANGUAGE__', 'es');
    const { errorText: said } = await import('./error-text.ts');
    const { CallError: Refused } = await import('./call-error.ts');
    return (code: ConstructorParameters<typeof Refused>[0], message: string, fallback?: string) =>
      said(new Refused(code, message), fallback);
  }

  it('says by the code what the server words in English', async () => {
    const said = await inSpanish();
    expect(said('resource-exhausted', 'Too many requests.', 'No se pudo enviar.')).toBe(
      'Son demasiadas solicitudes. Espere un momento e inténtelo otra vez.',
    );
    expect(said('not-found', 'Chat not found')).toBe('Esto ya no existe.');
    expect(said('not-found', 'Chat not found', 'No se pudo borrar.')).toBe('No se pudo borrar.');
    expect(said('network-request-failed', '')).toContain('problema con la red');
  });

  it('shows nothing English for any code', async () => {
    const said = await inSpanish();
    for (const code of Object.keys(ERROR_CODES) as (keyof typeof ERROR_CODES)[]) {
      expect(said(code, 'Something in English')).not.toContain('English');
    }
  });
});
