export const RISES =
  /\b(?:rais\w+|increas\w+|hik\w+|bump\w+|jack\w+|went (?:up )?from|went up|go(?:es|ing)? up|sub(?:io|ieron|ir\w*|e|en)|aument\w+)\b/;
const UP_TO = /\b(?:to|a|hasta|at|is|es|from|de)(?: (?:about|around|like|como|unos))? ?$/;
const REACH = 45;
/** What was asked before is another sentence. */
const sentenceIn = (before: string) => before.split(/[.?!](?!\d)/).at(-1) ?? '';

/** By how much the rent goes up. */
export const isRise = (before: string, after: string): boolean =>
  (RISES.test(sentenceIn(before).slice(-REACH)) &&
    !UP_TO.test(before) &&
    !/^ (?:is|es) (?:the |my |la )?(?:new |nueva )?rent/.test(after)) ||
  /^ (?:more|mas|extra|increase|de aumento)\b/.test(after);

/** "Raised it to 1,650", "from 1,400 to 1,650", "the new rent is 1,650", "me la quiere subir a 1650". */
const NEW_RENT = new RegExp(
  String.raw`${RISES.source}[^.?!]{0,60}\b(?:to|a|hasta|at)(?: (?:about|around|like|como|unos))? \$? ?$|\b(?:new|nueva) (?:rent|renta|lease|one)(?: (?:is|says|would be|will be|es|sera|de|of|at|dice))* \$? ?$`,
);
/** What the rent is to be. */
export const isNewRent = (before: string, after: string): boolean =>
  NEW_RENT.test(before) || /^ (?:is|es) (?:the |my |la )?(?:new |nueva )(?:rent|renta)/.test(after);

/** "From 1,400 to 1,650", of a rent that goes up. */
const FROM_TO =
  /\b(?:(?:from|de|goes|going|went|mine) )?(\$? ?\d[\d,.]*) (?:dollars |dolares )?(?:to|a) (\$? ?\d[\d,.]*)/;
/** "I was paying 1,400, now he wants 1,650", "la renta era de 1,400 y me la pusieron en 1,650". */
const THEN_NOW = new RegExp(
  String.raw`\b(?:was|were|used to pay|pagaba|pagabamos|pagando|era|estaba|antes)\b[^.?!\d$]{0,25}(\$? ?\d[\d,.]*)[^.?!\d$]{0,30}\b(?:(?:now|ahora)\b(?: [\w']+){0,2}? (?:wants?|asks?|asking|charg\w+|is|its|it's|quieren?|piden?|cobran?|es|son|sera)|me la (?:pus|sub|dej)\w+)\b[^.?!\d$]{0,12}(\$? ?\d[\d,.]*)`,
);
const OF_PAYING_RENT = /\b(?:rents?|renta|alquiler|pay(?:ing)?|pagaba|pagabamos|pagando)\b/;
const OF_EARNING = /\b(?:mak\w+|earn\w*|gan\w+|deposit\w*|wages?|salary|sueldo)\b/;

const LEAST_RENT = 300;
const isDay = (value: number) => value >= 1900 && value <= 2099;
type Risen = { readonly from: number; readonly to: number; readonly words: string };

/** From what to what the rent goes up, and the words that say so. */
export function risenIn(said: string): Risen | null {
  const thenNow = THEN_NOW.exec(said);
  const around = thenNow ? said.slice(Math.max(0, thenNow.index - REACH), thenNow.index + thenNow[0].length) : '';
  const isOfRent = OF_PAYING_RENT.test(around) && !OF_EARNING.test(around);
  const found = (isOfRent ? thenNow : null) ?? FROM_TO.exec(said);
  if (!found) return null;
  const [from = 0, to = 0] = found.slice(1).map((sum) => Number(sum.replaceAll(/[$, ]|\.$/g, '')));
  return from >= LEAST_RENT && to >= LEAST_RENT && !isDay(from) ? { from, to, words: found[0] } : null;
}
