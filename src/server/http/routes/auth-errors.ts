/** The sign-in library's error codes in the product's own (spec §8). Unknown accounts and wrong passwords look alike. */
const CODES: Record<string, string> = {
  INVALID_EMAIL_OR_PASSWORD: 'invalid-credential',
  INVALID_PASSWORD: 'invalid-credential',
  USER_NOT_FOUND: 'invalid-credential',
  CREDENTIAL_ACCOUNT_NOT_FOUND: 'invalid-credential',
  INVALID_EMAIL: 'invalid-email',
  VALIDATION_ERROR: 'invalid-email',
  PASSWORD_TOO_SHORT: 'weak-password',
  PASSWORD_TOO_LONG: 'weak-password',
  EMAIL_NOT_VERIFIED: 'email-not-verified',
  USER_DISABLED: 'user-disabled',
  INVALID_TOKEN: 'invalid-action-code',
  MISSING_EMAIL: 'missing-email',
  WRONG_ADDRESS: 'wrong-address',
  PROVIDER_NOT_FOUND: 'operation-not-allowed',
  ANONYMOUS_USERS_CANNOT_SIGN_IN_AGAIN_ANONYMOUSLY: 'already-signed-in',
};

/** What the library could not do it does not explain to anybody; most often the database is away. */
const unavailable = () =>
  Response.json(
    { code: 'unavailable', message: 'We are having trouble. Please try again in a moment.' },
    { status: 503, headers: { 'cache-control': 'no-store' } },
  );

/** Passes an answer on; an error gets our code and keeps its message. */
export async function authError(response: Response): Promise<Response> {
  if (response.status < 400) return response;
  if (response.status >= 500) return unavailable();
  const body: unknown = await response.json().catch(() => null);
  const { code, message } = (typeof body === 'object' && body !== null ? body : {}) as {
    code?: unknown;
    message?: unknown;
  };
  const ours = CODES[String(code)] ?? 'unknown';
  const words = typeof message === 'string' ? message : '';
  return Response.json(
    { code: ours, message: words },
    { status: response.status, headers: { 'cache-control': 'no-store' } },
  );
}
