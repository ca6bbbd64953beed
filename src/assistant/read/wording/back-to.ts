/** "Back to the contractor: what do I bring?" What it goes back to, and what is said about it. */
export type BackTo = { readonly what: string; readonly rest: string };

const BACK_TO =
  /^(?:(?:ok(?:ay)?|so|and|but|well|thanks?(?: you)?|alright|anyway|now|y|pero|bueno|pues|gracias|entonces|ahora|listo)\b[\s,.:;!…–-]*)*(?:(?:can we |let'?s |i want to |lets )?(?:go(?:ing)?|get(?:ting)?|come|coming)? ?back to|(?:volv(?:iendo|amos|er)|regres(?:ando|emos|ar|o)|de vuelta|de regreso) (?:a|al|con)) ?(?:the|my|that|this|what i said about|la|el|lo|los|las|mi|ese|esa|eso)?\b ?(?:(?:de|del|de la|de mi) )?(?<what>[^,.:;?!–-]{2,40}?)(?:[,.:;?!–-]+\s*|\s+(?=(?:what|how|when|where|who|which|can|do|does|is|are|should|will|qu[eé]|c[oó]mo|cu[aá]ndo|d[oó]nde|qui[eé]n|puedo|puede|cu[aá]nto)\b))(?<rest>.+)$/isu;

const FIRST = String.raw`^(?:(?:ok(?:ay)?|so|and|but|well|thanks?(?: you)?|now|y|pero|bueno|pues|gracias|entonces|ahora|oiga)\b[\s,.:;!…–-]*)*`;
const OF_IT = String.raw`(?:lo|sobre lo|en cuanto a lo) (?:de la|de los|de las|de mi|de el|del|de) `;
const WHAT = String.raw`(?<what>[^,.:;?!–-]{2,40}?)`;
/** "About the rent thing again, …", "lo de la renta otra vez, …", "y lo del desalojo que le dije antes, …". */
const AGAIN: readonly RegExp[] = [
  String.raw`(?:what )?about (?:the |my |that )${WHAT} (?:thing |issue |case )?(?:again|from (?:before|earlier)|(?:that )?(?:i|we) (?:told you|asked|mentioned|talked)(?: you)?(?: about)?(?: before| earlier)?)`,
  String.raw`(?:y )?${OF_IT}${WHAT} (?:otra vez|de nuevo|de antes|de hace rato|que (?:le|te) (?:dije|conte|conté|pregunte|pregunté|mencione|mencioné)(?: antes| al principio)?)`,
  String.raw`otra vez (?:con |sobre |a )?${OF_IT}${WHAT}`,
].map((form) => new RegExp(String.raw`${FIRST}${form}[,.:;?!–-]+\s*(?<rest>.+)$`, 'isu'));

/** Fewer words than this ask nothing of their own. */
const REST_WORDS = 2;

export function backToIn(message: string): BackTo | null {
  const said = message.trim();
  const form = [BACK_TO, ...AGAIN].find((one) => one.test(said));
  const { what, rest } = form?.exec(said)?.groups ?? {};
  if (what === undefined || rest === undefined || rest.trim().split(/\s+/).length < REST_WORDS) return null;
  return { what: what.trim(), rest: rest.trim() };
}
