import type { PayPeriod } from '#domain/matter/case-file.ts';

/** For how long a sum is paid, in the words beside it: "600 a week", "a biweekly check of 900", "1,200 quincenal". */
const PERIODS: readonly (readonly [PayPeriod, string])[] = [
  ['two-weeks', String.raw`(?:every|each) (?:two|2|other) weeks?|every other (?:week|fri(?:day)?|thursday)|cada dos viernes|bi-?weekly|cada (?:dos|2) semanas|quincenal(?:es|mente)?|(?:a|por|cada|la) quincena|cada 15 dias`],
  ['week', String.raw`(?:a|per|each|every|the) (?:week|wk)|weekly|\/ ?(?:week|wk)|(?:a la|por|la|x|cada|a) semana|semanal(?:es|mente)?`],
  ['month', String.raw`(?:a|per|each|every) month|monthly|\/ ?(?:month|mo)|(?:al|por|cada|x) mes|mensual(?:es|mente)?`],
  ['year', String.raw`(?:a|per|each|every) (?:year|yr)|yearly|annual(?:ly)?|\/ ?(?:year|yr)|salary|(?:al|por|cada) año|anual(?:es|mente)?`],
]; // prettier-ignore

const AFTER = PERIODS.map(
  ([period, words]) =>
    [period, new RegExp(String.raw`^(?: (?:is|es) (?:what|lo que) (?:\p{L}+ ){0,2}(?:pays?|makes?|earns?|gets?|pagan?|gan[oa]|dan?)(?: (?:me|us))?)?(?: ?(?:dollars?|bucks|dolares|cash|en efectivo|gross|net|before taxes|brutos?|netos?|limpios?|only|solo|nomas|off the books|in cash|(?:of|from|del?|en|in) (?:my |the |mi |el |la )?(?:ssi|ssdi?|seguro social|social security|welfare|unemployment|desempleo|disability|pension|retiro)),?)* ?(?:${words})(?!\p{L})`, 'u')] as const,
); // prettier-ignore
const BEFORE = PERIODS.map(
  ([period, words]) => [period, new RegExp(String.raw`(?<!\p{L})(?:${words})(?:,? \p{L}+){0,3} \$? ?$`, 'u')] as const,
);
const ANYWHERE = PERIODS.map(([period, words]) => [period, new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, 'u')] as const); // prettier-ignore

export function periodBeside(before: string, after: string): PayPeriod | undefined {
  return (
    AFTER.find(([, words]) => words.test(after))?.[0] ??
    BEFORE.find(([, words]) => words.test(before.slice(-REACH)))?.[0]
  );
}
const REACH = 40;

/** "It's every two weeks, not a week": of a sum that was told before. */
export function periodAlone(said: string): PayPeriod | undefined {
  if (said.split(/\s+/).length > FEW_WORDS || /\d{3}/.test(said)) return undefined;
  const meant = said.replace(DENIED, ' ');
  const [one, other] = ANYWHERE.filter(([, words]) => words.test(meant));
  return other === undefined ? one?.[0] : undefined;
}
const FEW_WORDS = 10;
const DENIED = /(?<!\p{L})(?:not|no|isn'?t|no es|instead of|en vez de) (?:(?:a|by the|per|every|la|por|al|cada|each) )?(?:week(?:ly)?|month(?:ly)?|year(?:ly)?|semana\p{L}*|mes|mensual\p{L}*|año|anual\p{L}*)(?!\p{L})/u; // prettier-ignore
