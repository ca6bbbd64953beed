import type { Context } from 'hono';
import { RequestEnvelope } from '#contract/envelope.ts';
import { contract, isCallableName, type CallableName } from '#contract/index.ts';
import { refusalFor, type Caller } from '#domain/roles.ts';
import { AppError } from '#server/callable/app-error.ts';
import type { Handler } from '#server/callable/handler.ts';
import type { Deps } from '#server/platform/deps.ts';
import { clientAddress } from './client-address.ts';
import { rateLimits } from './rate-limits.ts';
import { readJsonBody } from './read-body.ts';
import { refuse } from './refuse.ts';
import { handlers } from './registry.ts';
import { isSameOrigin } from './same-origin.ts';

export type Send = (chunk: unknown) => Promise<void>;

/** Known name, own origin, caller, limits, access, input; then the handler; then its output through the contract. */
export async function runCallable(c: Context, deps: Deps, send: Send): Promise<unknown> {
  const name = c.req.param('name') ?? '';
  if (!isCallableName(name)) throw new AppError('not-found', 'Not Found');
  if (!isSameOrigin(c, deps.env)) throw new AppError('permission-denied', 'Cross-origin requests are not allowed');

  const caller = await deps.auth.lookup(c.req.header('cookie'));
  const network = clientAddress(c, deps.env.trustProxy);
  await limit(deps, name, { caller: caller?.userId ?? network, network });

  const refusal = refusalFor(contract[name].access, caller);
  if (refusal) throw refuse(refusal, name);

  const data = parseInput(name, await readJsonBody(c));
  if (hasEmail(data)) await limit(deps, name, { email: data.email });
  return invoke(name, { data, caller, send, deps });
}

async function limit(deps: Deps, name: CallableName, keys: Partial<Record<'caller' | 'network' | 'email', string>>) {
  for (const rule of rateLimits[name]) {
    const key = keys[rule.by];
    if (key !== undefined && !(await deps.rateLimiter.allow(`${name}|${rule.by}|${key}`, rule))) {
      throw new AppError('resource-exhausted', 'Too many requests. Please wait a moment and try again.');
    }
  }
}

const hasEmail = (data: unknown): data is { email: string } =>
  typeof data === 'object' && data !== null && 'email' in data && typeof data.email === 'string';

function parseInput(name: CallableName, body: unknown): unknown {
  const envelope = RequestEnvelope.safeParse(body);
  if (!envelope.success || !('data' in (body as object))) throw new AppError('invalid-argument', 'Bad Request');
  const input = contract[name].input.safeParse(envelope.data.data);
  if (input.success) return input.data;
  const faults = input.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }));
  throw new AppError('invalid-argument', faults[0]?.message ?? 'Bad Request', faults);
}

/** The one place where a handler is called by a name known only at run time; its types were checked in the registry. */
async function invoke(
  name: CallableName,
  call: { data: unknown; caller: Caller | null; send: Send; deps: Deps },
): Promise<unknown> {
  const handler = handlers[name] as unknown as (call: object) => ReturnType<Handler<CallableName>>;
  const output = await handler(call);
  return contract[name].output.parse(output);
}
