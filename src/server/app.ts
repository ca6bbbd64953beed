import { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Logger } from 'pino';
import { createDocumentLibrary } from '#assistant/documents/library.ts';
import { CALLABLE_PATH } from '#contract/envelope.ts';
import { ERROR_CODES } from '#contract/errors.ts';
import { DEMO_STAFF_EMAIL, loadDemo, type DemoAccount } from '#server/demo/load-demo.ts';
import { startDigests } from '#server/features/leads/mails/announce-lead.ts';
import { startReminders } from '#server/features/leads/mails/remind.ts';
import { startDayReminders } from '#server/features/matter/remind-days.ts';
import { createRegisterImports, type RegisterImports } from '#server/features/staff/register/register-imports.ts';
import { openAssistant } from '#server/platform/assistant/open-assistant.ts';
import { createAuth } from '#server/platform/auth/auth.ts';
import { connect } from '#server/platform/db/connect.ts';
import { migrate, takingTurns } from '#server/platform/db/migrate.ts';
import { createReadiness, type Readiness } from '#server/platform/db/readiness.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Env } from '#server/platform/env.ts';
import { startEvents } from '#server/platform/events/events-repo.ts';
import { startHousekeeping } from '#server/platform/jobs/housekeeping-repo.ts';
import { startJobs, type Jobs } from '#server/platform/jobs/jobs.ts';
import { startMailWorker } from '#server/platform/mail/mail-worker.ts';
import { createOutbox } from '#server/platform/mail/outbox-repo.ts';
import { createSmtpTransport, type Transport } from '#server/platform/mail/transport.ts';
import { createRateLimiter } from '#server/platform/rate-limit/rate-limit-repo.ts';
import { createNumbers } from '#server/platform/watch/numbers.ts';
import { authRoute } from '#server/http/routes/auth-route.ts';
import { calendarRoute } from '#server/http/routes/calendar-route.ts';
import { callableRoute } from '#server/http/callables/callable-route.ts';
import { devOutbox } from '#server/http/routes/dev-outbox.ts';
import { documentsRoute } from '#server/http/routes/documents-route.ts';
import { eventsRoute } from '#server/http/routes/events-route.ts';
import { photoRoute } from '#server/http/routes/photo-route.ts';
import { probes, unknownProbes } from '#server/http/routes/probes.ts';
import { staffRoute } from '#server/http/routes/staff-route.ts';
import { exportRoute } from '#server/http/routes/export-route.ts';
import { unsubscribeRoute } from '#server/http/routes/unsubscribe-route.ts';
import { openRoutes } from '#server/http/doors/open-routes.ts';
import { webFiles } from '#server/http/files/web-files.ts';
import { observe } from './http/observe.ts';
import { routeName } from './http/route-name.ts';
import { asAppError } from './http/send-error.ts';
import { secured } from './http/security-headers.ts';

export type AppOptions = {
  readonly env: Env;
  readonly databaseUrl: string;
  readonly log: Logger;
  /** The built site. Without one (a test of the callables) only the API answers. */
  readonly webRoot?: string | undefined;
  /** For tests: the clock, and anything else a handler reaches. */
  readonly now?: () => Date;
  readonly assistant?: Deps['assistant'];
};

export type App = {
  readonly fetch: (request: Request, bindings?: object) => Response | Promise<Response>;
  readonly deps: Deps;
  /** Everything that answers, for the test that asks each for its door. */
  readonly routes: readonly { readonly method: string; readonly path: string }[];
  readonly demoAccounts: readonly DemoAccount[];
  /** Says that it is not ready any more, and ends the streams that have no end of their own. */
  stop(): void;
  /** Waits for running calls and jobs, then lets go of the database. */
  close(): Promise<void>;
};

export async function createApp(options: AppOptions): Promise<App> {
  const { env, log, databaseUrl, now = () => new Date() } = options;
  const numbers = createNumbers();
  const directUrl = directUrlOf(options);
  await migrate(directUrl);
  const { connection, patient } = connectTwice(databaseUrl, directUrl, log);
  const { db } = connection;
  const { jobs, events, ...parts } = await openParts(options, { db, numbers, now });
  const transport = env.smtpUrl ? createSmtpTransport(env.smtpUrl, env.mailFrom) : undefined;
  const rateLimiter = createRateLimiter({ db, secret: env.authSecret, now, enabled: env.rateLimits });
  const deps: Deps = {
    env,
    log,
    numbers,
    events,
    db,
    patientDb: patient.db,
    now,
    rateLimiter,
    outbox: createOutbox(transport ? jobs : undefined),
    mailIsUp: async () => transport?.isUp() ?? true,
    ...parts,
  };
  await startRegularWork(jobs, deps, transport);
  const demoAccounts = env.demo ? await loadDemo(deps) : [];
  const running = new Set<Promise<unknown>>();
  const state = { isStopping: false };
  const imports = createRegisterImports();
  const readiness = createReadiness(connection.pool, state);
  numbers.watch({ pool: connection.pool, events });
  const routes = createRoutes(deps, { running, imports, webRoot: options.webRoot, readiness });

  const stop = () => {
    state.isStopping = true;
    events.end();
  };

  return {
    fetch: routes.fetch,
    routes: routes.routes,
    deps,
    demoAccounts,
    stop,
    async close() {
      stop();
      await imports.close();
      await Promise.all(running);
      await events.close();
      await deps.assistant.close();
      await deps.library.close();
      await jobs.stop();
      transport?.close();
      await patient.close();
      await connection.close();
    },
  };
}

type Base = Pick<Deps, 'db' | 'numbers' | 'now'>;

/** What waits for the database waits beside each other. */
async function openParts(options: AppOptions, { db, numbers, now }: Base) {
  const { env, log } = options;
  const directUrl = directUrlOf(options);
  // Before the others: reading all that is known keeps the thread, and who waits for a connection would give up in the meantime.
  const assistant = options.assistant ?? openAssistant(env, log, numbers);
  const library = createDocumentLibrary();
  const [jobs, events, auth] = await Promise.all([
    takingTurns(directUrl, () => startJobs(directUrl, log)),
    startEvents(directUrl, log),
    createAuth({ env, db, log, now, staffEmails: staffOf(env) }),
  ]);
  return { jobs, events, auth, assistant, library };
}

async function startRegularWork(jobs: Jobs, deps: Deps, transport: Transport | undefined): Promise<void> {
  const { db, patientDb, rateLimiter, log, now } = deps;
  await Promise.all([
    transport && startMailWorker({ jobs, db, transport, log, now }),
    startHousekeeping({ jobs, db: patientDb, rateLimiter, now }),
    startReminders(jobs, deps),
    startDigests(jobs, deps),
    startDayReminders(jobs, deps),
  ]);
}

const staffOf = (env: Env) => (env.demo ? [...env.staffEmails, DEMO_STAFF_EMAIL] : env.staffEmails);

/** What holds on to its connection, by a lock, a LISTEN or a night's work, passes by a pooler. */
const directUrlOf = ({ env, databaseUrl }: AppOptions) => env.databaseDirectUrl ?? databaseUrl;

/** One pool for what somebody waits for, and one for what may take its time. */
function connectTwice(databaseUrl: string, directUrl: string, log: Logger) {
  const onLost = (error: Error) => log.warn({ err: error }, 'database connection lost');
  const use = databaseUrl === directUrl ? 'prompt' : 'pooled';
  return { connection: connect(databaseUrl, onLost, use), patient: connect(directUrl, onLost, 'patient') };
}

type Surroundings = {
  readonly running: Set<Promise<unknown>>;
  readonly imports: RegisterImports;
  readonly webRoot: string | undefined;
  readonly readiness: Readiness;
};

function createRoutes(deps: Deps, { running, imports, webRoot, readiness }: Surroundings): Hono {
  const routes = new Hono();
  const open = openRoutes(routes, deps);
  routes.use('*', secured(deps.env.publicUrl));
  routes.onError((error, c) => {
    const { code, message } = asAppError(error, deps, { route: routeName(c.req.path) });
    const words = code === 'internal' ? '' : message;
    return c.json({ code, message: words }, ERROR_CODES[code].http as ContentfulStatusCode);
  });
  routes.use(observe({ ...deps, isQuiet: !deps.env.production, trustProxy: deps.env.trustProxy }));
  probes(open, { readiness, numbers: deps.numbers, metricsToken: deps.env.metricsToken });
  unknownProbes(routes);
  routes.route(CALLABLE_PATH, callableRoute(deps, running));
  authRoute(open, deps);
  documentsRoute(open, deps);
  calendarRoute(open, deps);
  eventsRoute(open, deps);
  exportRoute(open, deps);
  unsubscribeRoute(open, deps);
  staffRoute(open, deps, imports);
  photoRoute(open, deps);
  routes.all('/api/*', (c) => c.json({ code: 'not-found', message: 'Not Found' }, 404));
  if (!deps.env.production && !deps.env.smtpUrl) routes.route('/dev/outbox', devOutbox(deps.db));
  if (webRoot) {
    const isSignedIn = async (request: Request) => {
      const user = await deps.auth.lookup(request.headers.get('cookie') ?? undefined);
      return user !== null && !user.isAnonymous;
    };
    routes.get('*', webFiles({ root: webRoot, publicUrl: deps.env.publicUrl, isSignedIn }));
  }
  return routes;
}
