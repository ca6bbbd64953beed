/** What a drill came to. Anything lost fails it; so does whatever it throws. */
export type Outcome = {
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
  /** Answers that were no success, as people would have seen them. */
  readonly errors: number;
  /** From the end of the fault to the first success; null where nothing was interrupted. */
  readonly healedMs: number | null;
  readonly note?: string;
};

/** The machine does not let us make this fault. */
export class Skipped extends Error {}

export type Scope = { defer(undo: () => Promise<unknown> | void): void };
export type Drill = { readonly name: string; readonly run: (scope: Scope) => Promise<Outcome> };

/** Whatever a drill started is taken back when it ends, last one first. */
export async function inScope<T>(run: (scope: Scope) => Promise<T>): Promise<T> {
  const undo: (() => Promise<unknown> | void)[] = [];
  try {
    return await run({ defer: (step) => undo.push(step) });
  } finally {
    for (const step of undo.toReversed()) await Promise.resolve(step()).catch(() => undefined);
  }
}

export const since = (began: number): number => Math.round(performance.now() - began);
