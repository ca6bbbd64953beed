/** "Back to the contractor: what do I bring?" What it goes back to, and what is said about it. */
export type BackTo = { readonly what: string; readonly rest: string };

const BACK_TO =
  /^(?:(?:ok(?:ay)?|so|and|but|well|thanks?(?: you)?|alright|anyway|now|y|pero|bueno|pues|gracias|entonces|ahora|listo)\b[\s,.:;!…–-]*)*(?:(?:can we |let'?s |i want to |lets )?(?:go(?:ing)?|get(?:ting)?|come|coming)? ?back to|(?:volv(?:iendo|amos|er)|regres(?:ando|emos|ar|o)|de vuelta|de regreso) (?:a|al|con)) ?(?:the|my|that|this|what i said about|la|el|lo|los|las|mi|ese|esa|eso)?\b ?(?:(?:de|del|de la|de mi) )?(?<what>[^,.:;?!–-]{2,40}?)(?:[,.:;?!–-]+\s*|\s+(?=(?:what|how|when|where|who|which|can|do|does|is|are|should|will|qu[eé]|c[oó]mo|cu[aá]ndo|d[oó]nde|qui[eé]n|puedo|puede|cu[aá]nto)\b))(?<rest>.+)$/isu;

/** Fewer words than this ask nothing of their own. */
const REST_WORDS = 2;

export function backToIn(message: string): BackTo | null {
  const { what, rest } = BACK_TO.exec(message.trim())?.groups ?? {};
  if (what === undefined || rest === undefined || rest.trim().split(/\s+/).length < REST_WORDS) return null;
  return { what: what.trim(), rest: rest.trim() };
}
