import type { Me } from '#contract/account.ts';
import { AuthError } from './auth-error.ts';

const AUTH_PATH = '/api/auth';

/** The sign-in endpoints, which stand beside the callables. */
export const authApi = {
  me: () => request<Me>('/me', { method: 'GET' }),
  signInAnonymously: () => request<unknown>('/sign-in/anonymous', post({})),
  signInWithPassword: (credentials: { email: string; password: string }) =>
    request<unknown>('/sign-in/email', post(credentials)),
  completeMagicLink: (completion: { token: string; email: string }) =>
    request<unknown>('/magic-link/complete', post(completion)),
  startGoogle: (returnTo: string) =>
    request<{ url: string }>(
      '/sign-in/social',
      post({ provider: 'google', callbackURL: returnTo, errorCallbackURL: returnTo }),
    ),
  signOut: () => request<unknown>('/sign-out', post({})),
};

function post(body: object): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

async function request<Answer>(path: string, init: RequestInit): Promise<Answer> {
  const response = await send(path, init);
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as Answer;
  throw refusal(response.status, answer);
}

async function send(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(`${AUTH_PATH}${path}`, { ...init, credentials: 'same-origin' });
  } catch {
    throw new AuthError('network-request-failed', '');
  }
}

function refusal(status: number, answer: unknown): AuthError {
  const { code, message } = (answer ?? {}) as { code?: unknown; message?: unknown };
  const fallbackCode = status === 429 ? 'too-many-requests' : 'internal';
  return new AuthError(
    typeof code === 'string' ? code : fallbackCode,
    typeof message === 'string' && status < 500 ? message : '',
  );
}
