import type { Context } from 'hono';
import { RequestEnvelope } from '#contract/envelope.ts';
import { contract, isCallableName, type CallableName } from '#contract/index.ts';
import type { Caller } from '#domain/roles.ts';
import { AppError } from '#server/callable/app-error.ts';
import type { Handler } from '#server/callable/handler.ts';
import type { Deps } from '#server/platform/deps.ts';
import { countAddress, enter } from '../doors/door.ts';
import { callableDoor } from '../doors/doors.ts';
import { readJsonBody } from './read-body.ts';
import { handlers } from './handlers.ts';

export type Send = (chunk: unknown) => Promise<void>;

/** A known name, its door, its input; then the handler; then its output through the contract. */
export async function runCallable(c: Context, deps: Deps, send: Send): Promise<unknown> {
  const name = c.req.param('name') ?? '';
  if (!isCallableName(name)) throw new AppError('not-found', 'Not Found');
  const door = callableDoor(name);
  const entered = await enter(c, deps, door);
  const { caller, network } = entered;
  const data = parseInput(name, await readJsonBody(c, entered));
  if (hasEmail(data)) await countAddress(deps, door, data.email, network);
  return invoke(name, { data, caller, network, send, deps });
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

/** The one place where a handler is called by a name known only at run time; its types were checked in `handlers.ts`. */
async function invoke(
  name: CallableName,
  call: { data: unknown; caller: Caller | null; network: string; send: Send; deps: Deps },
): Promise<unknown> {
  const handler = handlers[name] as unknown as (call: object) => ReturnType<Handler<CallableName>>;
  const output = await handler(call);
  return contract[name].output.parse(output);
}
