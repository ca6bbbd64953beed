import { plain } from '../sentences.ts';
import { isQuestion } from './question-form.ts';

/** Short replies whose form decides; some of these words are a reply only alone ("va", and not "va a venir"). */
const YES =
  /^\W*(?:(?:yes(?:sir)?|yeah|yea|yep|yup|yas|sure|ok|okay|okey|please(?: do)?|sip?|claro|correcto|asi (?:es|mism(?:it)?o)|correct|exactly|exact[oa](?:mente)?|efectivamente|eso (?:es|mismo)|por (?:favor|supuesto)|(?:ya )?(?:(?:te|le|se lo) )?dije que si|i (?:already )?said yes|desde luego|de acuerdo|dale|hagal[eo]|afirmativo|aja|of course|definitely|absolutely|for sure|that'?s right|mhm|uh huh)\b|(?:y|ya|va|vale|sale|listo|perfecto|cierto|right|bet|(?:es)?ta bien)(?=\W*$|[,.!]))/;
const NO =
  /^\W*(?:(?:no|nope|nones|nah|nop|not (?:yet|really)|todavia no|aun no|para nada|que va|(?:claro|creo) que no|(?:ya )?(?:(?:te|le|se lo) )?dije que no|i (?:already )?said no|la verdad (?:que )?no|negativ[eo])\b|(?:n|never|nunca|jamas|ningun[ao]|none)(?=\W*$|[,.!]))/;
/** "No me entendió" and "no pregunté eso" are no no. */
const NO_VERB =
  /^\W*no (?:(?:yo|le|les|lo|la|te|me|nos) )*(?:ent[ei]\w+|compren\w+|capt\w+|pregunt\w+|contest[oae]\w*|respond\w+|sirve\w*|ayuda\w*|escuch\w+|dije|quise|me refier\w+|fue lo que|es lo que)\b/;
const UNSURE =
  /^\W*(?:(?:i )?(?:really )?(?:don'?t|dont|do not|can'?t|wouldn'?t) (?:know|remember|recall|tell)|not sure|unsure|no (?:idea|clue)|idk|dunno|skip|beats me|i for[gs][eo]t|no (?:lo )?se|nose|ni se|no sabria|no sabemos|no estoy segur[oa]|(?:no tengo )?ni idea|no tengo idea|no (?:me |lo )?(?:acuerdo|recuerdo)|se me olvido|quien sabe|a saber|maybe|quizas?|tal vez|creo que(?! no))\b/;
const FEW_WORDS = 6;

const isShort = (said: string) => said.split(/\s+/).length <= FEW_WORDS;

/** Null for anything longer, or that says more than yes, no or "I do not know". */
export function shortReplyIn(message: string): 'yes' | 'no' | 'unsure' | null {
  const said = plain(message).trim();
  if (!isShort(said) || said.includes('?')) return null;
  if (UNSURE.test(said)) return 'unsure';
  if (NO_VERB.test(said) || (WEAK.test(said) && isQuestion(said))) return null;
  if (NO.test(said)) return 'no';
  return YES.test(said) ? 'yes' : null;
}
/** "Ok, what does that change", "si pago me dejan quedarme", "no, qué hago": what comes after it asks. */
const WEAK = /^\W*(?:ok(?:ay|ey)?|right|si|no)\b/;

/** What is typed in a few letters and means one thing. */
const IN_LETTERS: readonly (readonly [string, RegExp])[] = [
  ['simpler', /^\W*(?:w+d*ym|wdum|huh|eh|que\?+|como\?+|what\?+|idgi|eli5|\?{2,})\W*$/],
  ['shorter', /^\W*(?:tl;?dr)\W*$/],
  [
    'greeting',
    /^\W*(?:(?:hola|holi|saludos|buenas?(?: (?:tardes?|noches?|dias?))?|buen(?:os)? dias?|que (?:tal|hubo|onda|lo que)|como (?:esta[ns]?|le va|te va|anda[ns]?)(?: usted| ustedes| ud)?|hey|hi|hello|good (?:morning|afternoon|evening)|what'?s up|whats up|how are you|there)(?:[\s,.!¡]+|$))+$/,
  ],
  [
    'privacy',
    /^\W*(?:(?:ok(?:ay)?|and|but|so|y|pero|oiga|bueno|una pregunta)[\s,.]+)*(?:(?:is|es|esta|sera) )?(?:todo )?(?:this|it|the chat|this chat|what i (?:write|say|type|tell you)|esto|eso|este chat|lo que (?:le |te )?(?:escribo|digo|cuento|pongo|pregunto))(?: here| aqui| por aqui)? (?:(?:is|stays?|kept|es|queda|se queda|se mantiene|sera) )?(?:en )?(?:privad[oa]|confidencial|anonim[oa]|secret[oa]?|private|confidential|anonymous)(?: o no| verdad| right)?\W*$/,
  ],
  [
    'privacy',
    /\b(?:se (?:va a |van a |puede[n]? |podria[n]? )?enter(?:ar|a|an|ara|aran|aria|arian)|find out|know)\b.{0,12}\b(?:i|yo|que) (?:just |am |was |he |estoy )?(?:wrote|asked|writing|asking|talking|talked|chatting|escrib\w+|habl\w+|pregunt\w+)(?: (?:to you|this|esto|con usted|contigo|por))* (?:here|this|aqui|aca|esto)\W*$/,
  ],
  [
    'identity',
    /^\W*(?:(?:ok(?:ay)?|and|but|so|wait|y|pero|oiga|disculpe)[\s,.]+)*(?:who am i (?:even )?(?:talking|speaking|chatting|texting) (?:to|with)|con quien (?:estoy|ando) (?:hablando|chateando|platicando|escribiendo)|(?:estoy hablando|hablo|am i (?:talking|speaking|chatting)) (?:con|to|with) (?:una?|an?|la) (?:maquina|robot|bot|computadora|persona|programa|machine|computer|person|human|ia|ai)\b.{0,30})\W*$/,
  ],
  [
    'human',
    /^[^.!?]{0,30}\b(?:(?:hablar|platicar|chatear|comuni[cq]\w+|conect\w+|pas[ae]\w*|talk|speak|chat)(?:me)?(?: (?:me|directamente))? (?:con|to|with) (?:(?:una?|an?|algun|alguna|real|actual|live|otra|la|some) )*(?:persona|humano|ser humano|alguien|agente|representante|operador\w*|person|human|someone|somebody|agent|representative|operator)(?: (?:real|de verdad|de carne y hueso|en vivo|por telefono|aqui|here|please|por favor|porfa|instead|now|ya|live))*)\W*$/,
  ],
  [
    'recap',
    /^\W*(?:(?:quick |please )?recap(?: please)?|sum (?:it|this|that) (?:all )?up|(?:un )?resumen|resuma(?:me)?(?: todo)?|resume todo)\W*$/,
  ],
  [
    'summary',
    /^(?:(?:ok(?:ay)?|and|but|so|wait|y|pero|oiga|espere)[\s,.]+)*¿?(?:(?:what|which|when) (?:date|day|sum|amount)?s? ?(?:did|have) i (?:tell|told|say|said|give|given)(?: (?:you|u))?|(?:que|cual) (?:fecha|dia|cantidad) (?:te|le|les) (?:dije|di)|cuando (?:te|le) dije)\b[^?]{0,60}\??\W*$/,
  ],
  [
    'privacy',
    /^(?:(?:ok(?:ay)?|thanks?(?: you)?|and|but|so|wait|gracias|y|pero|oiga|bueno)[\s,.]+)*(?:who (?:else )?(?:can|will|gets to) (?:see|read) (?:this|it|these|what i (?:write|say))|quien (?:mas )?(?:puede|podra|va a) (?:ver|leer) (?:esto|eso|lo que (?:escribo|digo)))(?: (?:chat|conversation|messages?|conversacion))?\W*$/,
  ],
];

/** Words that lead to it, and what they are about: "ok what else should i know about this", "y qué más debo saber". */
const MORE_KNOWN = [
  String.raw`(?:is there |do you (?:have|know) |got |and )?(?:what|any ?thing|something) (?:else|more)(?: (?:that )?(?:(?:i|we) (?:should|need to|ought to|have to|must|gotta) (?:know|be aware of|consider|keep in mind)|(?:should|do) (?:i|we) (?:need to )?know|to (?:know|consider|keep in mind)|is (?:there|important)(?: to know)?|(?:do|can) (?:you|u) (?:know|tell me)))?`,
  String.raw`(?:(?:can|could) (?:you|u) )?(?:tell|give) me (?:some |a bit |a little )?more(?: (?:info(?:rmation)?|details?))?|(?:some )?more (?:info(?:rmation)?|details?)|(?:go on|keep going)`,
  String.raw`(?:que|hay algo|algo|alguna cosa|que otra cosa) ?(?:mas)?(?<= mas| otra cosa|^que mas)(?: (?:que )?(?:yo )?(?:(?:debo|deberia|deba|tengo que|tenga que|necesito|necesite|hay que|conviene|puedo|pueda) saber|me puede (?:decir|contar)|sabe(?:s)?|hay))?`,
  String.raw`(?:(?:me )?(?:puede|podria|puedes) )?(?:digame|dime|cuenteme|cuentame|decirme|contarme|expliqueme|explicame|explicarme)(?: un poco| algo)? mas|mas (?:informacion|info|detalles)|siga|continue`,
];
const ABOUT_THAT = String.raw`(?: (?:about|on|sobre|de|acerca de) (?:this|that|it|all (?:of )?this|eso|esto|todo esto))?(?: (?:please|pls|por favor|porfa))?`;
const LEADS_TO_MORE = String.raw`(?:(?:ok(?:ay)?|so|and|but|well|great|alright|good|y|pero|bueno|entonces|ya|oiga)[\s,.]+)*`;
const WANTS_MORE = new RegExp(String.raw`^\W*${LEADS_TO_MORE}(?:${MORE_KNOWN.join('|')})${ABOUT_THAT}\W*$`);

/** What people say to whom they are angry with, or when they cannot any more: about us, and not about the law. */
const OUTBURSTS: readonly (readonly [string, RegExp])[] = [
  // "Eso ya lo sé", "you told me that already": something else was wanted.
  [
    'not-what-i-asked',
    /^\W*(?:(?:but|ok(?:ay)?|yeah|yes|no|and|well|pero|si|bueno|ay|y|que)[\s,.]+)*(?:(?:i (?:already |just |all ready )?(?:know|knew)|(?:you|u) (?:already |just |have )?(?:told me|said)) (?:that|this|it|all (?:of )?(?:that|this)|that part|the same(?: thing)?)(?: already| before| twice)?|(?:(?:todo )?eso|esa parte|esto) (?:yo )?ya (?:yo )?(?:me )?l[oa] (?:habia )?(?:se|sabia|sabemos|dij\w+|dicho|explic\w+|lei|conozco)|ya (?:yo )?(?:me )?(?:lo|la) (?:habia )?(?:se|sabia|dij(?:o|iste)|dicho|explic\w+)(?: eso| todo)?|ya me dij(?:o|iste) (?:eso|lo mismo))\W*$/,
  ],
  // "That's wrong", "no va por ahí", "yo no dije eso".
  [
    'not-what-i-asked',
    /^\W*(?:(?:no+|but|pero|que|ay|sorry|perdon)[\s,.]+)*(?:(?:(?:that'?s|this is|it'?s|that is) )?(?:all |just |so )?(?:wrong|not (?:it|right|my (?:case|situation|problem|question)))|(?:you|u)(?:'?re| are| r)? (?:wrong|mistaken|confused)|i (?:didn'?t|did not|never) (?:say|said) (?:that|it)|(?:eso |asi )?no (?:es|era|fue|va|iba) (?:asi|eso|por (?:ahi|eso)|lo mio|mi (?:caso|pregunta|problema|situacion))|asi no (?:es|fue|era)|(?:yo )?(?:no|nunca) dije eso|(?:(?:usted|ud|tu) )?(?:se|te) (?:equivoc|confund)(?:o|io|aste|iste)|(?:le|te) (?:hice|pregunte) \w+ (?:pregunta|cosa) y no (?:me )?(?:la )?(?:contest|respond)\w+)\W*$/,
  ],
  [
    'not-what-i-asked',
    /\b(?:you(?:'?re| are)?|this(?: (?:thing|bot|chat|app))?(?: is|'?s)?|ur) (?:so |really |just )*(?:useless|worthless|no help|not (?:helping|helpful)|stupid|dumb|terrible)\b|(?:\b(?:usted|ud|tu|esto|eso|asi)|^\W*|[.,!?]) ?no (?:me )?(?:sirves?|ayudas?)(?: (?:para|de|en) nada)?\W*$|\b(?:es|eres) (?:un |una )?inutil\b/,
  ],
  [
    'distress',
    /\b(?:(?:want|wanna|feel like|about) to? ?cry(?:ing)?|(?:no one|nobody) (?:helps|is helping|will help|wants to help) me|(?:i'?m|i am|im) (?:so |really |very |just )*(?:scared|overwhelmed|stressed(?: out)?|desperate|exhausted|freaking out)|ganas de llorar|nadie (?:me|nos) (?:ayuda|quiere ayudar)|(?:estoy|ando) (?:muy |tan |bien )?(?:desesperad[oa]|asustad[oa]|agobiad[oa]|estresad[oa])|ya no puedo con esto)\b/,
  ],
];
const WORDS_OF_AN_OUTBURST = 9;

/** An act that its letters alone say, or a few words that can mean nothing else; null for anything else. */
export function actInLetters(message: string): string | null {
  const said = plain(message).trim();
  if (WANTS_MORE.test(said)) return 'more';
  const isShort = said.split(/\s+/).length <= WORDS_OF_AN_OUTBURST && !said.includes('?');
  const forms = isShort ? [...IN_LETTERS, ...OUTBURSTS] : IN_LETTERS;
  return forms.find(([, form]) => form.test(said))?.[0] ?? null;
}

const GREETING =
  /\b(?:hi+|hello+|hey+|yo|good (?:morning|afternoon|evening|day)|how are you(?: doing)?(?: today)?|hola+|buen[oa]s?(?: dias?| tardes?| noches?)?|que tal|como estas?(?: usted)?|saludos)\b/g;
/** What is said with it before anything is told. */
const OPENS = new Set(
  'can could you u i me we my a an some someone anyone somebody anybody is are there here please pls help need want have question questions ask talk speak to with about something legal law issue problem for plainly sir madam friend today puede puedes podria usted ustedes me mi un una unas unos alguien hay ahi aqui por favor ayuda ayudar ayudarme ayudeme necesito quiero quisiera tengo pregunta preguntas preguntar hablar con de sobre algo legal ley problema señor señora amigo amiga'.split(
    ' ',
  ),
);
const MORE = 2;

/** "Hi, I got a paper from the court": there the greeting is no more than its beginning. */
export function isOnlyGreeting(message: string): boolean {
  const rest =
    plain(message)
      .replaceAll(GREETING, ' ')
      .match(/[\p{L}\d-]+/gu) ?? [];
  return rest.filter((word) => !OPENS.has(word)).length < MORE;
}
