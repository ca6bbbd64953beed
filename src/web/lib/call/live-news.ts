const NAME = 'lead-news';
const EVENTS = '/api/events';
const TRY_AGAIN_MS = 10_000;

/**
 * Calls back when something about the reader's leads may have changed. One tab of the browser holds the connection and
 * passes the word on: browsers allow few connections to one host, and tabs are many. When it goes, another takes over.
 */
export function onLiveNews(listener: () => void): () => void {
  const stop = new AbortController();
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', listener);
  const hear = () => {
    listener();
    channel.postMessage('news');
  };
  if ('locks' in navigator) {
    navigator.locks.request(NAME, { signal: stop.signal }, () => listenUntil(stop.signal, hear)).catch(() => undefined);
  } else {
    void listenUntil(stop.signal, hear);
  }
  return () => {
    stop.abort();
    channel.close();
  };
}

/** Settles when told to stop. The browser itself reconnects after a break; a refusal is asked about again later. */
function listenUntil(stop: AbortSignal, hear: () => void): Promise<void> {
  return new Promise((resolve) => {
    let source: EventSource | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function open() {
      const opened = new EventSource(EVENTS);
      opened.addEventListener('leads', hear);
      opened.addEventListener('error', () => {
        if (opened.readyState === EventSource.CLOSED) timer = setTimeout(open, TRY_AGAIN_MS);
      });
      source = opened;
    }

    open();
    stop.addEventListener('abort', () => {
      source?.close();
      clearTimeout(timer);
      resolve();
    });
  });
}
