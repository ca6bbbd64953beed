import type { Access } from '#domain/roles.ts';
import type * as z from 'zod';
import { documents } from '#contract/documents/documents.ts';
import { staff } from '#contract/staff/staff.ts';
import { account } from './account.ts';
import { attorneys } from './attorneys.ts';
import type { Callable } from './callable.ts';
import { chat } from './chat.ts';
import { deadlines } from './deadlines.ts';
import { leads } from './leads.ts';
import { matter } from './matter.ts';
import { support } from './support.ts';

/** Every call the product answers, by the feature it belongs to. */
export const features = { account, attorneys, chat, deadlines, documents, leads, matter, staff, support } as const;

export const contract = {
  ...account,
  ...attorneys,
  ...chat,
  ...deadlines,
  ...documents,
  ...leads,
  ...matter,
  ...staff,
  ...support,
};

export type Contract = typeof contract;
export type CallableName = keyof Contract;

/** As the handler receives it. */
export type InputOf<Name extends CallableName> = z.output<Contract[Name]['input']>;
/** As the caller writes it. */
export type DataOf<Name extends CallableName> = z.input<Contract[Name]['input']>;
export type OutputOf<Name extends CallableName> = z.output<Contract[Name]['output']>;
export type ChunkOf<Name extends CallableName> =
  Contract[Name] extends Callable<Access, z.ZodType, z.ZodType, infer Chunk> ? z.output<Chunk> : never;

export function isCallableName(name: string): name is CallableName {
  return Object.hasOwn(contract, name);
}
