import type { Figures } from './figures.ts';

/** Words that stand in statements about what is allowed, owed, due or decided, and about those whom it binds. */
const LEGAL = new RegExp(
  [
    String.raw`\b(?:laws?|legal(?:ly)?|illegal(?:ly)?|unlawful(?:ly)?|lawful(?:ly)?|statutes?|regulations?|acts? of|rights?|entitled|obligat\w+|duty|duties|liable|liabilit\w+|prohibit\w*|forbid\w*|forbidden|banned|exempt\w*|valid|void|enforceable|violat\w+|penalt\w+|fines?|damages|deadlines?|time limits?|limitations?|protected|protections?|eligible|eligibility|qualif\w+|required?|requires|requirements?|mandatory|allowed|permitted|permission|owed?|owes|forfeits?|waive[sd]?|appeals?|judgments?|warrants?|evict\w*|deduct\w*|withhold\w*|refund\w*|sued?|sues|lawsuits?|files?|filed|filing|claims?|petitions?|hearings?|motions?)\b`,
    String.raw`\b(?:must|shall|may(?: not)?|can(?:not|'t|’t)|(?:has|have|had) (?:to|up to|until|at least)|need(?:s|ed)? to|(?:is|are|was|were) (?:not )?(?:required|allowed|supposed|due|free to)|at (?:least|most))\b`,
    String.raw`\b(?:landlords?|tenants?|owners?|occupants?|employers?|employees?|workers?|courts?|judges?|police|officers?|collectors?|creditors?|debtors?|sellers?|dealers?|hospitals?|agenc(?:y|ies)|sheriffs?|marshals?|insurers?|parents?|spouses?|plaintiffs?|defendants?|government|cit(?:y|ies)|count(?:y|ies)|congress|legislature)\b`,
    String.raw`\b(?:ley(?:es)?|legal(?:mente)?|ilegal(?:mente)?|derechos?|obligaci\w+|plazos?|multas?|prohibid\w+|permitid\w+|requisit\w+|requier\w+|exig\w+|debe[n]?|tienen? (?:que|derecho|hasta|al menos)|puede[n]?|no puede[n]?|propietari\w+|caser\w+|dueñ\w+|inquilin\w+|emplead\w+|patr[oó]n\w*|jef\w+|cortes?|tribunal\w*|juez\w*|polic[ií]a|demand\w+|apel\w+|sentencia\w*|desaloj\w+|dep[oó]sitos?)\b`,
  ].join('|'),
  'i',
);
/** About this conversation or about asking somebody else: nothing in it binds anybody. */
const HARMLESS =
  /^\W*(?:i(?:'m| am|’m)? (?:am )?(?:sorry|glad|here|understand|can (?:help|show|look|find|explain|count|tell)|could (?:help|show|look))|thank|you(?:'re|’re| are) welcome|that sounds|this sounds|let me know|tell me|would you like|if you (?:want|like|prefer|tell me)|an? (?:lawyer|attorney) (?:can|could|may)|(?:lawyers|attorneys|legal aid)\b.{0,30}\bcan (?:help|look|tell|review|explain)|this is general information|here(?:'s|’s| is| are)\b|lo siento|lamento|gracias|puedo (?:ayudar|mostrar|buscar)|si (?:quiere|desea|prefiere|me dice)|un(?:a)? abogad[oa] puede|esto es informaci[oó]n general|aqu[ií]\b)/i;

/** `question`: only what it takes for granted can be wrong. `other`: nothing about the law. */
export type Kind = 'law' | 'question' | 'other';

export function kindOf(sentence: string, { stated }: Figures): Kind {
  if (/\?["”’»)*_]*$/.test(sentence.trim())) return 'question';
  if (stated.size > 0) return 'law';
  if (HARMLESS.test(sentence)) return 'other';
  return LEGAL.test(sentence) ? 'law' : 'other';
}
