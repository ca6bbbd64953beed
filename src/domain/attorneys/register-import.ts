/** `reading` the file, then `saving` it into the register in one step; the other three are how it ended. */
export const IMPORT_STATUSES = ['reading', 'saving', 'finished', 'failed', 'cancelled'] as const;
export type ImportStatus = (typeof IMPORT_STATUSES)[number];

/** A line of the file that was skipped, and why. */
export type BadRow = { readonly line: number; readonly reason: string };

/** As many as somebody would look at; the rest is counted. */
export const BAD_ROWS_KEPT = 100;

/** An import that has not moved for this long was cut off together with its server. */
const SILENCE_MS = 60_000;

function isRunning(status: ImportStatus): boolean {
  return status === 'reading' || status === 'saving';
}

export function isCutOff(job: { status: ImportStatus; aliveAt: Date }, now: Date): boolean {
  return isRunning(job.status) && now.getTime() - job.aliveAt.getTime() > SILENCE_MS;
}

/** The share of the register that a file must hold to say something about who is missing from it. */
const COMPLETE_SHARE = 0.9;

export function isComplete(rowsInFile: number, rowsBefore: number): boolean {
  return rowsInFile > 0 && rowsInFile >= rowsBefore * COMPLETE_SHARE;
}
