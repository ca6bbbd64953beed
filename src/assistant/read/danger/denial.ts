import { anyOf, straight } from './any-of.ts';

/** What may have been heard, as people name it when they deny it. */
const DONE_TO = String.raw`(?:hurt|hit|attack|beat|threaten|abus|touch|arrest|kidnap|robb|scamm|chok)\p{L}*|keeping`;
const HECHO_A = String.raw`(?:atac|peg|golpe|amenaz|toc|lastim|agred|maltrat|secuestr|asalt|arrest|enga[ñn])\p{L}*|hizo (?:nada|da[ñn]o)|hace (?:nada|da[ñn]o)`;
const BAD = String.raw`suicidal|unsafe|missing|in (?:any )?(?:danger|distress|crisis)`;
const MALO = String.raw`en (?:peligro|crisis)|perdid[oa]s?|arrestad[oa]s?|herid[oa]s?|encerrad[oa]s?|pres[oa]s?`;
const ALARM = 'scam|emergency|violence|abuse|suicide|overdose|arrest|crisis|kidnapping';
const ALARMA = 'estafa|emergencia|violencia|abuso|suicidio|sobredosis|arresto|secuestro';

/** "I am not going to hurt myself, I asked about my check.", "nobody is hurting me", "it is not a scam". */
const DENIED = anyOf([
  String.raw`(?:nobody|no one|no-one|noone)(?: here)?(?:'?s| is| was| has| ever)? (?:(?:ever|being|even) )?(?:(?:${DONE_TO})(?: (?:me|us|him|her|any(?:body|one)))?|${BAD})`,
  String.raw`(?:i(?:'?m| am)|(?:he|she|they|we)(?:'?s|'?re| is| are)) not (?:${BAD}|a victim|homeless|being (?:${DONE_TO})|hurting myself|(?:going to|gonna) (?:hurt|harm|kill) (?:myself|anyone))`,
  String.raw`do(?:n'?t| not) want to (?:hurt|harm|kill) (?:myself|anyone)|(?:he|she) (?:never|didn'?t|doesn'?t) (?:hit|hits|hurt|hurts) me`,
  String.raw`(?:isn'?t|not|aren'?t) (?:gonna|going to) (?:hurt|kill|hit) me|(?:(?:it'?s|this is|that'?s) not|isn'?t|is not) (?:about )?(?:an? |any )?(?:${ALARM})`,
  String.raw`nadie (?:(?:me|nos|le|lo|la) )?(?:(?:ha|est[aá]|fue) )?(?:${HECHO_A}|${MALO}|se quiere matar)|no me (?:(?:est[aá]n?|han?) )?(?:peg|golpe|amenaz|lastim|maltrat)\p{L}*|no me va a (?:pegar|matar|hacer (?:nada|da[ñn]o))`,
  String.raw`no (?:me quiero|quiero|voy a) (?:matar(?:me)?|hacerme da[ñn]o|suicidarme)|no soy v[ií]ctima|no (?:estoy|estamos|est[aá]n?) (?:${MALO})`,
  String.raw`no tengo (?:ning[uú]n )?problemas? de seguridad|no (?:es|se trata de) (?:un |una |ning[uú]n |ninguna )?(?:${ALARMA})`,
]);

/** "Why are you giving me a suicide number?": what we said, and nothing that happened. */
const REJECTED = anyOf([
  String.raw`why (?:are|r|do|did|would) (?:you|u) (?:keep )?\p{L}+(?: \p{L}+){0,5}? (?:suicid\p{L}*|violence|abuse|overdose|911|988|hotlines?|crisis)(?: (?:numbers?|hotlines?|lines?|stuff|cards?))?`,
  String.raw`por ?qu[eé] me (?:da|dan|manda|mandan|habla|hablan|dice|pone)(?: \p{L}+){0,5}? (?:suicidio|violencia|abuso|sobredosis|911|988|emergencias?|crisis)`,
  String.raw`(?:do(?:n'?t| not) need|stop (?:giving|sending|showing) me) (?:an?y? |the |that )?(?:suicid\p{L}*|violence|abuse|crisis|emergency)? ?(?:911|988|hotlines?|numbers?)`,
]);

const OPENS = String.raw`^(?:(?:no+|nah|oh|what|wait|huh|lol|ay|my goodness|que|ok(?:ay)?)[\s,.!?]+)*`;

/** "No, I'm fine": after an alarm it denies it; before one it may be said by somebody who is not. */
const SAYS_FINE = new RegExp(
  String.raw`${OPENS}(?:i'?m|i am|we'?re|we are|estoy|estamos) (?:(?:perfectly|totally|completely|really|just|muy) )?(?:fine|all ?right|ok(?:ay)?|safe|good|bien)(?!\p{L}| (?:with|but|now|pero|con|ahora|ya))`,
  'iu',
);
const MEANT_OTHERWISE =
  /(?<!\p{L})(?:(?:i )?(?:didn'?t|did not) mean (?:it |that )?(?:like that|that way|it like that)|(?:that|this)(?:'?s| is) not what i mean[t]?|no (?:lo|me|quise) (?:dije|decia|decía|refer[ií]a|decir)(?: eso| a eso| as[ií]| por eso| en ese sentido)+)(?!\p{L})/iu;
const NO_AND_FINE = /^no+[, ]+i'?m (?:fine|ok(?:ay)?|safe|good)(?!\p{L})/iu;

/** Says that it is not what it sounds like. */
export const deniesDanger = (written: string): boolean =>
  [DENIED, NO_AND_FINE, REJECTED].some((words) => words.test(straight(written)));

/** The same, where somebody just took something for an emergency that no plain word said. */
export const saysFine = (written: string): boolean =>
  [SAYS_FINE, MEANT_OTHERWISE].some((words) => words.test(straight(written)));

/** Does not want what was offered for an emergency. */
export const rejectsHelp = (written: string): boolean => REJECTED.test(straight(written));

/** What is said besides. */
export const withoutDenial = (written: string): string =>
  straight(written)
    .replaceAll(new RegExp(`${DENIED.source}|${REJECTED.source}`, 'giu'), ' ')
    .replace(SAYS_FINE, ' ')
    .replace(MEANT_OTHERWISE, ' ')
    .replace(/^(?:(?:no|nah|oh|what|huh|lol|ay|que|my goodness)\b|[\s,.!?])+/iu, '')
    .trim();
