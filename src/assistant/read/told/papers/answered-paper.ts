import type { PaperKind } from '#domain/matter/case-file.ts';

/** Papers that are called an eviction notice, by what stands in them: whoever is asked which it is reads out a line of it. */
const OF_EVICTION: readonly (readonly [PaperKind, RegExp])[] = [
  ['marshal-notice', /\b(?:marshal\w*|sheriff\w*|constable|alguacil)\b/],
  ['petition-holdover', /\bholdover\b/],
  ['petition-nonpayment', /^(?=.*\b(?:court|judge|index|docket|petition|hearing|corte|juez|expediente|peticion|audiencia)\b).*\b(?:rent\w*|owe\w*|non-?payment|renta|alquiler|deb[oe]\w*|pag\w+)\b/],
  ['rent-demand', /^(?!.*\b(?:court|judge|index|docket|petition|hearing|corte|juez|peticion|audiencia)\b).*(?:\b14[- ](?:days?|dias?)\b|\b(?:pay|owe\w*|behind|arrears|pague|pagar|deb[oe]|debemos|atrasad\w+)\b)/],
  ['notice-to-quit', /^(?!.*\b(?:court|judge|index|docket|petition|hearing|corte|juez|peticion|audiencia)\b).*(?:\b(?:10|30|60|90)[- ](?:days?|dias?)\b|\b(?:leave|get out|move out|vacate|be out|salir|salga|irme|irnos|vaya|mud\w+|desocup\w+)\b)/],
]; // prettier-ignore

const ASKED = new Set(['paper', 'paper:eviction']);

/** "What if I owe nothing?" reads out no line. */
const ASKS =
  /\?|\b(?:what if|can (?:he|she|they|i|we)|(?:do|does|will|would|should) (?:he|she|they|i|we)|y si|puedo|podemos|(?:me|nos|se) puede[n]?)\b/;

/** "It says 14 days", after we asked which of the papers it is. */
export const paperAnswered = (said: string, asked: string | null | undefined): PaperKind | undefined =>
  ASKED.has(asked ?? '') && !ASKS.test(said) ? OF_EVICTION.find(([, words]) => words.test(said))?.[0] : undefined;
