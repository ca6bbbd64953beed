import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint, getSessionFromCtx } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import * as z from 'zod';

export type SignedIn = { readonly anonymousUserId: string; readonly userId: string; readonly sessionId: string };

type Options = {
  /** Whether the token still works. */
  readonly isGood: (token: string) => Promise<boolean>;
  /** Uses the token up, which proves the address, and tells it. Undefined for another address: the token stays good. */
  readonly redeem: (token: string, email: string) => Promise<string | undefined>;
  readonly onSignIn: (signIn: SignedIn) => Promise<void>;
};

const WRONG_ADDRESS = 'This link was sent to another email address. Please check what you typed.';

/**
 * Completes an e-mailed sign-in link by POST, so that a mail scanner that opens links cannot use it up.
 * The library's own plugin consumes its tokens by GET and writes them outside of our transactions.
 */
export function magicLinkPlugin(options: Options): BetterAuthPlugin {
  return {
    id: 'mailed-link',
    endpoints: {
      completeMagicLink: createAuthEndpoint(
        '/magic-link/complete',
        { method: 'POST', body: z.object({ token: z.string(), email: z.string() }) },
        async (ctx) => {
          const address = ctx.body.email.trim().toLowerCase();
          // Nobody is asked for an address that a used link has no use for.
          if (!(await options.isGood(ctx.body.token)))
            throw new APIError('BAD_REQUEST', { code: 'INVALID_TOKEN', message: 'Invalid sign-in link' });
          if (!address)
            throw new APIError('BAD_REQUEST', {
              code: 'MISSING_EMAIL',
              message: 'Email is required to complete sign-in',
            });
          const email = await options.redeem(ctx.body.token, address);
          if (!email) throw new APIError('BAD_REQUEST', { code: 'WRONG_ADDRESS', message: WRONG_ADDRESS });

          const before = await getSessionFromCtx(ctx, { disableRefresh: true });
          const adapter = ctx.context.internalAdapter;
          const existing = (await adapter.findUserByEmail(email))?.user;
          const user =
            existing ??
            (await adapter.createUser({ email, emailVerified: true, name: nameFrom(email) }, { method: 'magic-link' }));
          const session = await adapter.createSession(user.id);
          if (!session) throw new APIError('INTERNAL_SERVER_ERROR', { message: 'No session' });
          await setSessionCookie(ctx, { session, user });
          if (before?.user['isAnonymous']) {
            await options.onSignIn({ anonymousUserId: before.user.id, userId: user.id, sessionId: session.id });
          }
          return ctx.json({ success: true });
        },
      ),
    },
  };
}

function nameFrom(email: string): string {
  return email.split('@', 1)[0] ?? email;
}
