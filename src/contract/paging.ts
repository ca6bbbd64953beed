import * as z from 'zod';
import { optional } from './fields.ts';

export const PAGE_SIZE = 25;
const LAST_PAGE = 100_000;
const SEARCH_MAX = 100;

/** How much of a long list is wanted, and in which order; the answer says how much there is. */
export const paging = <const Column extends string>(columns: readonly [Column, ...Column[]]) => ({
  page: optional(z.number({ error: 'page must be a number' }).int().min(1).max(LAST_PAGE)),
  sort: optional(z.enum(columns, { error: `sort must be one of ${columns.join(', ')}` })),
  direction: optional(z.enum(['asc', 'desc'], { error: 'direction must be asc or desc' })),
});

export const Search = optional(
  z
    .string()
    .trim()
    .max(SEARCH_MAX, { error: `Please search for at most ${SEARCH_MAX} characters` }),
);

export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ rows: z.array(row), total: z.number(), page: z.number(), pageSize: z.number() });

export type PageOf<Row> = { rows: Row[]; total: number; page: number; pageSize: number };
