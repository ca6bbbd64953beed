import type { Danger } from '../reading.ts';
import { plain } from '../sentences.ts';

const ORDER = String.raw`(?:(?:temporary |full )*orders? of protection|(?:restraining|protective|protection) orders?)`;
const ORDEN = String.raw`orden(?:es)? de (?:proteccion|restriccion|alejamiento)`;

/** An order of protection against whoever writes: "cops handed me an order", "me puso una orden". */
const AGAINST_ME: readonly RegExp[] = [
  new RegExp(String.raw`\b${ORDER}\b.{0,30}\b(?:against|on) me\b`),
  new RegExp(String.raw`\b(?:(?:handed|served|slapped|hit) me\b.{0,14}|i (?:just )?(?:got|was|am|been|have been) (?:served|hit|slapped)\b.{0,14})\b${ORDER}\b`),
  new RegExp(String.raw`\b(?:i have|i'?ve got|there(?: is|'s|s)) an? ${ORDER} against me\b`),
  new RegExp(String.raw`\bme (?:puso|pusieron|saco|sacaron|metio|metieron) (?:\p{L}+ ){0,3}?${ORDEN}`, 'u'),
  new RegExp(String.raw`\b${ORDEN}\b.{0,30}\b(?:en mi contra|contra mi(?! \p{L}))`, 'u'),
]; // prettier-ignore

/** Whether whoever writes says that such an order is against them. */
export const isAccused = (said: string): boolean => AGAINST_ME.some((form) => form.test(said));

/** Somebody who is accused is no victim for that: what only sounds like violence at home is answered. Plain words of being hurt are heard all the same. */
export function unlessAccused(message: string, danger: Danger | null): Danger | null {
  const isHeard = danger?.id === 'violence-at-home' && danger.nearness !== undefined;
  return isHeard && isAccused(plain(message)) ? null : danger;
}
