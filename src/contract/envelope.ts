import * as z from 'zod';

/** What travels: `{"data":…}` in; `{"result":…}` or `{"error":…}` out; `{"message":…}` per streamed chunk. */
export const RequestEnvelope = z.object({ data: z.unknown() });

export const ErrorBody = z.object({
  status: z.string(),
  message: z.string(),
  details: z.unknown().optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

export const CALLABLE_PATH = '/us-central1';
