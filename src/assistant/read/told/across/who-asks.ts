import type { OtherSide } from '#domain/matter/case-file.ts';

/** "Tenants' rights" and the like are no tenants of anybody's. */
const NO_PERSON = String.raw`\b(?!'? (?:rights?|associations?|unions?|laws?|lawyers?|protections?|portals?|accounts?|files?|records?|cases?|blacklist|screening|court|branch|part|meeting|organiz\w+|insurance|list))`;
const TENANT = String.raw`(?<!landlord[ -])(?:tenants?|renters?|lodgers?|subtenants?|sub-tenants?|boarders?)${NO_PERSON}`;
const INQUILINO = String.raw`(?:sub)?inquilin[oa]s?\b`;
const HOME = String.raw`(?:house|home|apartment|apt|room|basement|studio|place|unit|floor|bedroom|condo|garage|attic)`;
const CASA = String.raw`(?:casa|apartamento|cuarto|habitacion|pieza|sotano|basement|estudio|piso|garaje|recamara|apto)`;
const SOMEBODY = String.raw`(?:un(?:[oa]s?)?|otr[oa]s?|el|la|mi|dos|tres) (?:\w+ )?(?:señor\w*|muchach\w+|famili\w+|pareja|tip[oa]|chic[oa]|hombre|mujer|amig[oa]|prim[oa]|sobrin[oa]|inquilin\w+|jov\w+|persona)`;

/** Who says this rents out a home. "I own" alone is said of a home that nobody else lives in, and "le rento a un señor" by either side. */
const RENTS_OUT: readonly RegExp[] = [
  /\b(?:i'?m|i am|im|being|as) (?:just |only |not )?(?:an? |the )?(?:\w+ )?(?:landlord|landlady)\b(?!'s)/,
  new RegExp(String.raw`\b(?:my|our) (?:(?:own|old|ex|former|new|only|current|last|downstairs|upstairs|basement|section 8|\w+ floor)[ -])*${TENANT}`),
  new RegExp(String.raw`\b(?:i|we) (?:\w+ )?(?:have|had|got|evict\w*)(?: out)? (?:an?|the|one|two|\d) (?:\w+ )?${TENANT}|\b(?:i|we) own\b.{0,140}\b${TENANT}|\b(?:i'?m|i am|im) (?:an? |the )?(?:\w+ )?owner\b.{0,100}(?<!not an? )\b${TENANT}`),
  new RegExp(String.raw`\b${TENANT}.{0,60}\b(?:owes? (?:me|us)|pays? (?:me|us)|(?:not|never|stopped|quit|won'?t|hasn'?t|didn'?t) pa(?:y|id|ying) (?:me|us))\b`),
  new RegExp(String.raw`(?<!\b(?:can|could|may|should|if) )\b(?:i|we)(?:'m|'re|'ve| am| are|m)? (?:been )?rent(?:ed|ing)? (?:(?:it )?out (?:my|our|the|a) (?:\w+ ){0,2}?${HOME}|(?:my|our|out my) (?:\w+ ){0,3}?${HOME}\b.{0,12}\bto\b)`),
  new RegExp(String.raw`\b(?:mis?|nuestr[oa]s?) (?:ex )?${INQUILINO}|\b(?:tengo|tenemos|tenia) (?:a )?(?:un[oa]?s? |dos |tres |el |la )?(?:\w+ )?${INQUILINO}`),
  new RegExp(String.raw`\b(?:soy|somos) (?:el |la |l[oa]s )?(?:caser[oa]s?|arrendador\w*)\b|\b(?:soy|somos) (?:el |la |l[oa]s )?(?:dueñ[oa]s?|propietari[oa]s?)\b.{0,100}\b${INQUILINO}`),
  new RegExp(String.raw`(?<!\b(?:ya|el|ella|ellos|dueñ[oa]|caser[oa]) )\b(?:rento|rentamos|rentaba|rente|alquilo|alquilamos|alquilaba|alquile) (?:(?:mi|nuestr[oa]|el|la|un|una) ${CASA}\b.{0,40}\ba|a) ${SOMEBODY}.{0,80}\b(?:me|nos) (?:debe\w*|paga\w*|pago|quieren? pagar)\b|(?<!\b(?:ya|el|ella|ellos|dueñ[oa]|caser[oa]) )\b(?:rento|rentamos|alquilo|alquile|alquilamos) (?:mi|nuestr[oa]) (?:\w+ )?${CASA}|\b(?:rento|rente|alquilo|alquile|renta\w*) (?:un|el) (?:cuarto|basement|sotano|piso) de mi ${CASA}`),
  /\b(?:people|person|guy|lady|couple|family|man|woman|someone|somebody|kids?|student) (?:who |that |whom )?(?:i|we) rent(?:ed)?(?: (?:it|out|(?:my|our|the|a|an) \w+))* to\b/,
  /\b(?:al? (?:l[ao]s? )?que|a quien(?:es)?) (?:yo )?(?:les? )?(?:rent|alquil)(?:o|e|amos|aba|abamos)\b.{0,60}\b(?:no (?:me )?pag\w+|dej(?:o|aron) de pagar\w*|no se (?:va|quiere)n?|me deben?|se fue(?:ron)?)\b/,
  new RegExp(String.raw`\b${INQUILINO}.{0,60}\b(?:me|nos) (?:debe|deben|paga|pagan|pago)\b`),
]; // prettier-ignore

const WORKER = String.raw`(?:employees?|workers?|waitress(?:es)?|waiters?|cashiers?|bartenders?|helpers?|nann(?:y|ies)|housekeepers?|stylists?|barbers?|drivers?|cooks?|dishwashers?|guys?|girls?|kids?|ladies|lady|man|woman|person)`;
const EMPLEADO = String.raw`(?:emplead[oa]s?|trabajadores|muchach[oa]s?|meser[oa]s?|ayudantes?|niñeras?|cociner[oa]s?|chic[oa]s?)`;
const SHOP = String.raw`(?:shop|store|salon|restaurant|pizzeria|bodega|deli|business|company|bakery|nail|cleaners|laundromat|garage|food truck|cafe|bar|diner)`;
const NEGOCIO = String.raw`(?:salon|negocio|restaurante|tienda|bodega|taller|panaderia|compa[nñ]ia|barberia|lavanderia|peluqueria|lonchera)`;

/** Who says this pays somebody for work. "My worker" may be the one at the welfare office. */
const EMPLOYS: readonly RegExp[] = [
  /\b(?:my|our|one of my) (?:(?:own|old|ex|former|new|only|\w+[- ]time)[ -])*(?:employees?|staff|nanny|housekeeper|waitress(?:es)?|dishwasher)\b(?! (?:handbook|rights?|discount|id|file|records?|benefits|agreement|number|card))/,
  new RegExp(String.raw`\b${WORKER} (?:who |that |i had )?(?:used to )?work(?:s|ed|ing)? for (?:me|us)\b|\b(?:i|we) (?:fired|hired|let go|employ) (?:an?|one|two|\d+) (?:\w+ )?${WORKER}\b`),
  new RegExp(String.raw`\b(?:i|we) (?:\w+ )?(?:own|run|have|opened|manage) (?:an?|the|my|our|this|two) .{0,50}\b${SHOP}\b.{0,160}\b(?:employees?|workers?|waitress|waiter|delivery guy|labor department|d(?:epar)?t\.? of labor)\b`),
  /\b(?:i'?m|i am|im|as) (?:an? |the |a small )(?:employer|business owner|shop owner|restaurant owner)\b/,
  /\b(?:mis|nuestr[oa]s) (?:ex )?(?:emplead[oa]s|trabajador(?:es|as)|meser[oa]s|muchach[oa]s)\b|\b(?:un|una) (?:ex )?(?:emplead[oa]|trabajadora?|meser[oa]|ayudante|cociner[oa]) (?:mi[oa]|que (?:tengo|tenia))\b|\bmi (?:ex )?(?:emplead[oa]|meser[oa]|niñera|cociner[oa])\b/,
  new RegExp(String.raw`\b(?:tengo|tenemos|tenia|soy (?:el |la )?dueñ[oa] de) (?:un|una|mi) (?:\w+ )?${NEGOCIO}\b.{0,160}\b(?:${EMPLEADO}|departamento de (?:labor|trabajo))\b`),
  new RegExp(String.raw`\b${EMPLEADO} que (?:me )?trabaj(?:aba|o|a) (?:conmigo|para mi|con nosotros|para nosotros)\b|\b(?:yo )?l[ea]s? (?:pagaba|pagabamos) \$? ?\d+ (?:el|al|por|la|a la|cada)\b|\b(?:yo )?soy (?:el |la )?(?:patron|patrona)\b`),
]; // prettier-ignore

/** Said by whoever is on the other end. */
const HAS_LANDLORD =
  /\blandlord\b|\b(?:mi|el|nuestr[oa]) caser[oa]\b|\b(?:i'?m|i am|im|as) (?:just )?(?:a|the) (?:tenant|renter)\b|\bsoy (?:el |la )?inquilin[oa]\b/;
const SAYS_LANDLORD = RENTS_OUT[0] ?? /$^/;
const HAS_BOSS = /\b(?:my|mi) (?:boss|employer|manager|supervisor|jef[ea]|patron\w*)\b/;

/** An owner has a tenant on the other side, an employer somebody who works for them. */
export function whomTheyRentToOrPay(said: string): Extract<OtherSide, 'tenant' | 'worker'> | undefined {
  const isOwner = SAYS_LANDLORD.test(said) || (RENTS_OUT.some((form) => form.test(said)) && !HAS_LANDLORD.test(said));
  if (isOwner) return 'tenant';
  return EMPLOYS.some((form) => form.test(said)) && !HAS_BOSS.test(said) ? 'worker' : undefined;
}
