import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** The version stands in front, so that a later way can be told from this one. */
const BYTES_MARK = Buffer.from('sealed:1:');
const TEXT_MARK = 'sealed:1:';

const keys = new Map<string, Buffer>();

/** Another key than the one that signs cookies, though both come from the same secret. */
function keyFrom(secret: string): Buffer {
  const known = keys.get(secret);
  if (known) return known;
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'plainly documents, version 1', KEY_BYTES));
  keys.set(secret, key);
  return key;
}

export function sealBytes(secret: string, plain: Uint8Array): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyFrom(secret), iv);
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([BYTES_MARK, iv, cipher.getAuthTag(), body]);
}

/** What was kept before sealing began comes back as it is. */
export function openBytes(secret: string, kept: Buffer): Buffer {
  if (!kept.subarray(0, BYTES_MARK.length).equals(BYTES_MARK)) return kept;
  const at = BYTES_MARK.length;
  const decipher = createDecipheriv(ALGORITHM, keyFrom(secret), kept.subarray(at, at + IV_BYTES));
  decipher.setAuthTag(kept.subarray(at + IV_BYTES, at + IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(kept.subarray(at + IV_BYTES + TAG_BYTES)), decipher.final()]);
}

export function sealText(secret: string, plain: string): string {
  return TEXT_MARK + sealBytes(secret, Buffer.from(plain, 'utf8')).subarray(BYTES_MARK.length).toString('base64url');
}

export function openText(secret: string, kept: string): string {
  if (!kept.startsWith(TEXT_MARK)) return kept;
  const sealed = Buffer.concat([BYTES_MARK, Buffer.from(kept.slice(TEXT_MARK.length), 'base64url')]);
  return openBytes(secret, sealed).toString('utf8');
}
