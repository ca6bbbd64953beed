/** Which model to ask, and where. `model` is PROVIDER:NAME. */
export type ModelConfig = {
  readonly model: string;
  readonly apiKey: string | undefined;
  readonly baseUrl: string | undefined;
  /** Whether its own words for a statement may be shown, after they were compared with it (decision 007). */
  readonly rewords?: boolean | undefined;
};

/** How long somebody waits for the model before the built-in mind answers instead. */
export type Patience = { readonly answerMs: number };

export const PATIENCE: Patience = { answerMs: 12_000 };
