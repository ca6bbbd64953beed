import type { Logger } from 'pino';
import type { DocumentLibrary } from '#assistant/documents/library.ts';
import type { Assistant } from '#assistant/reply.ts';
import type { Auth } from './auth/auth.ts';
import type { Database } from './db/connect.ts';
import type { Env } from './env.ts';
import type { Events } from './events/events-repo.ts';
import type { Outbox } from './mail/outbox-repo.ts';
import type { RateLimiter } from './rate-limit/rate-limit-repo.ts';
import type { Numbers } from './watch/numbers.ts';

/** What a handler may reach. The clock is one of them, so that a test can set it. */
export type Deps = {
  readonly env: Env;
  readonly log: Logger;
  readonly numbers: Numbers;
  readonly db: Database;
  /** For work that nobody waits for: it may take minutes where a request may take seconds. */
  readonly patientDb: Database;
  readonly outbox: Outbox;
  /** Without one configured, mails are read where they are kept. */
  readonly mailIsUp: () => Promise<boolean>;
  readonly rateLimiter: RateLimiter;
  readonly auth: Auth;
  readonly events: Events;
  readonly assistant: Assistant;
  readonly library: DocumentLibrary;
  readonly now: () => Date;
};
