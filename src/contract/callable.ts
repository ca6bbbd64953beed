import type { Access } from '#domain/roles.ts';
import type * as z from 'zod';

/** One entry of the contract: who may call it, what goes in, what comes out, and what it streams on the way. */
export type Callable<
  A extends Access = Access,
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  Chunk extends z.ZodType = z.ZodType,
> = {
  readonly access: A;
  readonly summary: string;
  readonly input: Input;
  readonly output: Output;
  readonly chunk?: Chunk;
};

export function callable<
  const A extends Access,
  Input extends z.ZodType,
  Output extends z.ZodType,
  Chunk extends z.ZodType = z.ZodNever,
>(entry: Callable<A, Input, Output, Chunk>): Callable<A, Input, Output, Chunk> {
  return entry;
}
