import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readVectorFile, writeVectorFile } from '#assistant/find/vectors/vector-file.ts';
import { ROOT } from './root.ts';

/** Every text that was embedded, with its vector as the model makes it. */
const CACHE = path.join(ROOT, '.cache/embedded.bin');
export const MODEL = path.join(ROOT, 'training/model/model.int8.onnx');

/** What was embedded before by the same model: a new phrase then costs seconds instead of minutes. */
export function readCache(): Map<string, Float32Array> {
  if (!existsSync(CACHE)) return new Map();
  const { groups, rows, stamp: madeBy } = readVectorFile(readFileSync(CACHE));
  if (madeBy !== modelStamp()) return new Map();
  return new Map(groups.map((one) => [one.id, rows.middle(one)]));
}

export function writeCache(vectors: ReadonlyMap<string, Float32Array>): void {
  mkdirSync(path.dirname(CACHE), { recursive: true });
  const groups = [...vectors].map(([id, vector]) => ({ id, vectors: [vector] }));
  writeFileSync(CACHE, writeVectorFile(modelStamp(), groups));
}

function modelStamp(): string {
  return createHash('sha256').update(readFileSync(MODEL)).digest('hex').slice(0, 16);
}
