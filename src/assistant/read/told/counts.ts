import type { CaseFile } from '#domain/matter/case-file.ts';
import { COUNT, countOf } from './numbers-in-words.ts';
import { workDays, type WorkDays } from './pay/by-the-day.ts';
import { isOfWork, type Talk } from './sums.ts';

/** What people count of their life, and what sums hang on: children, people in the home, hours of work. */
export function countsTold(said: string, talk: Talk): Pick<CaseFile, 'children' | 'household'> & WorkDays {
  const children = childrenIn(said, talk);
  const household = householdIn(said, talk);
  const days = workDays(said, { file: talk.file, isOfWork: isOfWork(said, talk.file, talk.about) });
  const hoursAWeek = days.hoursAWeek ?? hoursIn(said, talk);
  return {
    ...(children === undefined ? {} : { children }),
    ...(household === undefined ? {} : { household }),
    ...days,
    ...(hoursAWeek === undefined ? {} : { hoursAWeek }),
  };
}

/** The last that was said: "2 kids, no wait, 3 kids". */
function lastCount(pattern: RegExp, said: string, most: number): number | undefined {
  return [...said.matchAll(pattern)].flatMap((found) => countOf(found[1], most) ?? []).at(-1);
}

const CHILDREN = String.raw`(?:kids?|child(?:ren)?|hij[oa]s?|niñ[oa]s|nin[oa]s|nen[eoa]s|chamac[oa]s|babies|sons?|daughters?|boys|girls|little ones|chiquit[oa]s|pequeñ[oa]s|menores)`;
/** "2 kids", "two small children", "tres niños"; not how old one is, nor who else has some. */
const SO_MANY = new RegExp(
  String.raw`(?<!\b(?:has|tiene|had|with|con|the other|age) |\$ ?)\b${COUNT} (?:(?:minor|small|young|little|grown|beautiful|other|school age|hermos[oa]s) )?${CHILDREN}\b(?! (?:in (?:the|his|her) class|at (?:the|his|her) school))`,
  'g',
);
const HAS_THEM = new RegExp(
  String.raw`\b(?:have|got|with|for|of|support|take care of|tengo|tenemos|con|por|para|de|mis|mi|my) (?:(?:our|my|mis|nuestros|the|los|las|solo|only|just) )*${COUNT} (?:(?:minor|small|young|little|other) )?${CHILDREN}\b`,
  'g',
);
const A_CHILD = String.raw`(?:kid|child|son|daughter|boy|girl|baby|hij[oa]|niñ[oa]|nen[eoa]|bebe|chamac[oa])`;
/** "A son", "una nena de 4 años". */
const AGED = String.raw`(?: de \d{1,2}(?: años)?)?`;
const ANOTHER = String.raw`(?:an?|one|another|una?|otr[oa])`;
const ONE_CHILD = new RegExp(
  String.raw`\b(?:for|por|para|have|tengo|tenemos|only|just|solo|support for) (?:(?:my|mi|our) )?(?:one|1|a single|un solo|una sola|un|una) ${A_CHILD}\b`,
);
/** "A son and a daughter", "un nene, una nena y otro bebé". */
const ONE_BY_ONE = new RegExp(
  String.raw`\b(?:have|got|tengo|tenemos) (?:an?|one|una?) ${A_CHILD}${AGED}(?:(?:,|,? and|,? y) ${ANOTHER} ${A_CHILD}${AGED})+`,
);
/** "Es una sola, ya le dije." */
const ONLY_ONE =
  /^\W*(?:(?:its?|it'?s|es|son|no|solo|just|only|i said|ya (?:le|te) dije)[\s,]*)*(?:only one|just one|one|una? sol[oa]|un[oa]|una? nada mas)\b/;
/** "No, 3" and "its 3": said of the children that were counted before. */
const ONLY_A_NUMBER = new RegExp(
  String.raw`^\W*(?:(?:no|wait|sorry|perdon|actually|i mean|its|it'?s|son|are|there are|theres|we have|tengo|solo|just|only|like|ok|oh)[\s,.!]*)*${COUNT}(?: (?:of them|now|ahora|en total|in all|total))?\W*$`,
);
const MOST_CHILDREN = 15;

function childrenIn(said: string, { file, about }: Talk): number | undefined {
  const oneByOne = ONE_BY_ONE.exec(said)?.[0].match(new RegExp(String.raw`\b${A_CHILD}\b`, 'g'));
  if (oneByOne) return oneByOne.length;
  const found = lastCount(SO_MANY, said, MOST_CHILDREN) ?? lastCount(HAS_THEM, said, MOST_CHILDREN);
  if (found !== undefined) return found;
  if (ONE_CHILD.test(said)) return 1;
  if (about.startsWith('family/') && ONLY_ONE.test(said)) return 1;
  const isOfChildren = file.children !== undefined && file.household === undefined;
  return isOfChildren ? countOf(ONLY_A_NUMBER.exec(said)?.[1], MOST_CHILDREN) : undefined;
}

const PEOPLE = String.raw`(?:people|persons?|personas?|of us|adults?|in all|total|en total|family members)`;
const FAMILY_OF: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:family|household|house|home|hogar|familia) (?:size )?(?:of|de|is|with|con|son)(?: about| like)? ${COUNT}\b`, 'g'),
  new RegExp(String.raw`\b(?:we are|we're|were|there are|there's|theres|its|it's|somos|vivimos|estamos)(?: only| just| like| about| solo| como| ya)? ${COUNT}(?: ${PEOPLE})?(?= (?:in|at|living|here|en|aqui|de familia|with|con|people|persons?|personas?|of us|adults?|total|and (?!a half)\p{L}+|y (?!medi)\p{L}+)(?!\p{L})|[,.;!?]|$)`, 'gu'),
  new RegExp(String.raw`\b${COUNT} (?:people|personas|persons|of us|adults and kids)(?: (?:live|living|are|vivimos|viven))?(?: (?:in|at|en))? (?:(?:my|our|the|this|mi|la|nuestra|el) )?(?:home|house|household|apartment|apt|casa|hogar|apartamento|here|aqui)\b`, 'g'),
  new RegExp(String.raw`\bhousehold size(?: is|:)? ${COUNT}\b`, 'g'),
]; // prettier-ignore
const ALONE =
  /\b(?:live alone|i live by myself|live by myself|living alone|im (?:alone|single no kids)|just me\b|only me\b|myself only|household of one|vivo sol[oa]|soy yo sol[oa]|solo (?:soy )?yo\b|yo sol[oa]\b|nada mas yo)\b/;
const WITH_A_PARTNER =
  /\b(?:(?:my |the )?(?:husband|wife|spouse|partner|boyfriend|girlfriend) and (?:i|me)|me and (?:my |the )?(?:husband|wife|spouse|partner|man|girl|boyfriend|girlfriend)|(?:i|we) live with my (?:husband|wife|spouse|partner)|mi (?:espos[oa]|marido|mujer|pareja) y yo|yo y mi (?:espos[oa]|marido|mujer|pareja)|vivo con mi (?:espos[oa]|marido|mujer|pareja)|married with|casad[oa] con)\b/;
/** "Me and my two kids", "single mom of 3", "madre soltera con dos niños". */
const WITH_CHILDREN = new RegExp(
  String.raw`\b(?:me and (?:my )?|myself and (?:my )?|single (?:mom|mother|dad|father|parent)(?: of| with| to|,)? (?:my )?|yo y mis |yo con mis |madre soltera (?:de|con) |padre soltero (?:de|con) |and (?:our )?|y (?:nuestros )?|with |con (?:mis )?)${COUNT} (?:(?:small|young|little|minor) )?(?:kids?|child(?:ren)?|hij[oa]s?|niñ[oa]s?|nin[oa]s?|boys|girls)\b`,
);
/** "Me and my daughter", "vivo con mi hija y mi nieto". */
const LIVES_WITH =
  /\b(?:me and|yo y|just me and|vivo con|(?:i|we) live with|it'?s me,?) ((?:(?:,| and| y)? ?(?:my|mi) (?!two|three|four|five|six|kids|children)\p{L}+)+)/u;
const RELATIVES = /\b(?:my|mi) (?:kid|child|son|daughter|baby|mom|mother|dad|father|sister|brother|grand\p{L}+|aunt|uncle|cousin|niece|nephew|husband|wife|partner|boyfriend|girlfriend|gf|bf|hij[oa]|niñ[oa]|nin[oa]|bebe|mama|papa|madre|padre|herman[oa]|niet[oa]|abuel[oa]|ti[oa]|prim[oa]|sobrin[oa]|suegr[oa]|espos[oa]|marido|mujer|novi[oa]|pareja)(?!\p{L})/gu; // prettier-ignore
/** "… y mis dos hijos"; how many "my kids" are, nobody knows. */
const AND_CHILDREN = new RegExp(
  String.raw`^,? ?(?:and|y) (?:my|our|mis|nuestr[oa]s|los) (?:${COUNT} )?(?:(?:small|young|little|minor) )?${CHILDREN}\b`,
);
const MOST_PEOPLE = 20;

function householdIn(said: string, { file }: Talk): number | undefined {
  const named = FAMILY_OF.map((pattern) => lastCount(pattern, said, MOST_PEOPLE)).find((one) => one !== undefined);
  if (named !== undefined) return named;
  const children = WITH_CHILDREN.exec(said)?.[1];
  const parents = WITH_A_PARTNER.test(said) ? 2 : /\b(?:me|myself|yo|i|single|solter[oa])\b/.test(said) ? 1 : 0;
  if (children !== undefined && parents > 0) return (countOf(children, MOST_CHILDREN) ?? 0) + parents;
  const together = LIVES_WITH.exec(said);
  const others = together?.[1]?.match(RELATIVES)?.length ?? 0;
  const further = AND_CHILDREN.exec(said.slice((together?.index ?? 0) + (together?.[0].length ?? 0)));
  if (others > 0 && further)
    return further[1] === undefined ? undefined : 1 + others + (countOf(further[1], MOST_CHILDREN) ?? 0);
  if (others > 0) return 1 + others;
  if (WITH_A_PARTNER.test(said)) return 2;
  if (ALONE.test(said)) return 1;
  return file.household === undefined ? undefined : countOf(ONLY_A_NUMBER.exec(said)?.[1], MOST_PEOPLE);
}

const HOURS = String.raw`(?:hours?|hrs?|horas?|h)\b`;
/** "Overtime after 40 hours a week": what the law counts, and not what somebody works. */
const FROM_THEN_ON = String.raw`(?<!\b(?:after|past|beyond|despues de|a partir de|pasadas)(?: the| las)? )`;
const A_WEEK: readonly RegExp[] = [
  new RegExp(String.raw`${FROM_THEN_ON}\b(\d{1,3})\+? ?${HOURS} ?(?:of work )?(?:a|per|each|every|/|x|por|a la|cada|in a|en una|la|this|last|all) ?(?:whole )?(?:week|wk|semana)\b`, 'g'),
  new RegExp(String.raw`\b(?:week|weekly|semana|semanal(?:es|mente)?) (?:of |is |was |son |de |i (?:do|work|did) )?(?:about |like |como )?(\d{1,3})\+? ?${HOURS}(?! ?(?:a|per|each|/|al|por) ?(?:day|dia))`, 'g'),
  new RegExp(String.raw`\b(?:week|wk|semana|semanal\w*|hour|hr|hora|cash|efectivo)[, ]+(?:at |for |por |x )?(?:about |like |como |unas )?(\d{2,3}) ?${HOURS}`, 'g'),
  new RegExp(String.raw`${FROM_THEN_ON}\b(\d{1,3}) ?${HOURS} (?:weekly|semanales|a la semana|por semana)`, 'g'),
  new RegExp(String.raw`\b(?:work(?:s|ed|ing)?|trabaj\w+|do|did|hago|hice)(?: (?:about|like|around|over|more than|at least|como|unas|mas de|hasta|up to|almost|casi))* (\d{2,3})\+? ?${HOURS}(?! ?(?:a|per|each|every|/|al|por|un|straight|seguid\w+) ?(?:day|dia|night|noche|month|mes|shift)|[- ]?shift| straight| seguid)`, 'g'),
]; // prettier-ignore
const MOST_HOURS = 120;
const LEAST_HOURS = 2;
const HOURS_OF_A_DAY = 24;
const BARE_HOURS = /^\W*(?:(?:no|wait|sorry|perdon|actually|i mean|its|it'?s|son|like|about|como|unas|around|ok|more like|mas bien)[\s,.!]*)*(\d{1,3})(?: ?(?:hours?|hrs?|horas))\W*$/; // prettier-ignore

function hoursIn(said: string, { file, about }: Talk): number | undefined {
  const named = A_WEEK.map((pattern) => lastCount(pattern, said, MOST_HOURS)).find((one) => one !== undefined);
  if (named !== undefined && named >= LEAST_HOURS) return named;
  const isInTalk = file.hoursAWeek !== undefined || about.startsWith('employment/');
  const bare = isInTalk ? countOf(BARE_HOURS.exec(said)?.[1], MOST_HOURS) : undefined;
  return bare ?? (isOfWork(said, file, about) ? moreThanADay(said) : undefined);
}

/** "58 hours, six days": more than a day has is of a week, unless it is a time in which something happens. */
function moreThanADay(said: string): number | undefined {
  const [only, ...others] = [...said.matchAll(MANY_HOURS)].flatMap((found) => countOf(found[1], MOST_HOURS) ?? []);
  return only !== undefined && only > HOURS_OF_A_DAY && others.length === 0 ? only : undefined;
}
const MANY_HOURS = new RegExp(
  String.raw`(?<!\b(?:within|in|after|for|last|past|every|dentro de|en|hace|cada|despues de) )\b(\d{2,3}) ?${HOURS}(?! (?:straight|seguid\w+|ago|later|notice|to |para|de (?:aviso|enfermedad)|of (?:notice|leave|sick)|extra|over|after|before|despues|antes))`,
  'g',
);
