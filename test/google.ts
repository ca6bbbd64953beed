import type { Client } from './client.ts';
import type { Persona, startOpenIdProvider } from './fakes/openid-provider.ts';
import type { TestServer } from './server.ts';

type Provider = Awaited<ReturnType<typeof startOpenIdProvider>>;

/** Goes the way a browser goes: to us, to the provider, and back. Ends at the address it is left on. */
export async function signInWithGoogle(
  server: TestServer,
  provider: Provider,
  client: Client,
  as: Persona,
): Promise<URL> {
  provider.state.persona = as;
  const started = await client.post('/api/auth/sign-in/social', {
    provider: 'google',
    callbackURL: '/auth/callback',
    errorCallbackURL: '/auth/callback',
  });
  const { url } = (await started.json()) as { url: string };
  const consent = await fetch(url, { redirect: 'manual' });
  const back = await client.request(consent.headers.get('location')!);
  return new URL(back.headers.get('location')!, server.url);
}
