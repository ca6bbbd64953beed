/** Which model to ask, and where. `model` is PROVIDER:NAME. */
export type ModelConfig = {
  readonly model: string;
  readonly apiKey: string | undefined;
  readonly baseUrl: string | undefined;
};

/** How long somebody waits before the built-in mind answers instead. */
export type Patience = {
  readonly firstChunkMs: number;
  readonly chunkMs: number;
  readonly totalMs: number;
  readonly extractMs: number;
};

export const PATIENCE: Patience = { firstChunkMs: 15_000, chunkMs: 10_000, totalMs: 60_000, extractMs: 10_000 };
