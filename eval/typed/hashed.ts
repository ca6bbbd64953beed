import { createHash } from 'node:crypto';

/** A number that is always the same for a text. */
export const hashed = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE(0);
