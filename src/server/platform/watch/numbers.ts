import { monitorEventLoopDelay } from 'node:perf_hooks';
import type pg from 'pg';
import type { Events } from '#server/platform/events/events-repo.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { readMails, readQueues } from './queue-numbers-repo.ts';

/** What is counted as it happens. */
export type Numbers = {
  request(name: string, outcome: string, seconds: number): void;
  answer(mind: 'model' | 'built-in', isCrisis: boolean): void;
  modelFailure(kind: string): void;
  modelTokens(tokensIn: number, tokensOut: number): void;
  /** Words of the model for a statement: kept, or replaced by ours because of one idea. */
  modelRewording(outcome: string): void;
  text(): Promise<string>;
  /** Adds what is read when somebody asks. */
  watch(sources: Sources): void;
};

type Sources = { readonly pool: pg.Pool; readonly events: Pick<Events, 'count'> };

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

const TOKENS = [100, 300, 1000, 3000, 10_000, 30_000];

export function createNumbers(): Numbers {
  const metrics = createMetrics();
  const requests = metrics.counter('plainly_requests_total', 'Requests by name and outcome.');
  const latency = metrics.histogram('plainly_request_seconds', 'Seconds until the whole answer, by name.', SECONDS);
  const answers = metrics.counter('plainly_answers_total', 'Answers by the mind that chose them.');
  const crises = metrics.counter('plainly_crisis_answers_total', 'Answers that put safety first.');
  const failures = metrics.counter('plainly_model_failures_total', 'Times the language model did not answer, by kind.');
  const rewordings = metrics.counter(
    'plainly_model_rewordings_total',
    'Statements in the words of a model, by outcome.',
  );
  const tokens = metrics.histogram('plainly_model_tokens', 'Tokens that an answer took of the model, by way.', TOKENS);
  watchProcess(metrics);
  return {
    request(name, outcome, seconds) {
      requests({ name, outcome });
      latency(seconds, { name });
    },
    answer(mind, isCrisis) {
      answers({ mind });
      if (isCrisis) crises();
    },
    modelFailure: (kind) => failures({ kind }),
    modelTokens(tokensIn, tokensOut) {
      tokens(tokensIn, { way: 'in' });
      tokens(tokensOut, { way: 'out' });
    },
    modelRewording: (outcome) => rewordings({ outcome }),
    text: () => metrics.text(),
    watch: (sources) => watchSources(metrics, sources),
  };
}

function watchProcess(metrics: Metrics): void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  metrics.gauge('process_resident_memory_bytes', 'Memory of the process.', () => [
    { value: process.memoryUsage.rss() },
  ]);
  metrics.gauge('nodejs_heap_used_bytes', 'Heap in use.', () => [{ value: process.memoryUsage().heapUsed }]);
  metrics.gauge('process_start_time_seconds', 'When the process began.', () => [
    { value: Math.round(performance.timeOrigin / 1000) },
  ]);
  metrics.gauge('nodejs_eventloop_delay_p99_seconds', 'How late timers are, since the last look.', () => {
    const value = delay.percentile(99) / 1e9;
    delay.reset();
    return [{ value }];
  });
}

function watchSources(metrics: Metrics, { pool, events }: Sources): void {
  metrics.gauge('plainly_pool_connections', 'Connections to the database, and those who wait for one.', () => [
    { labels: { state: 'busy' }, value: pool.totalCount - pool.idleCount },
    { labels: { state: 'idle' }, value: pool.idleCount },
    { labels: { state: 'waiting' }, value: pool.waitingCount },
  ]);
  metrics.gauge('plainly_event_streams', 'Open pages that hear news.', () => [{ value: events.count() }]);
  metrics.gauge('plainly_queue_jobs', 'Jobs that wait, by queue.', async () =>
    (await readQueues(pool)).map(({ queue, depth }) => ({ labels: { queue }, value: depth })),
  );
  metrics.gauge('plainly_queue_oldest_seconds', 'Age of the oldest job that waits, by queue.', async () =>
    (await readQueues(pool)).map(({ queue, age }) => ({ labels: { queue }, value: age })),
  );
  metrics.gauge('plainly_mails', 'Mails by status.', async () =>
    (await readMails(pool)).map(({ status, mails }) => ({ labels: { status }, value: mails })),
  );
}
