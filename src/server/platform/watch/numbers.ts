import { monitorEventLoopDelay } from 'node:perf_hooks';
import type pg from 'pg';
import type { Events } from '#server/platform/events/events-repo.ts';
import { createRegistry, type Registry } from './registry.ts';
import { readMails, readQueues } from './queue-numbers-repo.ts';

/** What is counted as it happens. */
export type Numbers = {
  request(name: string, outcome: string, seconds: number): void;
  answer(mind: 'model' | 'built-in', isCrisis: boolean): void;
  modelTrouble(kind: string): void;
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
  const registry = createRegistry();
  const requests = registry.counter('plainly_requests_total', 'Requests by name and outcome.');
  const latency = registry.histogram('plainly_request_seconds', 'Seconds until the whole answer, by name.', SECONDS);
  const answers = registry.counter('plainly_answers_total', 'Answers by the mind that chose them.');
  const crises = registry.counter('plainly_crisis_answers_total', 'Answers that put safety first.');
  const trouble = registry.counter('plainly_model_trouble_total', 'Times the language model did not answer, by kind.');
  const rewordings = registry.counter(
    'plainly_model_rewordings_total',
    'Statements in the words of a model, by outcome.',
  );
  const tokens = registry.histogram('plainly_model_tokens', 'Tokens that an answer took of the model, by way.', TOKENS);
  watchProcess(registry);
  return {
    request(name, outcome, seconds) {
      requests({ name, outcome });
      latency(seconds, { name });
    },
    answer(mind, isCrisis) {
      answers({ mind });
      if (isCrisis) crises();
    },
    modelTrouble: (kind) => trouble({ kind }),
    modelTokens(tokensIn, tokensOut) {
      tokens(tokensIn, { way: 'in' });
      tokens(tokensOut, { way: 'out' });
    },
    modelRewording: (outcome) => rewordings({ outcome }),
    text: () => registry.text(),
    watch: (sources) => watchSources(registry, sources),
  };
}

function watchProcess(registry: Registry): void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  registry.gauge('process_resident_memory_bytes', 'Memory of the process.', () => [
    { value: process.memoryUsage.rss() },
  ]);
  registry.gauge('nodejs_heap_used_bytes', 'Heap in use.', () => [{ value: process.memoryUsage().heapUsed }]);
  registry.gauge('process_start_time_seconds', 'When the process began.', () => [
    { value: Math.round(performance.timeOrigin / 1000) },
  ]);
  registry.gauge('nodejs_eventloop_delay_p99_seconds', 'How late timers are, since the last look.', () => {
    const value = delay.percentile(99) / 1e9;
    delay.reset();
    return [{ value }];
  });
}

function watchSources(registry: Registry, { pool, events }: Sources): void {
  registry.gauge('plainly_pool_connections', 'Connections to the database, and those who wait for one.', () => [
    { labels: { state: 'busy' }, value: pool.totalCount - pool.idleCount },
    { labels: { state: 'idle' }, value: pool.idleCount },
    { labels: { state: 'waiting' }, value: pool.waitingCount },
  ]);
  registry.gauge('plainly_event_streams', 'Open pages that hear news.', () => [{ value: events.count() }]);
  registry.gauge('plainly_queue_jobs', 'Jobs that wait, by queue.', async () =>
    (await readQueues(pool)).map(({ queue, depth }) => ({ labels: { queue }, value: depth })),
  );
  registry.gauge('plainly_queue_oldest_seconds', 'Age of the oldest job that waits, by queue.', async () =>
    (await readQueues(pool)).map(({ queue, age }) => ({ labels: { queue }, value: age })),
  );
  registry.gauge('plainly_mails', 'Mails by status.', async () =>
    (await readMails(pool)).map(({ status, mails }) => ({ labels: { status }, value: mails })),
  );
}
