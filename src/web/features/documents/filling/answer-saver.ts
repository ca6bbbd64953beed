import type { Answer, Answers } from '#domain/documents/answers.ts';
import { CallError } from '#web/lib/call/call-error.ts';

export type Saved = { readonly revision: number; readonly answers: Answers };
export type SaverState = {
  readonly status: 'saved' | 'saving' | 'failed';
  /** Written here and not yet on the server. */
  readonly pending: Answers;
  /** Answers that another tab gave to the same questions in the meantime; ours was written last and stands. */
  readonly overtaken: Answers;
  /** Why it failed. */
  readonly error: unknown;
};

type Options = {
  readonly known: Saved;
  readonly save: (revision: number, answers: Answers) => Promise<Saved>;
  readonly delayMs?: number;
  readonly retryMs?: number;
};

const DELAY_MS = 600;
const RETRY_MS = 4000;
const IDLE: SaverState = { status: 'saved', pending: {}, overtaken: {}, error: null };

/** Saves answers one batch after the other. What another tab has changed is taken in first, so that neither is lost. */
export class AnswerSaver {
  readonly #options: Required<Options>;
  readonly #listeners = new Set<() => void>();
  #seen: Saved;
  #state = IDLE;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<boolean> | null = null;

  constructor(options: Options) {
    this.#options = { delayMs: DELAY_MS, retryMs: RETRY_MS, ...options };
    this.#seen = options.known;
  }

  readonly state = (): SaverState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  set(id: string, answer: Answer): void {
    const status = this.#state.status === 'saved' ? 'saving' : this.#state.status;
    this.#change({ pending: { ...this.#state.pending, [id]: answer }, status });
    this.#later(this.#options.delayMs);
  }

  /** The page read the document again: what it holds is what the next save starts from. */
  saw(saved: Saved): void {
    if (saved.revision > this.#seen.revision) this.#seen = saved;
  }

  /** The person has seen what another tab answered. */
  forget(id: string): void {
    const { [id]: _, ...overtaken } = this.#state.overtaken;
    this.#change({ overtaken });
  }

  /** True when everything is on the server. */
  flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    this.#running ??= this.#saveAll().finally(() => (this.#running = null));
    return this.#running;
  }

  async #saveAll(): Promise<boolean> {
    while (Object.keys(this.#state.pending).length > 0) {
      const batch = this.#state.pending;
      this.#change({ status: 'saving' });
      try {
        this.#seen = await this.#options.save(this.#seen.revision, batch);
        const left = Object.entries(this.#state.pending).filter(([id, answer]) => batch[id] !== answer);
        this.#change({ pending: Object.fromEntries(left), error: null });
      } catch (error) {
        const theirs = savedElsewhere(error);
        if (!theirs) return this.#giveUp(error);
        this.#change({ overtaken: { ...this.#state.overtaken, ...this.#overtakenBy(theirs, batch) } });
        this.#seen = theirs;
      }
    }
    this.#change({ status: 'saved' });
    return true;
  }

  #overtakenBy(theirs: Saved, batch: Answers): Answers {
    const touched = Object.entries(theirs.answers).filter(
      ([id, answer]) => id in batch && !isSame(answer, this.#seen.answers[id]) && !isSame(answer, batch[id]),
    );
    return Object.fromEntries(touched);
  }

  /** An answer that the server refuses is not tried again by itself; a lost connection is. */
  #giveUp(error: unknown): boolean {
    this.#change({ status: 'failed', error });
    const isFinal = error instanceof CallError && (error.code === 'invalid-argument' || error.code === 'not-found');
    if (!isFinal) this.#later(this.#options.retryMs);
    return false;
  }

  #later(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), ms);
  }

  #change(next: Partial<SaverState>): void {
    this.#state = { ...this.#state, ...next };
    for (const listener of this.#listeners) listener();
  }
}

const isSame = (one: Answer | undefined, other: Answer | undefined) => JSON.stringify(one) === JSON.stringify(other);

function savedElsewhere(error: unknown): Saved | null {
  return error instanceof CallError && error.code === 'aborted' ? (error.details as Saved) : null;
}
