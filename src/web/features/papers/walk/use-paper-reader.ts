import { useEffect, useReducer, useRef } from 'react';
import { cards } from '#content/papers/cards';
import { trustedScript } from '#web/lib/trusted-scripts.ts';
import type { Language } from '#domain/language.ts';
import { LIMITS } from '../reading/limits.ts';
import type { Failure, News, Order, ReadPages } from '../reading/messages.ts';
// oxlint-disable-next-line import/default -- it is the build that makes an address of it.
import readerWorker from '../reading/reader-worker.ts?worker&url';

export type PagePicture = { readonly url: string; readonly width: number; readonly height: number };
type Progress = Extract<News, { type: 'progress' }>;

export type ReaderState = {
  readonly phase: 'idle' | 'reading' | 'read' | 'failed';
  readonly isReady: boolean;
  readonly isSlow: boolean;
  readonly progress: Omit<Progress, 'type'> | null;
  readonly pictures: readonly PagePicture[];
  readonly result: ReadPages | null;
  readonly failure: Failure | 'unsupported' | null;
};

const IDLE: ReaderState = {
  phase: 'idle',
  isReady: false,
  isSlow: false,
  progress: null,
  pictures: [],
  result: null,
  failure: null,
};

type Change = News | { readonly type: 'started' } | { readonly type: 'slow' } | { readonly type: 'unsupported' } | { readonly type: 'stopped' }; // prettier-ignore

function changed(state: ReaderState, change: Change): ReaderState {
  switch (change.type) {
    case 'started':
      return { ...IDLE, phase: 'reading' };
    case 'slow':
      return { ...state, isSlow: true };
    case 'ready':
      return { ...state, isReady: true };
    case 'progress':
      return { ...state, progress: change };
    case 'page': {
      const { picture, width, height, page } = change;
      return { ...state, pictures: state.pictures.toSpliced(page, 1, { url: URL.createObjectURL(picture), width, height }) };
    } // prettier-ignore
    case 'done':
      return { ...state, phase: 'read', result: change };
    case 'failed':
      return { ...state, phase: 'failed', failure: change.failure };
    case 'unsupported':
      return { ...IDLE, phase: 'failed', failure: 'unsupported' };
    case 'stopped':
      return IDLE;
  }
}

/** Reads files in a worker: the page stays alive, a stop is a stop, and whatever goes wrong in there ends there. */
export function usePaperReader() {
  const [state, dispatch] = useReducer(changed, IDLE);
  const running = useRef<{ worker: Worker; timers: number[] } | null>(null);

  function end() {
    running.current?.worker.terminate();
    for (const timer of running.current?.timers ?? []) clearTimeout(timer);
    running.current = null;
  }
  useEffect(() => end, []);

  function start(files: readonly File[], language: Language) {
    end();
    if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined' || typeof WebAssembly === 'undefined')
      return dispatch({ type: 'unsupported' });
    dispatch({ type: 'started' });
    const worker = new Worker(trustedScript(readerWorker), { type: 'module' });
    const give = (change: Change) => {
      dispatch(change);
      if (change.type === 'done' || change.type === 'failed') end();
    };
    // The library for PDFs greets whoever runs it; only our own news have a type.
    worker.addEventListener('message', ({ data }: MessageEvent<News>) => 'type' in data && give(data));
    // An error without words: its file did not come.
    worker.addEventListener('error', (event) =>
      give({ type: 'failed', failure: event instanceof ErrorEvent ? 'no-memory' : 'offline' }),
    );
    const timers = [
      window.setTimeout(() => give({ type: 'slow' }), LIMITS.slowMs),
      window.setTimeout(() => give({ type: 'failed', failure: 'no-memory' }), LIMITS.readingMs),
    ];
    running.current = { worker, timers };
    const kinds = cards.map(({ id, signs, dates, amount }) => ({ id, signs, dates, amount }));
    worker.postMessage({ files, kinds, language } satisfies Order);
  }

  function stop() {
    end();
    dispatch({ type: 'stopped' });
  }
  return { state, start, stop };
}
