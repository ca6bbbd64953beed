import { pino } from 'pino';
import { createApp } from '#server/app.ts';
import { readEnv } from '#server/platform/env.ts';
import type { Scope } from './drill.ts';

type Options = { readonly env?: Record<string, string>; readonly now?: () => Date };

/** A server inside of the drill, for what a process of its own could not be told: another clock, a model of ours. */
export async function openApp(scope: Scope, databaseUrl: string, { env = {}, now }: Options = {}) {
  const origin = 'http://127.0.0.1';
  const variables = { PUBLIC_URL: origin, AUTH_SECRET: 'a secret for drills, at least 32 characters', DEMO: 'off' };
  const app = await createApp({
    env: readEnv({ ...variables, RATE_LIMITS: 'off', ...env }),
    databaseUrl,
    log: pino({ level: 'silent' }),
    ...(now ? { now } : {}),
  });
  scope.defer(() => app.close());

  async function post(path: string, body: unknown, cookie = ''): Promise<Response> {
    const headers = { 'content-type': 'application/json', cookie };
    return app.fetch(new Request(`${origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) }));
  }

  return {
    post,
    /** Answers the cookies of a new visitor. */
    async visit(): Promise<string> {
      const response = await post('/api/auth/sign-in/anonymous', {});
      const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
      return cookies.join('; ');
    },
    call: (name: string, data: unknown, cookie: string) => post(`/us-central1/${name}`, { data }, cookie),
  };
}
