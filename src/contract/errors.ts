/** The public callable protocol's codes: what the code is called, how it is spelled on the wire, which HTTP status it has. */
export const ERROR_CODES = {
  cancelled: { wire: 'CANCELLED', http: 499 },
  unknown: { wire: 'UNKNOWN', http: 500 },
  'invalid-argument': { wire: 'INVALID_ARGUMENT', http: 400 },
  'deadline-exceeded': { wire: 'DEADLINE_EXCEEDED', http: 504 },
  'not-found': { wire: 'NOT_FOUND', http: 404 },
  'already-exists': { wire: 'ALREADY_EXISTS', http: 409 },
  'permission-denied': { wire: 'PERMISSION_DENIED', http: 403 },
  'resource-exhausted': { wire: 'RESOURCE_EXHAUSTED', http: 429 },
  'failed-precondition': { wire: 'FAILED_PRECONDITION', http: 400 },
  aborted: { wire: 'ABORTED', http: 409 },
  'out-of-range': { wire: 'OUT_OF_RANGE', http: 400 },
  unimplemented: { wire: 'UNIMPLEMENTED', http: 501 },
  internal: { wire: 'INTERNAL', http: 500 },
  unavailable: { wire: 'UNAVAILABLE', http: 503 },
  'data-loss': { wire: 'DATA_LOSS', http: 500 },
  unauthenticated: { wire: 'UNAUTHENTICATED', http: 401 },
} as const;

export type ErrorCode = keyof typeof ERROR_CODES;

export function errorCodeFromWire(status: string): ErrorCode {
  for (const [code, { wire }] of Object.entries(ERROR_CODES)) {
    if (wire === status) return code as ErrorCode;
  }
  return 'unknown';
}
