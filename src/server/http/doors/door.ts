import type { Context } from 'hono';
import { refusalFor, type Access, type Caller } from '#domain/roles.ts';
import { AppError } from '#server/callable/app-error.ts';
import type { SessionUser } from '#server/platform/auth/session-repo.ts';
import type { Deps } from '#server/platform/deps.ts';
import { clientAddress, networkOf } from './client-address.ts';
import type { LimitRule } from './rate-limits.ts';
import { boundedBody, readAll } from '../callables/read-body.ts';
import { refuse } from './refuse.ts';
import { isSameOrigin } from './same-origin.ts';

/** What stands between the network and one route: every route has one, callables and files alike. */
export type Door = {
  readonly access: Access;
  readonly limits: readonly LimitRule[];
  /** `own`: a browser may ask from our own pages only. `any`: for those who come from elsewhere, such as mail services. */
  readonly origin: 'own' | 'any';
  /** The largest body, in bytes. */
  readonly body: number;
};

export type Entered = {
  readonly caller: SessionUser | null;
  /** Whom limits per network count. */
  readonly network: string;
  /** The whole body, never more than the door lets through. */
  read(tooLarge?: string): Promise<Buffer>;
  /** The same, as it arrives. */
  stream(tooLarge: string): AsyncIterable<Uint8Array>;
};

/** No text in the database can hold it, and nobody types it. */
const NUL = /%00|\0/;

type Named = Door & { readonly name: string };

/** Origin, limits of the network, who it is, their limits, access; then, when asked for, the body. Refuses by throwing. */
export async function enter(c: Context, deps: Deps, door: Named): Promise<Entered> {
  if (door.origin === 'own' && !isSameOrigin(c, deps.env)) {
    throw new AppError('permission-denied', 'Cross-origin requests are not allowed');
  }
  if (NUL.test(c.req.url)) throw new AppError('invalid-argument', 'Bad Request');
  const network = networkOf(clientAddress(c, deps.env.trustProxy));
  await countHits(deps, door, { network });
  const caller = await deps.auth.lookup(c.req.header('cookie'));
  await countHits(deps, door, { caller: caller?.userId ?? network });
  const refusal = refusalFor(door.access, caller);
  if (refusal) throw refuse(refusal, door.name);
  const stream = (tooLarge: string) => boundedBody(c, door.body, tooLarge);
  return { caller, network, stream, read: (tooLarge = 'The request is too large') => readAll(stream(tooLarge)) };
}

/** Whoever is refused here may be somebody else than the owner of the address: see the decision on lock-outs. */
export async function countAddress(deps: Deps, door: Named, email: string, network: string): Promise<void> {
  await countHits(deps, door, { email, 'email-and-network': `${email}|${network}` });
}

async function countHits(deps: Deps, door: Named, keys: Partial<Record<LimitRule['by'], string>>): Promise<void> {
  for (const rule of door.limits) {
    const key = keys[rule.by];
    if (key !== undefined && !(await deps.rateLimiter.allow(`${door.name}|${rule.by}|${key}`, rule))) {
      throw new AppError('resource-exhausted', 'Too many requests. Please wait a moment and try again.');
    }
  }
}

/** For a door whose access lets nobody in without a session. */
export function known({ caller }: Entered): Caller & SessionUser {
  if (!caller) throw refuse('no-session');
  return caller;
}
