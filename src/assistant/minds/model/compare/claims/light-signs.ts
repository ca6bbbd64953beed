/**
 * Differences that sentences which say the same show as often as others do ("usually" left out, an actor only implied). Alone
 * they reject nothing; the nearness of the two sentences decides.
 */
const LIGHT: readonly (readonly [check: string, begins: readonly string[]])[] = [
  ['actors', ['unsaid']],
  ['coverage', ['unknown']],
  ['denial', ['may not said', 'must not said', 'optional', 'said for denied']],
  ['order', ['before for after', 'before not said', 'first']],
  ['scope', ['most']],
  ['signs', ['even', 'may for must', 'most left out']],
];
/** These are light only as they stand: "not left out" is heavy. */
const LIGHT_WHOLE: readonly (readonly [check: string, whys: readonly string[]])[] = [
  ['scope', ['part']],
  ['signs', ['not', 'without']],
];

export type Difference = { readonly check: string; readonly why: string };

export const isLight = ({ check, why }: Difference): boolean =>
  LIGHT.some(([name, begins]) => name === check && begins.some((begin) => why.startsWith(begin))) ||
  LIGHT_WHOLE.some(([name, whys]) => name === check && whys.includes(why));
