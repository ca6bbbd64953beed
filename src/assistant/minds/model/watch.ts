import type { Patience } from './model-config.ts';

/** Looks at the clock while a model speaks: its signal fires when it has been silent for too long. */
export type Watch = {
  readonly signal: AbortSignal;
  /** It was asked something: the first word may take its time. */
  begin(): void;
  /** It said something. */
  heard(): void;
  end(): void;
};

export function createWatch({ firstChunkMs, chunkMs, totalMs }: Patience): Watch {
  const late = new AbortController();
  const giveUp = () => late.abort(new DOMException('The model took too long', 'TimeoutError'));
  const total = setTimeout(giveUp, totalMs);
  let silence = setTimeout(giveUp, firstChunkMs);
  const wait = (ms: number) => {
    clearTimeout(silence);
    silence = setTimeout(giveUp, ms);
  };
  return {
    signal: late.signal,
    begin: () => wait(firstChunkMs),
    heard: () => wait(chunkMs),
    end() {
      clearTimeout(total);
      clearTimeout(silence);
    },
  };
}
