import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Transaction } from '#server/platform/db/connect.ts';

export type QueueSettings = {
  readonly retryLimit: number;
  readonly retryDelaySeconds: number;
  /** The longest pause between two tries. */
  readonly retryDelayMaxSeconds?: number;
  readonly expireInSeconds: number;
};

export type Jobs = {
  createQueue(name: string, settings: QueueSettings): Promise<void>;
  /** The job exists if and only if the transaction commits. */
  enqueue(tx: Transaction, queue: string, data: object): Promise<void>;
  /** Throwing from `run` tries again later, with growing pauses, up to the queue's limit. */
  work<Data extends object>(queue: string, run: (data: Data) => Promise<void>, atOnce?: number): Promise<void>;
  schedule(queue: string, cron: string, run: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
};

const POLL_SECONDS = 1;
const SCHEDULED_SECONDS = 3_600;
/** A mail that is being handed over is handed over. */
const STOP_TIMEOUT_MS = 30_000;

/** Background work on PostgreSQL. A job of a killed process is picked up again after its heartbeat stops. */
export async function startJobs(databaseUrl: string, log: Logger): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    max: 4,
    useListenNotify: true,
    application_name: 'plainly-jobs',
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  await boss.start();

  const options = { pollingIntervalSeconds: POLL_SECONDS, notifyPollingIntervalSeconds: POLL_SECONDS };
  const work: Jobs['work'] = async (queue, run, atOnce = 1) => {
    for (let worker = 0; worker < atOnce; worker += 1) {
      await boss.work<Parameters<typeof run>[0]>(queue, options, async ([job]) => {
        if (job) await run(job.data);
      });
    }
  };

  return {
    work,
    async createQueue(name, settings) {
      const wanted = {
        retryLimit: settings.retryLimit,
        retryDelay: settings.retryDelaySeconds,
        retryBackoff: true,
        ...(settings.retryDelayMaxSeconds ? { retryDelayMax: settings.retryDelayMaxSeconds } : {}),
        expireInSeconds: settings.expireInSeconds,
        heartbeatSeconds: 10,
        notify: true,
      };
      await boss.createQueue(name, wanted);
      // One that an earlier version has made gets the settings of this one.
      await boss.updateQueue(name, wanted);
    },
    async enqueue(tx, queue, data) {
      await boss.send(queue, data, { db: fromDrizzle(tx, sql) });
    },
    async schedule(queue, cron, run) {
      await boss.createQueue(queue, {
        retryLimit: 3,
        retryBackoff: true,
        expireInSeconds: SCHEDULED_SECONDS,
        heartbeatSeconds: 10,
      });
      await boss.schedule(queue, cron, {}, { tz: 'America/New_York' });
      await work(queue, run);
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS });
    },
  };
}
