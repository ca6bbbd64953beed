import { Refusal } from '#server/platform/confined/refusal.ts';

/** Something about the file that whoever sent it can put right, in one sentence. */
export class ImportFault extends Refusal {
  override readonly name = 'ImportFault';
}

/** The sender went away before the file was complete. */
export class UploadEnded extends Error {
  override readonly name = 'UploadEnded';
}
