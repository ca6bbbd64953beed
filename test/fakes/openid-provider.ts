import { OAuth2Server } from 'oauth2-mock-server';

export type Persona = { sub: string; email: string; email_verified: boolean; name: string; picture?: string };

/** A local OpenID provider that signs in whoever the test says, without asking. */
export async function startOpenIdProvider(onPort = 0) {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(onPort, '127.0.0.1');
  const { port } = server.address();
  const url = `http://127.0.0.1:${port}`;
  server.issuer.url = url;
  const state: { persona: Persona; tamper: boolean } = {
    persona: { sub: 'google-1', email: 'ann@gmail.example', email_verified: true, name: 'Ann Example' },
    tamper: false,
  };
  server.service.on('beforeTokenSigning', (token: { payload: Record<string, unknown> }) => {
    Object.assign(token.payload, state.persona);
  });
  server.service.on('beforeResponse', (response: { body: unknown }) => {
    const body = response.body as { id_token?: string };
    if (state.tamper && body.id_token) body.id_token = `${body.id_token.slice(0, -8)}AAAAAAAA`;
  });
  return { url, port, state, stop: () => server.stop() };
}
