import type { PaperKind } from '#domain/matter/case-file.ts';
import type { UnclearPaper } from '../../reading.ts';
import { plain } from '../../sentences.ts';
import { bareLetterOf } from './senders.ts';

const EVICTION =
  /\b(?:evic\w*(?: \w+){0,2} (?:notice|paper\w*|letter|warning|thing|document)|(?:notice|paper\w*|letter|document)\b[^.?!]{0,30} (?:of|for|about|to) (?:an? |be |being |my )?evic\w*|evicted? me|(?:papel\w*|aviso|carta|notificacion|orden|documento) de (?:desalojo|eviccion)|desalojo)\b/;
/** Of a court case about a home, for rent or for something else: its time to answer is another. */
const PETITION =
  /\b(?:notice of (?:the |a )?petition|petition from (?:the |my )?(?:housing court|landlord)|(?:eviction|housing court) petition|aviso de peticion|peticion de (?:desalojo|la corte de vivienda))\b/;
const COURT =
  /^\W*(?:i (?:just )?(?:got|received)|me (?:llegaron|dieron)|recibi) (?:some |unos |these |estos )?(?:papers|papeles)\W*$|\b(?:(?:letter|papers?|notice|something|envelope)\b[^.?!]{0,25}\bfrom (?:the |a )?(?:\w+ )?court|(?:carta|papel|papeles|aviso|algo)\b[^.?!]{0,25}\bde (?:la |una )?corte|court (?:papers?|letter|notice|document)|papers? from (?:the )?court|letter from (?:the |a )?court|legal papers?|(?:got|was|been|were|just) served(?: (?:with )?(?:some |these )?(?:court |legal )?papers?)?|served (?:me|us)(?: with)?(?: some| these)? (?:court |legal )?papers?|papeles? de (?:la )?corte|carta de la corte|papeles? legales|me llego algo de la corte)\b/;
/** What the papers from a court are about says which ones they are. */
const MATTER =
  /\b(?:divorce|divorcio|custod(?:y|ia)|visitation|visitas|child support|manutencion|order of protection|orden de proteccion|paternity|paternidad|adoption|adopcion|foreclos\w+|ejecucion hipotecaria|small claims|reclamos menores|immigration|inmigracion|jury|jurado|probate|testamento|guardian\w*|tutela|name change|cambio de nombre)\b/;
/** Nothing is said of it but how it came to the home. */
const HOME =
  /\b(?:papers?|notice|letter|document|something)\b[^.?!]{0,30}\b(?:taped|stuck|posted|pinned|slid|left|on|under|in|at)\b[^.?!]{0,12}\b(?:my|our|the) (?:front |apartment )?door\b|\b(?:papel\w*|aviso|carta|documento|algo)\b[^.?!]{0,30}\b(?:pegad\w+|pegaron|en|debajo|bajo|por debajo)\b[^.?!]{0,12}\b(?:mi|la|nuestra) puerta\b|\b(?:pegaron|dejaron) (?:un |una |unos )?(?:papel\w*|aviso|carta)\b[^.?!]{0,20}\bpuerta\b/;
/** "I never got any court papers": there is none to look at. */
const NEVER_GOT =
  /\b(?:never|not|no|nothing|didn'?t|haven'?t|hasn'?t|wasn'?t|without|nunca|nadie|sin)\b[^.?!]{0,30}\b(?:court papers?|legal papers?|papers? from (?:the |a )?court|served|papeles? de (?:la )?corte|carta de la corte)\b/;
/** Something besides the name of the paper that says which one it is. */
const HAS_HELD_PAPER =
  /\b(?:got|received|found|came|gave|handed|taped|served|have|this|my|sent|left|me (?:llego|dieron|dejaron|entregaron|pegaron|mandaron)|recibi|tengo)\b/;

/** Nothing but the name of the paper: whoever writes that holds it. */
const NAME_WORDS = 4;

/** A paper that is named so that it may be several; nothing once its kind is known. */
export function unclearPaperIn(message: string, kind: PaperKind | undefined): UnclearPaper | null {
  // A letter of an agency is no kind: which of its letters it is counts.
  if (kind !== undefined && kind !== 'agency-notice') return null;
  const letter = bareLetterOf(message);
  if (letter || kind) return letter;
  const said = plain(message);
  if (!HAS_HELD_PAPER.test(said) && said.split(/\s+/).length > NAME_WORDS) return null;
  if (PETITION.test(said)) return MATTER.test(said) ? null : 'petition';
  if (EVICTION.test(said)) return 'eviction';
  if (COURT.test(said)) return MATTER.test(said) || NEVER_GOT.test(said) ? null : 'court';
  return HOME.test(said) ? 'home' : null;
}

const OF_RENT =
  /\b(?:non ?-?payment|(?:un|not|no|haven'?t|didn'?t) ?pa(?:id|y|ying)\b.{0,20}\brent|owe\w*|behind|back rent|(?:the|for|my) rent\b|arrears|renta|alquiler|falta de pago|debo|atras(?:ad[oa]|o)s?)\b/;
const OF_SOMETHING_ELSE =
  /\b(?:holdover|not (?:about|for|the) (?:the )?rent|rent is paid|(?:i|we) (?:pay|paid|don'?t owe)|lease (?:ended|is up|expired|ran out|is over)|no lease|wants? (?:me|us) (?:out|gone)|(?:want|need)s? the (?:apartment|apt|unit|place)|sell(?:ing)?|sold|renovat\w+|nuisance|noise|no (?:es|fue) por (?:la )?renta|no debo|pago (?:la|mi) renta|(?:se )?(?:acabo|termino|vencio) el contrato|sin contrato|quiere[n]? que (?:me|nos))\b/;

/** What the case of a petition is about, told to whoever asked which one it is. */
export function petitionIn(message: string): PaperKind | null {
  const said = plain(message);
  if (OF_SOMETHING_ELSE.test(said)) return 'petition-holdover';
  return OF_RENT.test(said) ? 'petition-nonpayment' : null;
}
