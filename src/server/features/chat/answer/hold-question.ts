import type { Caller } from '#domain/roles.ts';
import type { Deps } from '#server/platform/deps.ts';
import { stayAnswering } from '../chats-repo.ts';
import type { Question } from './store-question.ts';

/** A question that this process is answering. */
export type Answering = {
  readonly deps: Deps;
  readonly caller: Caller;
  readonly question: Question;
  readonly requestId: string;
};

const SIGN_OF_LIFE_MS = 2_500;

/**
 * While an answer is made: says so, again and again, and hears when it shall end. Stop may be pressed in another tab, and
 * the question may be taken over by another process: the database is where both are heard. It announces a Stop; should
 * that word be lost with a connection, the next sign of life brings it.
 */
export async function holdQuestion<T>(
  { deps, caller, question, requestId }: Answering,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const stop = new AbortController();
  const forget = deps.events.onStop(requestId, () => stop.abort());
  const holding = { chatId: question.chat.id, by: question.by, userId: caller.userId, requestId };
  const timer = setInterval(() => {
    stayAnswering(deps.db, holding).then(
      (isWanted) => isWanted || stop.abort(),
      (error: unknown) => deps.log.warn({ err: error }, 'an answer cannot reach the database'),
    );
  }, SIGN_OF_LIFE_MS);
  try {
    return await work(stop.signal);
  } finally {
    forget();
    clearInterval(timer);
  }
}
