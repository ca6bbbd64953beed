import { CALLABLE_PATH } from '#contract/envelope.ts';
import { isCallableName } from '#contract/index.ts';

const FILE = /\.[a-z0-9]+$/i;
const PROBES = /^\/(livez|readyz|healthz|metrics)$/;

/** What was asked for, as logs and numbers call it: one of a few names, and nothing that somebody could have typed. */
export function routeName(path: string): string {
  const [, room = '', name = '', ...rest] = path.split('/');
  if (`/${room}` === CALLABLE_PATH) return isCallableName(name) ? name : 'unknown';
  if (PROBES.test(path)) return room;
  if (room !== 'api') return FILE.test(path) ? 'file' : 'page';
  if (!API.has(name.replace(/\.ics$/, ''))) return 'unknown';
  return name === 'auth' ? authName(rest.join('/')) : `api-${name.replace(/\.ics$/, '')}`;
}

const API: ReadonlySet<string> = new Set([
  'account',
  'attorney-photos',
  'auth',
  'deadlines',
  'documents',
  'events',
  'staff',
  'unsubscribe',
]);

const AUTH: ReadonlySet<string> = new Set([
  'me',
  'sign-in/anonymous',
  'sign-in/email',
  'sign-in/social',
  'magic-link/complete',
  'callback/google',
  'sign-out',
]);

const authName = (path: string) => (AUTH.has(path) ? `auth-${path.replace('/', '-')}` : 'unknown');
