import { createHmac, timingSafeEqual } from 'node:crypto';

const UUID_LENGTH = 36;

/** The link in a reminder: it ends the reminders of one problem, and nothing else, without signing in. */
export function reminderToken(secret: string, chatId: string): string {
  return chatId + signatureOf(secret, chatId);
}

/** Null when nobody here made this token. */
export function chatOfReminderToken(secret: string, token: string): string | null {
  const chatId = token.slice(0, UUID_LENGTH);
  const expected = Buffer.from(signatureOf(secret, chatId));
  const given = Buffer.from(token.slice(UUID_LENGTH));
  return expected.length === given.length && timingSafeEqual(expected, given) ? chatId : null;
}

function signatureOf(secret: string, chatId: string): string {
  return createHmac('sha256', secret).update(`day-reminder|${chatId}`).digest('base64url');
}
