import { and, desc, eq } from 'drizzle-orm';
import { account, user } from '#server/platform/db/schema/account.ts';
import { attorney, attorneyInvite } from '#server/platform/db/schema/attorneys.ts';
import { mail } from '#server/platform/db/schema/mail.ts';
import { createClient, type Client } from './client.ts';
import type { TestServer } from './server.ts';

let people = 0;
export const newAddress = (role: string) => `${role}-${(people += 1)}@people.example`;

/** An anonymous visitor: what everyone is first. */
export async function visitor(server: TestServer): Promise<Client> {
  const client = createClient(server.url);
  await client.post('/api/auth/sign-in/anonymous', {});
  return client;
}

/** Signs a browser in the way people do: by the link in the mail. */
export async function signInByLink(server: TestServer, client: Client, email: string): Promise<void> {
  await client.must('sendEmailLoginLink', { email });
  const response = await client.post('/api/auth/magic-link/complete', {
    token: await tokenMailedTo(server, email),
    email,
  });
  if (!response.ok) throw new Error(`sign-in: ${await response.text()}`);
}

export async function consumer(
  server: TestServer,
  email = newAddress('consumer'),
): Promise<Client & { email: string }> {
  const client = await visitor(server);
  await signInByLink(server, client, email);
  await client.must('acceptTos', null);
  return Object.assign(client, { email });
}

export const staff = (server: TestServer) => consumer(server, 'staff@plainly.example');

export const PASSWORD = 'correct horse';

/** A licensed attorney with a profile and a password account. */
export async function attorneyPerson(
  server: TestServer,
  options: { areas?: string[]; email?: string; terms?: boolean } = {},
): Promise<Client & { attorneyId: string; email: string }> {
  const email = options.email ?? newAddress('attorney');
  const attorneyId = await attorneyProfile(server, options.areas);
  const { db, auth } = server.app.deps;
  const [row] = await db
    .insert(user)
    .values({
      name: 'Ada Advocate',
      email,
      emailVerified: true,
      attorneyId,
      tosVersion: options.terms === false ? null : 1,
    })
    .returning({ id: user.id });
  const userId = row!.id;
  await db
    .insert(account)
    .values({ accountId: userId, providerId: 'credential', userId, password: await auth.hashPassword(PASSWORD) });
  const client = createClient(server.url);
  const response = await client.post('/api/auth/sign-in/email', { email, password: PASSWORD });
  if (!response.ok) throw new Error(`sign-in: ${await response.text()}`);
  return Object.assign(client, { attorneyId, email });
}

export async function attorneyProfile(server: TestServer, areas: string[] = ['housing']): Promise<string> {
  const [row] = await server.app.deps.db
    .insert(attorney)
    .values({ firstName: 'Ada', lastName: 'Advocate', practiceAreas: areas, licenseStatus: 'Currently registered' })
    .returning({ id: attorney.id });
  return row!.id;
}

export async function attorneyInviteFor(server: TestServer, attorneyId: string): Promise<string> {
  const code = `NY-${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  await server.app.deps.db.insert(attorneyInvite).values({ code, attorneyId });
  return code;
}

export async function mailsTo(server: TestServer, recipient: string) {
  return server.app.deps.db
    .select()
    .from(mail)
    .where(eq(mail.recipient, recipient))
    .orderBy(desc(mail.createdAt), desc(mail.id));
}

/** The token in the newest link mailed to an address. */
export async function tokenMailedTo(server: TestServer, recipient: string, path?: string): Promise<string> {
  const letters = await server.app.deps.db
    .select()
    .from(mail)
    .where(and(eq(mail.recipient, recipient)))
    .orderBy(desc(mail.createdAt));
  for (const letter of letters) {
    const token = /[?&]token=([\w-]+)/.exec(letter.text)?.[1];
    if (token && (!path || letter.text.includes(path))) return token;
  }
  throw new Error(`no link was mailed to ${recipient}`);
}
