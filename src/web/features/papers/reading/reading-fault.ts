import type { Failure } from './messages.ts';

/** Why a file could not be read, for a sentence on the page. */
export class ReadingFault extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure);
    this.failure = failure;
  }
}
