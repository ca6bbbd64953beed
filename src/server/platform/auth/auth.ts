import { createBetterAuth, GOOGLE, type AuthOptions } from './better-auth.ts';
import { createSessionLookup, type SessionLookup } from './session-repo.ts';

/** Everything the rest of the server needs from the sign-in library. */
export type Auth = {
  /** Answers a request under /api/auth. */
  handle(request: Request): Promise<Response>;
  /** Prolongs the session that a request carries; the answer's cookies belong on our response. */
  refresh(headers: Headers): Promise<Headers>;
  lookup: SessionLookup;
  hashPassword(password: string): Promise<string>;
};

export async function createAuth(options: AuthOptions & { readonly staffEmails: readonly string[] }): Promise<Auth> {
  let library = createBetterAuth(options);
  const context = await library.$context;

  /** Discovery is read once at start: when the provider was away then, the first person to need it asks again. */
  const ensureGoogle = async () => {
    if (!options.env.google) return;
    const { socialProviders } = await library.$context;
    if (!socialProviders.some((provider) => provider.id === GOOGLE)) library = createBetterAuth(options);
  };

  return {
    async handle(request) {
      if (new URL(request.url).pathname.endsWith('/sign-in/social')) await ensureGoogle();
      return library.handler(request);
    },
    async refresh(headers) {
      const response = await library.api.getSession({ headers, asResponse: true });
      return response.headers;
    },
    lookup: createSessionLookup({
      db: options.db,
      secret: options.env.authSecret,
      cookieName: context.authCookies.sessionToken.name,
      staffEmails: options.staffEmails,
      now: options.now,
    }),
    hashPassword: (password) => context.password.hash(password),
  };
}
