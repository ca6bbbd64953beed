import type { Language } from '../../../../content/words.ts';

type Patterns = Readonly<Record<Language, readonly RegExp[]>>;

/** Signs of small talk: feelings, a bridge to what comes next, a limit of ours, courtesy. In plain small letters without accents. */
export const SIGNS: Patterns = {
  en: [
    // comfort
    /\b(?:sorry|worr(?:y|ied|ying)|scar(?:y|ed|ing)|afraid|fear|hard|tough|difficult|stress(?:ful|ed)?|exhaust(?:ed|ing)|overwhelm(?:ed|ing)?|upset(?:ting)?|frustrat(?:ed|ing)|painful|heartbreaking|lonely|alone in|awful|terrible|horrible|rough|heavy|anxious|nerve|tired|confus(?:ed|ing)|hope|care about|caring|glad|brave|courage|sleep|breath|breathe|shame|ashamed|ok to feel|okay to feel|makes sense|understandable|understandably|wind out of|shake|shaken|shock(?:ed|ing)?|weigh|grief|loss of|miss (?:him|her|them)|feel(?:s|ing|ings)?|hurts?|unfair|unsettling|a lot to|so much|hang in there|strength|strong of you|angry|anger|happens to a lot|happens to many|hard on yourself|take your time|one step at a time|step by step|deserve|not your fault|fears?|worst|right thing|shoes|feel lost|likes to|by yourself|no rush|no hurry|this chat|matters most|not have to (?:decide|sort|figure|solve|do|go through|face|carry|know|rush))\b/,
    // bridge
    /^(?:in short|in other words|to sum up|the short answer|one more thing|here is (?:the|what|how)|here are (?:the|what|how)|this is the part|that is the part|let us|lets|let (?:look|take|start|go|see)|that leaves|now to|back to|and about|as for|one question)\b/,
    /\b(?:you (?:also |first |then )?(?:asked|mentioned|said|told|wrote|wanted to know|brought up)|your (?:other |second |first |last )?question|what the law says|(?:here|below) (?:is|are) (?:what|how|the)|let me|i will|i ll|next (?:comes|is)|(?:the )?answer depends|one question|you wanted to know|the rest|two parts|second part|first part|another part|that part)\b/,
    // limit
    /\b(?:i (?:can not|do not|am not|only|could not|have no|must not|should not|may not|will not|would not|am only|am a|am just|cannot)|i m not|not (?:a lawyer|legal advice|a substitute|advice)|general information|a program|not able to|beyond what i|does not replace|no replacement|nobody here|(?:nobody|no one) can (?:say|know|tell|promise|predict|see)|only a (?:lawyer|judge|doctor)|without (?:seeing|knowing|more))\b/,
    // courtesy
    /\b(?:thank(?:s| you)|you(?: are|re) welcome|please|welcome|good (?:luck|morning|evening|afternoon|question)|hello|hi|take care|glad to help|happy to|of course|no problem|sorry|my mistake|apolog(?:y|ize|ies)|misunderstood|write (?:to me )?(?:again|any ?time|whenever)|come back (?:any ?time|whenever)|great question|nice to)\b/,
  ],
  es: [
    /\b(?:lamento|siento|sentimos|preocup\w*|asust\w*|miedo|temor|dificil\w*|dur[oa]|pesad[oa]|agota\w*|cansa\w*|angusti\w*|triste\w*|rabia|coraje|enoj\w*|frustra\w*|duele|dolor\w*|horrible|terrible|injust[oa]|verguenza|solo en esto|sola en esto|anim[oe]\w*|fuerza\w*|espero que|ojala|se nota|quiere a|quiere mucho|carino|valiente|valor|comprens\w*|entiendo|comprendo|nervi\w*|abrum\w*|estres\w*|dormir|respir\w*|calma|tranquil\w*|paso a paso|poco a poco|con calma|nadie tendria|nadie deberia|merece|le pasa a|confus\w*|desanim\w*|culp\w* suya|no es su culpa|sentir\w*|siente|impotencia|duelo|perdida|sin prisa|no hay prisa|tome(?:se)? su tiempo|hizo bien|complicad\w*|perdid[oa]|asusta|esta conversacion|no tiene que (?:resolver\w*|decidir\w*|hacer\w*|pasar|saber\w*|apurar\w*))\b/,
    /^(?:en resumen|en pocas palabras|en otras palabras|una cosa mas|hay una cosa|la respuesta corta|aqui (?:esta|tiene|va)|veamos|empecemos|empiezo|y sobre|queda la|pasemos|en cuanto a|volvamos)\b/,
    /\b(?:usted (?:tambien )?(?:pregunto|menciono|dijo|conto|escribio|queria)|me (?:pregunto|pregunta|conto|cuenta|dijo|dice)|pregunto (?:tambien )?(?:por|sobre|si)|su (?:otra |segunda |primera |ultima )?pregunta|lo que dice la ley|le explico|le cuento|miramos|vamos (?:ahora |primero )?(?:con|a|por)|si le parece|a continuacion|dos partes|segunda parte|primera parte|la otra parte|otra parte de su|queria saber|necesito (?:un|una|saber)|otra cosa que)\b/,
    /\b(?:no (?:puedo|soy|me corresponde|debo|tengo|sabria|se si|se como|quiero adivinar|alcanzo)|no es (?:un )?consejo|informacion general|soy (?:un|una|solo)|solo (?:conozco|puedo|se de|se sobre)|no reemplaza|no sustituye|nadie puede (?:decir|saber|prometer)\w*|solo lo puede decir|eso lo (?:dice|decide)|sin (?:ver|saber|conocer|mas datos)|un programa)\b/,
    /\b(?:gracias|de nada|por favor|bienvenid[oa]|suerte|buen[oa]s? (?:dias|tardes|noches|pregunta)|hola|cuidese|con gusto|claro que si|no hay problema|perdon\w*|disculp\w*|me equivoque|entendi mal|escribame|vuelva cuando|a sus ordenes|hasta luego|hasta pronto|buen dia|que tenga|encantad[oa])\b/,
  ],
}; // prettier-ignore

/** What no small talk holds: a verdict, a promise, or law in the clothes of a question. */
export const NO_SMALL_TALK: Patterns = {
  en: [
    /\b(?:illegal|unlawful|against the law|broke the law|breaks the law|your rights? (?:is|are|to)|have (?:the|a) right|on your side|(?:strong|good|solid|weak|winning) (?:case|claim)|protected|entitled|guarantee|plenty of time|no time limit|(?:do not|not) (?:worry|need to worry)|you (?:will|re going to|are going to)|(?<!how |whether |what |if |when )(?:a |the )?(?:judge|court) will|will (?:surely|win|lose|pay|be fine|work out|be ok|believe|approve|grant)|is going to)\b/,
    /\b(?:(?<!what )you should|good idea|ignore|stop paying|sue (?:him|her|them|your)|you owe|owes you|you do not owe|(?:did|do) you know that|is ?n t it true|is not it true|why not|would not it be|are not you|(?:they|he|she|landlord|employer|boss|bank|collector|tenants?|workers?) (?:have|has|must|may|can|can not|never|owe|owes)\b|too old to|belongs? to you|you can (?:stay|keep|leave|sue|get|refuse|stop|ask)|is needed|not needed|you (?:do not|need not) (?:have to |need to )?(?:pay|answer|leave|go|sign|appear|tell|give|report|move|let|file))\b/,
  ],
  es: [
    /\b(?:ilegal\w*|contra la ley|violo la ley|tiene (?:el )?derecho|de su lado|(?:buen|fuerte|solido) caso|caso (?:fuerte|ganado|solido)|protegid[oa]|garantiz\w*|mucho tiempo|no se preocupe|(?<!si |como |que |quien |cuando )va a|(?<!si |como |que )van a|ganara|perdera)\b/,
    /\b(?:deberia (?:usted )?(?:demandar|pagar|dejar|ir|llamar)|le conviene|conviene que|buena idea|ignore|deje de|demande|usted debe|le debe[n]?|sabia (?:usted )?que|no es cierto que|por que no|no (?:tiene que|hace falta|necesita) (?:que )?(?:pagar|contestar|irse|salir|firmar|ir|presentar|decir|dar|mudarse|publicar)|no (?:le|lo|la) pueden?|ya vencio|son suy[oa]s|es suy[oa]|usted puede|no hace falta|tiene que devolver\w*|tienen que|(?:dueno|casero|empleador|patron|jefe|juez|corte|cobrador|banco) (?:no )?(?:puede|debe|tiene))\b/,
  ],
}; // prettier-ignore
