import type { Me } from '#contract/account.ts';
import type { ErrorBody } from '#contract/envelope.ts';
import type { CallableName, DataOf, OutputOf } from '#contract/index.ts';
import { plant } from './suite-log.ts';

/** What a call came to: exactly one of the two is there. */
export type Outcome<Name extends CallableName> = { status: number; result?: OutputOf<Name>; error?: ErrorBody };

/** A browser as the server sees it: a cookie jar that makes requests. */
export type Client = ReturnType<typeof createClient>;

/** `own` headers go with everything it asks for. */
export function createClient(url: string, own: Readonly<Record<string, string>> = {}) {
  const cookies = new Map<string, string>();

  const request = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers({ ...own, ...(init.headers as Record<string, string> | undefined) });
    if (cookies.size > 0) headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(new URL(path, url), { redirect: 'manual', ...init, headers });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = cookie.split(';');
      const [name = '', ...value] = pair.split('=');
      const gone = attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute));
      if (gone) cookies.delete(name);
      else cookies.set(name, value.join('='));
    }
    return response;
  };

  const post = (path: string, body: unknown, headers: Record<string, string> = {}) => {
    plant(body);
    return request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  };

  return {
    cookies,
    request,
    post,
    async call<Name extends CallableName>(name: Name, data: unknown): Promise<Outcome<Name>> {
      const response = await post(`/us-central1/${name}`, { data });
      return { status: response.status, ...((await response.json()) as object) };
    },
    /** For preparing a test: what it needs must work. */
    async must<Name extends CallableName>(name: Name, data: DataOf<Name>): Promise<OutputOf<Name>> {
      const outcome = await this.call(name, data);
      if (outcome.result === undefined) throw new Error(`${name}: ${JSON.stringify(outcome.error)}`);
      return outcome.result;
    },
    async me(): Promise<Me> {
      return (await request('/api/auth/me')).json() as Promise<Me>;
    },
  };
}
