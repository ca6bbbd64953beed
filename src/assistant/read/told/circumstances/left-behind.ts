import { NO_TALK, type Talk } from '../sums.ts';

const SPOUSE = String.raw`(?:surviving )?(?:spouse|husband|wife|widow(?:er)?|conyuge|espos[oa]|marido|viud[oa])`;
const PARENT = String.raw`(?:mom|mother|ma|mum|dad|father|pop|mama|mami|madre|papa|papi|padre)`;
const DIES = String.raw`(?:died|dies|passed(?: away)?|(?:is|was) (?:dead|gone|deceased)|murio|fallecio|se murio|esta muert[oa]|falto)`;

/** Somebody has died: elsewhere a husband or a wife is nobody who was left behind. */
const OF_A_DEATH =
  /\b(?:die[ds]|dead|death|passed(?: away)?|deceased|estate|inherit\w*|heirs?|no will|probate|surrogate\w*|muri[oe]\w*|muert\w+|fallec\w+|difunt\w+|heren\w+|hered\w+|sucesi\w+|sucesoria|testamento|estates\/)/;
/** Only supposed, or asked. */
const IF_SO = /\b(?:what |and )?if\b[^.?!,;]*|\bsi (?:no )?(?:hay|hubiera|tuviera|habia)\b[^.?!,;]*/g;

const NOBODY = [
  String.raw`(?:no|without an?y?|sin|ni|nor|never had an?|nobody s|nobody'?s) (?:\p{L}+ or |\p{L}+ ni )?${SPOUSE}`,
  String.raw`(?:was|is|were)(?: not|n'?t|nt)(?: even)? (?:re)?married|never (?:re)?married|(?:was|is|s|'s) (?:long |already )?(?:an? )?(?:widow(?:er|ed)?|divorced|single|unmarried)`,
  String.raw`no (?:habia|hay|hubo|tenia|tuvo|dejo|quedo|tiene)(?: ningun[oa]?)? (?:(?:hij[oa]s?|hijos) ni )?${SPOUSE}|no (?:estaba|era|estuvo) casad[oa]|(?:era|estaba|es) (?:viud|solter|divorciad)[oa]|nunca se caso`,
].map((words) => new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, 'u'));

/** "Mi papá ya murió": he went before whoever it is about. */
const ALREADY = String.raw`ya (?:el |la |mi |su )?${PARENT} (?:ya )?(?:murio|fallecio)|(?<!\p{L})(?:el|la|mi|su) ${PARENT} ya (?:murio|fallecio|habia muerto)`;
const WENT_FIRST = new RegExp(String.raw`(?<!\p{L})${PARENT} ${DIES} (?:before|already|first|antes)|${ALREADY}`, 'u');
/** "…, my dad died years ago": of two parents the other one went before. */
const WENT_BEFORE = new RegExp(
  String.raw`(?<!\p{L})${PARENT}(?: \p{L}+){0,2}? ${DIES}(?: \p{L}+)? (?:before|years ago|long ago|a long time|already|in (?:19|20)\d\d|(?:\d+|\p{L}+) years (?:ago|before)|antes|hace (?:mucho|\d+|(?:\p{L}+ )?años))|${ALREADY}`,
  'u',
);
const A_PARENT_DIED = new RegExp(
  String.raw`(?<!\p{L})${PARENT}(?: \p{L}+){0,3}? ${DIES}|${DIES}(?: (?:mi|la|el|su))* ${PARENT}`,
  'gu',
);

const SOMEBODY = [
  String.raw`(?:my|mi) (?:late )?(?:husband|wife|spouse|espos[oa]|marido|mujer)(?: \p{L}+){0,2}? ${DIES}|(?:died|murio|fallecio)(?: ayer)? mi (?:espos[oa]|marido|mujer)|my late (?:husband|wife|spouse)`,
  String.raw`i(?:'?m| am) (?:his|her|the|a) (?:widow(?:er)?|wife|husband|surviving spouse)|(?<!no )soy (?:la|el|su) (?:viud[oa]|espos[oa])`,
  String.raw`(?:my (?:step(?:mom|mother|dad|father))|his (?:second |new |third )?wife|her (?:second |new |third )?husband|mi (?:madrastra|padrastro)|su (?:segund[oa] |nuev[oa] )?(?:espos[oa]|marido)) (?:is|still|now|wants?|says?|lives?|gets?|has|wont|won'?t|esta|vive|quiere|dice|se quedo|no)`,
  String.raw`(?:had|has|left|leaves|leaving|tenia|tiene|dejo|deja) (?:behind )?(?:an? |his |her |una? |su |a su )(?:\p{L}+ )?(?:wife|husband|widow(?:er)?|espos[oa]|marido|viud[oa])|(?:an? |his |her |una? |su )(?:wife|husband|espos[oa]) (?:and|y) (?:\p{L}+ |\d+ )?(?:kids?|children|sons?|daughters?|hij[oa]s?)`,
].map((words) => new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, 'u'));

/** Whether whoever died left a husband or a wife; undefined where nobody says so. */
export function spouseLeft(said: string, { about }: Talk = NO_TALK): boolean | undefined {
  if (!OF_A_DEATH.test(`${said} ${about}`)) return undefined;
  const told = said.replaceAll(IF_SO, ' ');
  if (NOBODY.some((words) => words.test(told))) return false;
  // "My dad died years ago" alone may tell of the one whom it is about.
  const areTwo = (told.match(A_PARENT_DIED)?.length ?? 0) > 1;
  if (about.includes('estates/') && WENT_FIRST.test(told)) return false;
  if (areTwo && WENT_BEFORE.test(told)) return false;
  return SOMEBODY.some((words) => words.test(told)) ? true : undefined;
}
