/** We inform and never advise: no telling what to do, no foretelling, no promise. In both languages. */
const FORBIDDEN: readonly RegExp[] = [
  // Telling what to do.
  /\byou(?:'d|’d)? (?:really |definitely |probably |also )?(?:should|ought to|had better|better) (?!(?:receive|get|have received|be able|see|hear|expect|be (?:told|given|paid))\b)/i,
  /\byou (?:must|need to|have to) (?:immediately |now )?(?:sue|file|sign|accept|reject|plead|settle|leave|quit|refuse|hire|fight)\b/i,
  /\b(?:i|we)(?:'d|’d| would| do| strongly| highly)* (?:advise|recommend|suggest|urge|encourage|tell you to)\b|\bmy (?:advice|recommendation|suggestion)\b|\bit(?:'s|’s| is) (?:best|wise|advisable|recommended|smart|in your (?:best )?interest)\b|\byour best (?:option|bet|move|course|choice)\b/i,
  /(?:^|[.:;] |\b(?:and|but|so|then|just|please) )(?:do not|don'?t|don’t|never) (?:sign|pay|accept|plead|leave|move out|agree|answer|talk|respond|worry|let|say|give)\b/i,
  /^\W*(?:sue|plead|settle|reject|refuse to|hire|withhold)\b/i,
  // Foretelling.
  /\byou(?:'ll|’ll| will| are going to|'re going to|’re going to| would| should)(?: (?:definitely|surely|certainly|likely|probably|easily|almost certainly))? (?:win|lose|prevail|succeed|be fine|get (?:your|the|all|every|it)\b|recover|be awarded)/i,
  /\byou (?:have|'ve got|’ve got|'d have|would have) an? (?:very |really )?(?:strong|good|great|solid|excellent|weak|bad|winning|clear|valid) (?:case|claim|chance|defense|argument)\b|\b(?:good|high|strong|excellent|low) chances?\b|\byour (?:case|claim) is (?:strong|weak|good|solid)\b/i,
  /\bthe (?:judge|court|jury) (?:will|is going to|is likely to|should) (?:rule|decide|side|find|agree|award|order|grant|dismiss)\b/i,
  // Promising, and playing the lawyer.
  /\bguarantee[sd]?\b|\bi promise\b|\bwe promise\b|\bno doubt\b|\bi(?:'m|’m| am) (?:your|a|an) (?:lawyer|attorney)\b|\bas your (?:lawyer|attorney)\b/i,
  // The same in Spanish.
  /\b(?:usted )?(?:deber[ií]a|tendr[ií]a que|le conviene|lo mejor es|es mejor que|mejor no)\b/i,
  /\b(?:debe|tiene que) (?:demandar|firmar|aceptar|rechazar|declararse|irse|renunciar|contratar)\b/i,
  /\b(?:le |te )?(?:recomiendo|recomendamos|aconsejo|aconsejamos|sugiero|sugerimos)\b|\bmi consejo\b/i,
  /\b(?:va a|podr[áa] seguramente|seguramente|sin duda) (?:ganar|perder|recuperar)|\bganar[áa] (?:el|su) caso\b|\btiene un (?:buen|gran|fuerte) caso\b|\bel juez (?:va a|fallar[áa]|decidir[áa]|dar[áa])\b|\b(?:le )?garantiz\w+/i,
  /(?:^|[.:;] )no (?:firme|pague|acepte|se vaya|conteste|hable|se preocupe|diga)\b/i,
];

export function isForbidden(sentence: string): boolean {
  return FORBIDDEN.some((pattern) => pattern.test(sentence));
}
