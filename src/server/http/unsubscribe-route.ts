import { Hono } from 'hono';
import type { Deps } from '#server/platform/deps.ts';
import { findMailChoice, saveMailChoice } from '#server/platform/mail/mail-choice-repo.ts';
import { userOfMailChoiceToken } from '#server/platform/mail/mail-choice-token.ts';
import { clientAddress } from './client-address.ts';

/** Mail programs ask for many people from one address. */
const LIMIT = { max: 600, seconds: 900 };

/**
 * The address behind a mail program's own "unsubscribe" (RFC 8058): a POST without a session, sent by the mail service.
 * A person who opens it in a browser is led to the page with the choice; opening alone changes nothing.
 */
export function unsubscribeRoute(deps: Deps): Hono {
  const route = new Hono();
  route.get('/', (c) => c.redirect(`/notifications?token=${encodeURIComponent(c.req.query('token') ?? '')}`));
  route.post('/', async (c) => {
    const network = clientAddress(c, deps.env.trustProxy);
    if (!(await deps.rateLimiter.allow(`unsubscribe|network|${network}`, LIMIT)))
      return c.text('Too many requests', 429);
    const userId = userOfMailChoiceToken(deps.env.authSecret, c.req.query('token') ?? '');
    const choice = userId === null ? undefined : await findMailChoice(deps.db, userId);
    if (!choice) return c.text('Not found', 404);
    await saveMailChoice(deps.db, choice.userId, false, deps.now());
    return c.text('You will get no more of these e-mails.');
  });
  return route;
}
