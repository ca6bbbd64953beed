import type { CallableName, ChunkOf, Contract, InputOf, OutputOf } from '#contract/index.ts';
import type { Access, Caller } from '#domain/roles.ts';
import type { Deps } from '#server/platform/deps.ts';

export type AttorneyCaller = Caller & { readonly attorneyId: string };

/** What the access level of a callable guarantees about its caller. */
type CallerOf<A extends Access> = A extends 'public' ? Caller | null : A extends 'attorney' ? AttorneyCaller : Caller;

export type Call<Name extends CallableName> = {
  readonly data: InputOf<Name>;
  readonly caller: CallerOf<Contract[Name]['access']>;
  /** Where the call comes from, as limits count it. */
  readonly network: string;
  /** Sends a chunk to a streaming client; does nothing once they are gone, or if they never asked to stream. */
  readonly send: (chunk: ChunkOf<Name>) => Promise<void>;
  readonly deps: Deps;
};

/** One handler per callable: load, decide, save in one transaction, return. */
export type Handler<Name extends CallableName> = (call: Call<Name>) => Promise<OutputOf<Name>>;
