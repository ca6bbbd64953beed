import { openBytes, openText, sealBytes, sealText } from './seal.ts';

/** A paper holds what its answers held: it is kept like them. */
export const sealedFile = (secret: string, made: { readonly pdf: Uint8Array; readonly text: string }) => ({
  pdf: sealBytes(secret, made.pdf),
  text: sealText(secret, made.text),
});

export const openedFile = (secret: string, kept: { readonly pdf: Buffer; readonly text: string }) => ({
  pdf: openBytes(secret, kept.pdf),
  text: openText(secret, kept.text),
});
