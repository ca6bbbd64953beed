import { createHmac, timingSafeEqual } from 'node:crypto';

const UUID_LENGTH = 36;

/** The link in every mail: it changes what its reader is mailed, and nothing else, without signing in. */
export function mailChoiceToken(secret: string, userId: string): string {
  return userId + signatureOf(secret, userId);
}

/** Null when nobody here made this token. */
export function userOfMailChoiceToken(secret: string, token: string): string | null {
  const userId = token.slice(0, UUID_LENGTH);
  const expected = Buffer.from(signatureOf(secret, userId));
  const given = Buffer.from(token.slice(UUID_LENGTH));
  return expected.length === given.length && timingSafeEqual(expected, given) ? userId : null;
}

function signatureOf(secret: string, userId: string): string {
  return createHmac('sha256', secret).update(`mail-choice|${userId}`).digest('base64url');
}
