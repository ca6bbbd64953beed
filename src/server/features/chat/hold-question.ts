import type { Caller } from '#domain/roles.ts';
import type { Deps } from '#server/platform/deps.ts';
import { stayAnswering } from './chats-repo.ts';
import { isStopped } from './messages-repo.ts';
import type { Question } from './store-question.ts';

type Job = { readonly deps: Deps; readonly caller: Caller; readonly question: Question; readonly requestId: string };

const STOP_POLL_MS = 300;
const SIGN_OF_LIFE_MS = 2_500;

/**
 * While an answer is made: says so, again and again, and hears when it shall end. Stop may be pressed in another tab, and
 * the question may be taken over by another process: the database is where both are heard.
 */
export function holdQuestion({ deps, caller, question, requestId }: Job): { signal: AbortSignal; end(): void } {
  const stop = new AbortController();
  const every = (ms: number, ask: () => Promise<boolean>) =>
    setInterval(() => {
      ask().then(
        (isOver) => isOver && stop.abort(),
        (error: unknown) => deps.log.warn({ err: error }, 'an answer cannot reach the database'),
      );
    }, ms);
  const timers = [
    every(STOP_POLL_MS, () => isStopped(deps.db, caller.userId, requestId)),
    every(SIGN_OF_LIFE_MS, async () => !(await stayAnswering(deps.db, question.chat.id, question.by))),
  ];
  return { signal: stop.signal, end: () => timers.forEach(clearInterval) };
}
