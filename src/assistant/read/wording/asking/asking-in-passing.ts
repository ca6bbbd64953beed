/**
 * What asks for something without a question word at its beginning, as people write it on a phone. All is read in plain letters (`sentences.ts`).
 */
const FORMS: readonly RegExp[] = [
  // "You didn't say what filing costs", "no me dijo si tengo que ir": it is asked for once more.
  /\byou(?:'?ve)? (?:still |just |really |even )*(?:did ?n'?t|did not|never|have ?n'?t|have not|dint|forgot to) (?:even |really |actually |still )*(?:say|said|tell|told|answer(?:ed)?|mention(?:ed)?|explain(?:ed)?)(?: me| us)? (?:if|whether|what|how|when|where|who|which|why|about|anything about|nothing about)\b/,
  /^(?:(?:pero|oiga|oye|y|usted|ud|todavia|aun)[, ]+)*no (?:me |nos )(?:ha )?(?:dijo|dijiste|dicho|contesto|contestaste|contestado|respondio|respondiste|respondido|explico|explicaste|explicado) (?:si|como|cuanto|cuando|donde|quien|cual|lo del?|nada (?:de|sobre)|sobre)\b/,
  // "Anything faster", "any help to pay for oil", "algún lugar gratis".
  /^(?:(?:so|and|but|or|ok(?:ay)?|also|well)[, ]+)*any(?:thing|one|body|where)? (?:faster|sooner|quicker|cheaper|else|free|help|ways?|chance|places?|programs?|money|options?|other|(?:\w+ )?(?:help|program|fund|grant|office|lawyer)|i can|we can|that (?:can|could|helps?|does)|to (?:do|stop|help|call)|who can)\b/,
  /^(?:(?:y|pero|o|ok|bueno)[, ]+)*(?:algun[ao]?|algo) (?:ayuda|manera|forma|modo|programa|lugar|sitio|oficina|opcion|otra?|mas (?:rapido|barato|pronto)|que (?:pueda|puedan|ayuden?|sirva)|gratis|abogad[oa])\b/,
  // "So first thing I do is what", "it does or doesn't", "they have to fix it or no".
  /\b(?:is|do|does|are|was|says?|gets?|needs?|pays?) what\W*$|\b(do|does|did|is|are|can|will|has|have|was) or (?:(?:it|he|she|they|i|we) )?\1(?:n?'?t| not)\b|\bor (?:not|no|nah|naw|what)\W*$/,
  // "Y a él cómo le llegan los papeles"; what was long ago is told ("y como se enojó").
  /^(?:y|pero|entonces|ahora|ok|bueno)[, ]+(?:\S+ ){1,4}?(?:como|cuanto) (?:le|les|se|me|nos|lo|la|los|las)(?: (?:lo|la|los|las))? (?!dij|dig|cont|expl|coment|menc)\p{L}+(?:[ae]n?|mos)(?!\p{L})/u,
  /(?<!\b(?:tal|asi|y|es|fue|sea) )\bcomo (?:pongo|presento|meto|mando|envio|cobro|aviso|denuncio|reporto|averiguo|compruebo|pruebo|evito|paro|quito|renuevo|solicito|aplico|defiendo|protejo|arreglo|devuelvo)(?!\p{L})/u,
  // "Even if I signed", "y sin papeles": whether it holds then too.
  /^(?:(?:and|but|so|ok(?:ay)?|y|pero)[, ]+)*(?:even (?:if|though|when|with|without)|aunque (?:sea|haya|no|este|tenga)|incluso (?:si|con|sin)|aun (?:si|sin|con))\b.{0,50}$/,
  /^(?:and|but|y|pero) (?:with(?:out)?|con|sin) (?!(?:eso|esto|that|this|him|her|el|ella)\b)\S+(?: \S+){0,3}$/,
  // "They can just do that", "I'm allowed to record him", "u think they'd know": said to hear whether it is so.
  /^(?:(?:and|but|so|ok(?:ay)?|then|wait)[, ]+)*(?:he|she|they|(?:my|the) \w+) can (?:just|still|really|legally|simply|actually) \w/,
  /^(?:(?:and|but|so|ok(?:ay)?|then|wait)[, ]+)*(?:i'?m|we'?re) (?:even |still |legally )?(?:allowed|entitled|obligated|supposed) to \w/,
  /^(?:(?:and|but|so|ok(?:ay)?)[, ]+)*(?:(?:do )?(?:you|u|ya) (?:guys )?think (?:that )?(?:he|she|they|i|we|it|the|my|ice|this|that)|that (?:goes|counts|applies|holds|works) (?:for|too|even|if)|no way (?:to|for|i|we))\b/,
  /^so (?:it'?s|it is|that'?s|thats|that is|this is) (?:not )?(?:i?legal|allowed|ok(?:ay)?|fine|too late|normal|over|on (?:me|him|her|them))\W*$|^so (?:i|we) (?:lose|keep|get|owe|pay|still) \w/,
  // "So no hearing then", "I still have to go then": a conclusion, to hear whether it holds.
  /^so (?:no|still|i|we|he|she|they|it) .{2,50} then\W*$|^i (?:still )?(?:have to|gotta|need to|can|can'?t|should) .{2,40} then\W*$|^(?:meaning|which means) (?:i|we|he|she|they|it|my \w+) \w/,
];

export const asksInPassing = (said: string): boolean => FORMS.some((form) => form.test(said));
