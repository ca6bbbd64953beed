import { changeChat } from '#server/features/matter/matters-repo.ts';
import { chatOfReminderToken } from '#server/features/matter/reminder-token.ts';
import type { Deps } from '#server/platform/deps.ts';
import { findMailChoice, saveMailChoice } from '#server/platform/mail/mail-choice-repo.ts';
import { userOfMailChoiceToken } from '#server/platform/mail/mail-choice-token.ts';
import type { OpenRoute } from '../doors/open-routes.ts';

/**
 * The address behind a mail program's own "unsubscribe" (RFC 8058): a POST without a session, sent by the mail service.
 * A person who opens it in a browser is led to the page with the choice; opening alone changes nothing.
 */
export function unsubscribeRoute(open: OpenRoute, deps: Deps): void {
  open('GET /api/unsubscribe', (c) => {
    const name = c.req.query('reminders') === undefined ? 'token' : 'reminders';
    return c.redirect(`/notifications?${name}=${encodeURIComponent(c.req.query(name) ?? '')}`);
  });
  open('POST /api/unsubscribe', async (c) => {
    const reminders = c.req.query('reminders');
    if (reminders !== undefined) {
      const chatId = chatOfReminderToken(deps.env.authSecret, reminders);
      if (chatId === null) return c.text('Not found', 404);
      await changeChat(deps.db, chatId, { remind: false });
      return c.text('You will get no more of these e-mails.');
    }
    const userId = userOfMailChoiceToken(deps.env.authSecret, c.req.query('token') ?? '');
    const choice = userId === null ? undefined : await findMailChoice(deps.db, userId);
    if (!choice) return c.text('Not found', 404);
    await saveMailChoice(deps.db, choice.userId, { leads: false }, deps.now());
    return c.text('You will get no more of these e-mails.');
  });
}
