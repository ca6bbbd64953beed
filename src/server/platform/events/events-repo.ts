import pg from 'pg';
import type { Logger } from 'pino';
import { STOP_CHANNEL } from './stop-channel.ts';

/** `change`: something about this person's leads may be different now. `end`: there will be no more news. */
export type Listener = { change(): void; end(): void };

export type Events = {
  /** Answers how to stop. */
  subscribe(userId: string, listener: Listener): () => void;
  listenersOf(userId: string): number;
  /** Calls once Stop was pressed for this request, on whichever server. Answers how to stop listening. */
  onStop(requestId: string, stop: () => void): () => void;
  /** How many streams there are. */
  count(): number;
  /** There will be no more news: every stream ends, and no new one begins to wait. */
  end(): void;
  close(): Promise<void>;
};

/** The payload of the one is a person, of the other a request. */
const CHANNELS = { lead: 'lead_changed', stop: STOP_CHANNEL } as const;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5000;
const CHECK_MS = 10_000;

/**
 * One connection per process listens for all of its readers: a pooled one would be closed when idle. What was announced
 * while the connection was away is lost, so everybody is told to look again when it is back.
 */
export async function startEvents(databaseUrl: string, log: Logger): Promise<Events> {
  const listeners = new Map<string, Set<Listener>>();
  const tell = (userId: string) => listeners.get(userId)?.forEach((listener) => listener.change());
  const tellEverybody = () => [...listeners.keys()].forEach(tell);
  const stops = new Map<string, () => void>();
  const onNews = (channel: string, payload: string) =>
    channel === CHANNELS.stop ? stops.get(payload)?.() : tell(payload);
  const connection = keepListening(databaseUrl, log, { onNews, onReturn: tellEverybody });
  await connection.ready;
  const everybody = () => [...listeners.values()].flatMap((own) => [...own]);
  let isEnded = false;
  const end = () => {
    isEnded = true;
    for (const listener of everybody()) listener.end();
  };

  return {
    subscribe(userId, listener) {
      if (isEnded) listener.end();
      const own = listeners.get(userId) ?? new Set();
      listeners.set(userId, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size === 0) listeners.delete(userId);
      };
    },
    onStop(requestId, stop) {
      stops.set(requestId, stop);
      return () => void stops.delete(requestId);
    },
    listenersOf: (userId) => listeners.get(userId)?.size ?? 0,
    count: () => everybody().length,
    end,
    async close() {
      end();
      await connection.close();
    },
  };
}

type Hearer = { onNews: (channel: string, payload: string) => void; onReturn: () => void };

/** Holds a LISTEN and takes it up again, with growing pauses, whenever it breaks. */
function keepListening(databaseUrl: string, log: Logger, hearer: Hearer) {
  let isClosed = false;
  let client: pg.Client | undefined;
  let pause = FIRST_PAUSE_MS;
  let timer: NodeJS.Timeout | undefined;

  async function open(): Promise<void> {
    const fresh = new pg.Client({ connectionString: databaseUrl, application_name: 'plainly-events', keepAlive: true });
    fresh.on('notification', ({ channel, payload }) => payload && hearer.onNews(channel, payload));
    fresh.on('error', (error) => lose(fresh, error));
    fresh.on('end', () => lose(fresh));
    client = fresh;
    await fresh.connect();
    for (const channel of Object.values(CHANNELS)) await fresh.query(`listen ${channel}`);
    pause = FIRST_PAUSE_MS;
    timer = setInterval(() => void fresh.query('select 1').catch((error: Error) => lose(fresh, error)), CHECK_MS);
  }

  function lose(lost: pg.Client, error?: Error): void {
    if (isClosed || client !== lost) return;
    client = undefined;
    clearInterval(timer);
    log.warn({ err: error }, 'no news from the database for a moment');
    lost.end().catch(() => undefined);
    setTimeout(() => void reopen(), pause).unref();
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  }

  async function reopen(): Promise<void> {
    if (isClosed) return;
    try {
      await open();
      hearer.onReturn();
    } catch (error) {
      if (client) lose(client, error as Error);
    }
  }

  return {
    ready: open(),
    async close() {
      isClosed = true;
      clearInterval(timer);
      await client?.end();
    },
  };
}
