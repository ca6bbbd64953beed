import type { Deps } from '#server/platform/deps.ts';
import { findMailChoice, saveMailChoice } from '#server/platform/mail/mail-choice-repo.ts';
import { userOfMailChoiceToken } from '#server/platform/mail/mail-choice-token.ts';
import type { OpenRoute } from './through.ts';

/**
 * The address behind a mail program's own "unsubscribe" (RFC 8058): a POST without a session, sent by the mail service.
 * A person who opens it in a browser is led to the page with the choice; opening alone changes nothing.
 */
export function unsubscribeRoute(open: OpenRoute, deps: Deps): void {
  open('GET /api/unsubscribe', (c) =>
    c.redirect(`/notifications?token=${encodeURIComponent(c.req.query('token') ?? '')}`),
  );
  open('POST /api/unsubscribe', async (c) => {
    const userId = userOfMailChoiceToken(deps.env.authSecret, c.req.query('token') ?? '');
    const choice = userId === null ? undefined : await findMailChoice(deps.db, userId);
    if (!choice) return c.text('Not found', 404);
    await saveMailChoice(deps.db, choice.userId, false, deps.now());
    return c.text('You will get no more of these e-mails.');
  });
}
