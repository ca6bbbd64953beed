import { betterAuth, type GenericEndpointContext } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError } from 'better-auth/api';
import { anonymous, genericOAuth } from 'better-auth/plugins';
import type { Logger } from 'pino';
import { ANONYMOUS } from '#domain/chat/chat.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from '#domain/limits.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { account, session, user, verification } from '#server/platform/db/schema/account.ts';
import type { Env } from '#server/platform/env.ts';
import { joinAnonymousAccount } from './anonymous-link-repo.ts';
import { consumeEmailToken, peekEmailToken } from './email-token-repo.ts';
import { magicLinkPlugin, type SignedIn } from './magic-link-plugin.ts';
import { proveAddress } from './prove-address-repo.ts';

export type AuthOptions = { readonly env: Env; readonly db: Database; readonly log: Logger; readonly now: () => Date };

const DAY_SECONDS = 24 * 3600;

export const GOOGLE = 'google';

/** The sign-in library, set up: which flows exist, where they keep things, what happens around them. */
export function createBetterAuth(options: AuthOptions) {
  const { env, db, log } = options;
  return betterAuth({
    appName: env.brand.name,
    baseURL: env.publicUrl,
    basePath: '/api/auth',
    secret: env.authSecret,
    database: drizzleAdapter(db, { provider: 'pg', schema: { user, session, account, verification } }),
    user: {
      additionalFields: {
        tosVersion: { type: 'number', required: false, input: false },
        attorneyId: { type: 'string', required: false, input: false },
        disabled: { type: 'boolean', required: false, input: false },
      },
      validateUserInfo: refuseUnproven,
    },
    session: { expiresIn: 30 * DAY_SECONDS, updateAge: DAY_SECONDS },
    account: { accountLinking: { enabled: true } },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      requireEmailVerification: true,
      minPasswordLength: PASSWORD_MIN,
      maxPasswordLength: PASSWORD_MAX,
    },
    databaseHooks: { session: { create: { before: refuseSession } } },
    plugins: [...ownPlugins(options), ...googlePlugin(options)],
    advanced: {
      cookiePrefix: 'plainly',
      useSecureCookies: env.publicUrl.startsWith('https://'),
      database: { generateId: () => crypto.randomUUID() },
      // The origin of every state-changing request is checked in front of the library, for all routes alike.
      disableCSRFCheck: true,
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
    },
    // Limits are kept per address and per network address in our own table, for these routes and the callables alike.
    rateLimit: { enabled: false },
    logger: {
      level: 'warn',
      log: (level, message) => log[level === 'error' ? 'error' : 'warn']({ from: 'sign-in' }, message),
    },
    telemetry: { enabled: false },
  });
}

type Owner = { disabled?: boolean; emailVerified: boolean; isAnonymous?: boolean } | null | undefined;

/** The last door before a session, whichever flow leads to it. */
async function refuseSession(created: { userId: string }, ctx: GenericEndpointContext | null): Promise<void> {
  const owner = (await ctx?.context.internalAdapter.findUserById(created.userId)) as Owner;
  if (owner?.disabled) {
    throw new APIError('FORBIDDEN', { code: 'USER_DISABLED', message: 'This account has been disabled.' });
  }
  if (owner && !owner.isAnonymous && !owner.emailVerified) {
    throw new APIError('FORBIDDEN', { code: 'EMAIL_NOT_VERIFIED', message: 'This address has not been verified.' });
  }
}

/** A provider that has not verified an address proves nothing about who owns it. */
function refuseUnproven({ user: claimed, source }: { user: { emailVerified?: unknown }; source: { method: string } }) {
  return source.method === 'oauth' && claimed.emailVerified !== true ? { error: 'email_not_verified' } : undefined;
}

function ownPlugins({ db, log, now }: AuthOptions) {
  const onSignIn = async (signIn: SignedIn) => {
    try {
      await joinAnonymousAccount(db, signIn, now());
    } catch (error) {
      // Spec §4: a failed transfer is only logged; `transferAnonymousChats` tries again with the proof that was kept.
      log.error({ err: error }, 'anonymous chats not moved');
    }
  };
  return [
    anonymous({
      emailDomainName: ANONYMOUS.email.split('@')[1] ?? 'anonymous.invalid',
      generateName: () => ANONYMOUS.name,
      disableDeleteAnonymousUser: true,
      onLinkAccount: ({ anonymousUser, newUser }) =>
        onSignIn({ anonymousUserId: anonymousUser.user.id, userId: newUser.user.id, sessionId: newUser.session.id }),
    }),
    magicLinkPlugin({
      onSignIn,
      isGood: async (token) => (await peekEmailToken(db, 'sign-in', token, now())) !== undefined,
      redeem: async (token, email) => {
        const found = await peekEmailToken(db, 'sign-in', token, now());
        if (found?.email !== email) return undefined;
        const used = await consumeEmailToken(db, 'sign-in', token, now());
        if (used) await proveAddress(db, used.email, now());
        return used?.email;
      },
    }),
  ];
}

/** Written by the HTTP layer from the socket or a trusted proxy; a client's own value is overwritten. */
export const CLIENT_ADDRESS_HEADER = 'x-plainly-client-address';

function googlePlugin({ env, db, now }: AuthOptions) {
  if (!env.google) return [];
  const mapProfileToUser = async (profile: Record<string, unknown>) => {
    const { email, emailVerified } = profile;
    if (emailVerified === true && typeof email === 'string') await proveAddress(db, email.toLowerCase(), now());
    return { emailVerified: emailVerified === true };
  };
  return [
    genericOAuth({
      config: [
        {
          providerId: GOOGLE,
          name: 'Google',
          clientId: env.google.clientId,
          clientSecret: env.google.clientSecret,
          discoveryUrl: `${env.google.issuer}/.well-known/openid-configuration`,
          scopes: ['openid', 'profile', 'email'],
          requireIdTokenVerification: true,
          disableProviderLogout: true,
          mapProfileToUser,
        },
      ],
    }),
  ];
}
