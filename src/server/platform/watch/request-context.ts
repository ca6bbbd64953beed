import { AsyncLocalStorage } from 'node:async_hooks';

/** What is known of the request that the running code belongs to, without handing it through every function. */
export type RequestContext = {
  readonly id: string;
  /** A language model chose what the answer says. */
  isByModel?: boolean;
  /** Says how it ended, once: a stream ends long after its handler has returned. */
  readonly finish: (outcome: string) => void;
};

const storage = new AsyncLocalStorage<RequestContext>();

export const inRequest = <T>(context: RequestContext, run: () => T): T => storage.run(context, run);
export const currentRequest = (): RequestContext | undefined => storage.getStore();
