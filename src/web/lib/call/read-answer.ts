import type { ErrorBody } from '#contract/envelope.ts';
import { errorCodeFromWire } from '#contract/errors.ts';
import { CallError } from './call-error.ts';

/** What the server says, in one piece or as part of a stream. */
export type Frame = { message?: unknown; result?: unknown; error?: ErrorBody };

export async function readFrame(response: Response): Promise<Frame> {
  try {
    const frame = (await response.json()) as Frame;
    if (response.ok || frame.error) return frame;
  } catch {
    // Not ours: see below.
  }
  // A proxy's own error page: only its status says anything.
  return { error: { status: response.status === 503 ? 'UNAVAILABLE' : 'INTERNAL', message: '' } };
}

export function resultOf(frame: Frame): unknown {
  if (frame.error) {
    const { status, message, details } = frame.error;
    throw new CallError(errorCodeFromWire(status), message, details);
  }
  return frame.result;
}
