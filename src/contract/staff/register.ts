import { IMPORT_STATUSES } from '#domain/attorneys/register-import.ts';
import * as z from 'zod';
import { callable } from '#contract/callable.ts';
import { Nothing, Timestamp } from '#contract/fields.ts';

/** One import of the state's register: how far it is, or how it ended. */
export const RegisterImport = z.object({
  id: z.string(),
  fileName: z.string(),
  status: z.enum(IMPORT_STATUSES),
  bytesTotal: z.number().nullable(),
  bytesRead: z.number(),
  rowsRead: z.number(),
  rowsAdded: z.number(),
  rowsChanged: z.number(),
  badRowCount: z.number(),
  /** The first of them. */
  badRows: z.array(z.object({ line: z.number(), reason: z.string() })),
  /** Holds about as many rows as the register did: only such an import can show that somebody has left it. */
  complete: z.boolean(),
  fault: z.string().nullable(),
  startedAt: Timestamp,
  finishedAt: Timestamp.nullable(),
});
export type RegisterImport = z.infer<typeof RegisterImport>;

export const staffRegister = {
  staffGetRegister: callable({
    access: 'staff',
    summary: "How many attorneys the imported register holds, and how many of them the newest import didn't.",
    input: Nothing,
    output: z.object({ rows: z.number(), notSeen: z.number(), asOf: Timestamp.nullable() }),
  }),
  staffListImports: callable({
    access: 'staff',
    summary:
      'The newest imports of the register, the running one first. The file itself goes to /api/staff/register-import.',
    input: Nothing,
    output: z.object({ imports: z.array(RegisterImport) }),
  }),
};
