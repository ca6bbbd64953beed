import { plain } from './sentences.ts';
import { isQuestion } from './wording/question-form.ts';

/** "No", "wait", "sorry": what puts something right mostly begins with these, and says nothing by them. */
const LEAD = String.raw`^(?:(?:no+|nope|nah|wait|sorry|ok(?:ay)?|look|listen|please|but|actually|oops|que|ay|pero|mire|oiga|perdon|disculpe|espere)(?![\p{L}'])[\s,.!?:;…–-]*)*`;
/** What "no" stands before in Spanish where it only denies: "no me ha pagado", "no los tengo". */
const NEGATED = String.raw`se|hay|hubo|habia|tengo|tenemos|tienen?|tenia|puedo|podemos|pueden?|quiero|quieren?|saben?|ha|han|he|me|nos|les?|l[ao]s?|viv[eo]n?|trabaj\p{L}+|pag\p{L}+|estoy|esta[ns]?|firm\p{L}+|recib\p{L}+|todavia|mas`;
const OBJECTS = new RegExp(
  String.raw`^(?:no+|nope|nah|wrong|incorrect|you(?:'?re| are) wrong|(?:esta|estas) equivocad[oa])(?![\p{L}'])(?! (?:${NEGATED}|one)(?!\p{L}))|no (?:me|nos|lo|la|le) (?:han? )?\p{L}+,? (?:yo|fui|fue|sino)(?!\p{L})|${LEAD}(?:not|i (?:already |just )?(?:said|meant|told you)|i mean|correction|scratch that|let me correct|ya (?:te|se lo|le) dije|digo|dije|(?:quise|queria|quiero) decir|mejor dicho|(?:yo )?me equivoque|corrijo|correccion)(?![\p{L}'])`,
  'u',
);
/** "…, I said that I am a cashier". */
const SAID =
  /[,.;!?] ?(?:but |pero )?(?:i (?:already |just )?(?:said|told you)|ya (?:te|se lo|le) dije|digo|dije)(?! (?:what|no))\b/u;
const IS_NOT =
  /\b(?:(?:i|he|she|it|this|that|they|we)(?:'?(?:s|re|m)| is| are| am| was| were) not|(?:is|are|was|were)n'?t|no (?:es|era|fue|son|soy|eran))(?![\p{L}'])/u;
const NOT_LAST =
  /(?<=[\p{L}\d,]) (?:and )?not (?:an? |the |my |about )?[\p{L}\d]+[.! ]*$|[,.] no (?:de |por )?(?:el |la |los |las |un |una |mi )?\p{L}+[.! ]*$|(?<!(?<!\p{L})(?:que|como|cuando|porque|y|pero)) no (?:(?:el|un|una|mis?|sus?|al|del|de (?:la|los|mi)|por (?:la|el)) (?!(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)(?!\p{L}))\p{L}+|yo|ella|ellos)[.! ]*$/u;

/** "No, the state, not the IRS", "I said Nassau", "it was not a tax sale": something that was said, or taken for it, is put right. */
export function putsRight(message: string): boolean {
  const said = plain(message).trim();
  return [OBJECTS, SAID, IS_NOT, NOT_LAST].some((form) => form.test(said)) || insteadOf(message) !== null;
}

/** What something is not, behind the words that say so; not who somebody is, because that does not say what it is about. */
const DENIED = new RegExp(
  `(?<![\\p{L}'])(?:${[
    String.raw`(?:(?:he|she|it|this|that|they|we)(?:'?(?:s|re)| is| are| was| were) )?not(?! (?:what|where|why|how|when|if)\b)`,
    String.raw`(?:is|are|was|were)n'?t`,
    String.raw`(?:i|we) (?:do not|don'?t) (?:want|mean)(?: to)?`,
    String.raw`no (?:es|era|fue|son|eran|quiero|me refiero|(?:me|nos|lo|la|le) (?:ha|han)|hablo|pregunto)`,
    String.raw`(?<=[,.;] ?)no(?= (?:de|por|el|la|los|las|un|una|mi)\b)`,
  ].join(
    '|',
  )})(?: (?:an?|my|the|about|any|in|at|for|from|un|una|mi|el|la|los|las|al?|del?|en|por|sobre))* (\\p{L}+(?: \\p{L}+)?)`,
  'gu',
);
const WHO_I_AM = /\b(?:i'?m|i am|soy) (?:an? |the |el |la |un |una )?\p{L}+,? not (?:an? |the )?\p{L}+/gu;
/** Of a word so much is compared; what is shorter says too little, or stands in everything. */
const STEM = 5;
const SMALL = new Set(['not', 'the', 'and', 'but', 'just', 'only', 'what', 'that', 'this', 'its', 'for', 'you', 'they', 'has', 'was', 'his', 'her', 'one', 'lo', 'que', 'eso', 'por', 'son']); // prettier-ignore

const stemsIn = (text: string): Set<string> =>
  new Set(
    (plain(text).match(/\p{L}{3,}/gu) ?? []).filter((word) => !SMALL.has(word)).map((word) => word.slice(0, STEM)),
  );

/** What a message says that something is not, unless the same person says elsewhere that it is: the beginnings of these words. */
export function deniedIn(message: string, theirs: string): ReadonlySet<string> {
  const said = plain(message).replaceAll(WHO_I_AM, ' ');
  const asserted = stemsIn(`${plain(theirs)}. ${said}`.replaceAll(DENIED, ' '));
  const denied = [...said.matchAll(DENIED)].flatMap(([, words = '']) => [...stemsIn(words)]);
  return new Set(denied.filter((stem) => !asserted.has(stem)));
}

/** Something is said to be otherwise, and not only that we were wrong. */
export const saysOtherwiseThan = (message: string): boolean =>
  SAID.test(plain(message)) || deniedIn(message, '').size > 0;

/** Whether a text speaks of something that was denied, and does not deny it too. */
export function speaksOf(text: string, stems: ReadonlySet<string>): boolean {
  return stems.size > 0 && [...stemsIn(plain(text).replaceAll(DENIED, ' '))].some((stem) => stems.has(stem));
}

const SMALL_WORD = String.raw`(?:an?|my|the|his|her|their|about|any|in|at|for|from|on|of|with|un|una|mis?|el|la|los|las|al?|del?|en|por|sobre|para|con|su|sus)`;
const IT_IS = String.raw`(?:(?:he|she|it|this|that|they|we|i)(?:'?(?:s|re|m)| is| are| am| was| were)|es|era|fue|son|eran|soy|estaba|estaban|esta|estan)`;
const IT_IS_NOT = String.raw`(?:(?:he|she|it|this|that|they|we|i)(?:'?(?:s|re|m)| is| are| am| was| were) not|(?:(?:he|she|it|this|that|they|we|i) )?(?:is|are|was|were)n'?t|no (?:es|era|fue|son|eran|soy|estaba|estaban|esta|estan))`;
const UP_TO_FOUR = String.raw`(?:${SMALL_WORD} )*([\p{L}\d-]+(?: (?!${IT_IS}(?!\p{L}))[\p{L}\d-]+){0,3}?)`;
const REST = String.raw`(?:${SMALL_WORD} )*([\p{L}\d][^,.;!?]{2,50})[.! ]*$`;
const INSTEAD: readonly { readonly form: RegExp; readonly isNotLast?: true }[] = [
  // "It's not the gas, it's the light", "no era el gas sino la luz".
  {
    form: new RegExp(
      String.raw`${LEAD}${IT_IS_NOT} ${UP_TO_FOUR}[,.;:]* (?:but |pero |sino |y |and )*(?:${IT_IS} |(?<=sino ))${REST}`,
      'u',
    ),
  },
  // "Not the gas, the light".
  { form: new RegExp(String.raw`${LEAD}not ${UP_TO_FOUR}[,;] (?:${IT_IS} )?${REST}`, 'u') },
  // "It's the light, not the gas".
  {
    form: new RegExp(
      String.raw`${LEAD}(?:${IT_IS} |(?=${SMALL_WORD} ))${UP_TO_FOUR},? (?:and |y )?(?:not|no) ${REST}`,
      'u',
    ),
    isNotLast: true,
  },
  // "I did not go by car, I went on foot", in one verb: "yo no iba manejando, yo iba a pie".
  {
    form: new RegExp(
      String.raw`${LEAD}(?:yo |el |ella )?no (?=(\p{L}{3,}) )(?:\p{L}+) ${UP_TO_FOUR}[,.;]* (?:sino |yo |el |ella )*\1 ${REST}`,
      'u',
    ),
  },
];

/** What something is not, and what it is instead. */
export type Instead = { readonly not: string; readonly is: string };

/** "It's not the gas, it's the light"; null where not both are said. */
export function insteadOf(message: string): Instead | null {
  const said = plain(message).trim();
  for (const { form, isNotLast } of INSTEAD) {
    const [one, other] = (form.exec(said) ?? []).slice(-2);
    if (one === undefined || other === undefined) continue;
    return isNotLast ? { not: other, is: one } : { not: one, is: other };
  }
  return null;
}

const ONLY_NAMED = new RegExp(
  String.raw`${LEAD}(?:(?:i mean|i meant|digo|quise decir|hablo de|about|not that one|${IT_IS}|${SMALL_WORD})[ ,]+)*((?:[\p{L}-]+ ){0,3}[\p{L}-]+)[.! ]*$`,
  'u',
);
/** "Will I lose my license?" – "No, my nursing license": what was asked, with a word of it said more closely; null where it is none of its words, or nothing more. */
export function askedMoreClosely(message: string, written: string): string | null {
  const said = plain(message).trim();
  const named = OBJECTS.test(said) ? ONLY_NAMED.exec(said)?.[1] : undefined;
  const words = named?.split(' ').filter((word) => stemsIn(word).size > 0) ?? [];
  if (named === undefined || words.length < 2) return null;
  const [asked] = written.split(CLAUSE_END).filter(isQuestion).toReversed();
  const known = stemsIn(asked ?? '');
  const [same, ...others] = words.filter((word) => [...stemsIn(word)].some((stem) => known.has(stem)));
  return asked === undefined || same === undefined || others.length > 0
    ? null
    : withInstead(asked, { not: same, is: named });
}
const CLAUSE_END = /[.,;:!?\n]+\s*/;

/** What was written, with that put right in it; null where it did not speak of it. */
export function withInstead(written: string, { not, is }: Instead): string | null {
  const stems = stemsIn(not);
  const words = written.split(/\s+/);
  const isOfIt = words.map((word) => [...stemsIn(word)].some((stem) => stems.has(stem)));
  const first = isOfIt.indexOf(true);
  if (first === -1) return null;
  return words.flatMap((word, at) => (at === first ? [is] : isOfIt[at] ? [] : [word])).join(' ');
}
