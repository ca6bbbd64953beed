/** What the sign-in endpoints answer when they refuse, with a code of spec §8 or one of the provider's own. */
export class AuthError extends Error {
  override readonly name = 'AuthError';
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}
