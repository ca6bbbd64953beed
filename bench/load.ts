import { fork } from 'node:child_process';
import { once } from 'node:events';

/** What a crowd does: everyone sends the same request again and again, each in their own session. */
export type Load = {
  readonly url: string;
  /** One person for each cookie. */
  readonly cookies: readonly string[];
  /** What each of them sends, in this order; GET where there is none. */
  readonly bodies: readonly (string | null)[];
};

export type Answered = { readonly milliseconds: readonly number[]; readonly elapsedMs: number };

/** In a process of its own: what the crowd costs must not be counted as the server's. */
export async function send(load: Load): Promise<Answered> {
  const crowd = fork(new URL('./crowd.ts', import.meta.url));
  crowd.send(load);
  const [answered] = (await Promise.race([once(crowd, 'message'), failure(crowd)])) as [Answered];
  return answered;
}

async function failure(crowd: ReturnType<typeof fork>): Promise<never> {
  const [code] = (await once(crowd, 'exit')) as [number];
  throw new Error(`The crowd gave up with code ${code}.`);
}
