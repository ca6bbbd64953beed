const EMPTY = new Set(
  (
    'a an the and or but nor of to in on at for from by with within without into onto over under about after before during until than then ' +
    'is are was were be been being am do does did done has have had having can could may might must shall should will would ' +
    'i me my we our us you your yours he him his she her it its they them their this that these those there here what when where which who whom whose how why ' +
    'if not no nor so just also only even still yet very more most much many any all some each every other another such same own ' +
    'new york ny nyc state law laws legal rule rules general generally usually often commonly typically means mean say says said under per ' +
    'un una unos unas el la los las lo de del al en y o u que mi su sus se le les me por para con sin es son ser fue esta este estos estas eso ese como cuando donde quien ' +
    'puede pueden debe deben tiene tienen hay mas muy tambien usted nueva estado ley leyes segun ya'
  ).split(' '),
);
const WORD = /[\p{L}][\p{L}’'-]+/gu;

/** The words that carry meaning, each cut to its stem; numbers are compared elsewhere. */
export function contentWords(text: string): Set<string> {
  const words = plain(text).match(WORD) ?? [];
  return new Set(words.filter((word) => word.length > 2 && !EMPTY.has(word)).map(stem));
}

/** How much of the one is in the other, from 0 to 1; what has no words at all is not in anything. */
export function overlap(words: ReadonlySet<string>, others: ReadonlySet<string>): number {
  if (words.size === 0) return 0;
  let shared = 0;
  for (const word of words) if (others.has(word)) shared += 1;
  return shared / words.size;
}

function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").replace(/'s\b/g, '');
}

const ENDINGS =
  /(?:ations?|itions?|ings?|ments?|ions?|ers?|ors?|edly|ly|ied|ies|ed|es|s|e|amente|aciones|acion|ados|adas|ado|ada|ando|iendo|ir|ar|er|os|as|o|a)$/;

/** "Deducted", "deduction" and "deducts" are one word. */
function stem(word: string): string {
  const short = word.replace(ENDINGS, '');
  return (short.length >= 3 ? short : word).replace(/([^aeiou])\1$/, '$1').replace(/[iy]$/, '');
}
