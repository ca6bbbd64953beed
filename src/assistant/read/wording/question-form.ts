import type { QUESTION_KINDS } from '../../knowledge/topic.ts';
import { plain } from '../sentences.ts';
import { asksInPassing } from './asking/asking-in-passing.ts';
import { asksInSpanish, asksYesOrNoInSpanish, isLostInSpanish, offersInSpanish } from './asking/spanish-asking.ts';

export type QuestionKind = (typeof QUESTION_KINDS)[number];

const YES_NO =
  /^(?:(?:so|and|but|ok(?:ay)?|then|please|also|y|pero|entonces|oiga|disculpe)[, ]+)*(?:can|could|may|must|is|isn'?t|are|aren'?t|am|was|were|do|does|did|don'?t|doesn'?t|will|would|has|have|had|should|puede[ns]?|puedo|podemos|debo(?! (?:\d|como|unos|casi|mas de|la renta|renta|dinero|plata))|debe[ns]?|tengo que|tiene[ns]? que|es|son|esta|estan|hay|me pueden?|nos pueden?|se puede|tienen? derecho)\b|\b(?:is (?:that|this|it) (?:legal|allowed|illegal|normal|ok|okay|right)|(?:can|could) (?:he|she|they|i|we|my \w+|the \w+|a \w+)\b|do i (?:have|need|get)|am i allowed|is he allowed|are they allowed|es legal|esta permitido|es eso (?:legal|permitido)|tengo derecho|me pueden)\b/;

const KINDS: readonly (readonly [QuestionKind, RegExp])[] = [
  ['how-long', /\b(?:how (?:long|fast|soon|quick(?:ly)?|much (?:more )?time|many (?:more )?(?:hours|days|weeks|months|years))|by when|deadline|time limit|too late|cuanto (?:mas )?(?:tiempo|(?:se )?(?:tarda|demora|toma|dura)\w*|falta|(?:tengo|tenemos|hay|tendria) que esperar|espero)|que tan (?:rapido|pronto)|cuant[oa]s (?:mas )?(?:horas|dias|semanas|meses|años)|plazo|(?:hasta|para|pa|antes de) (?:cuando|que (?:dia|fecha))|limite de tiempo)\b/],
  ['how-much', /\b(?:how (?:much|many)|what (?:does|will|would|do) (?:it|that|this|they|he|she) (?:cost|charge)|cost|limit|maximum|most they can|(?<!\ben )cuanto|cuant[oa]s|cuanta|que (?:me |nos |le )?(?:cobran?|cobrarian?)|(?:que|cual es el) (?:precio|costo)|a como (?:es|esta|sale|cobran?)|en cuanto (?:sale|queda|esta)|limite|maximo|lo mas que)\b/],
  ['when', /\b(?:when|what (?:day|date|time)|cuando|(?:que|cual) (?:dia|fecha)|a que horas?)\b/],
  ['where', /\b(?:where|(?:what|which) (?:court|office|agency|place|building)|a?donde|(?:que|cual) (?:corte|oficina|agencia|lugar|sitio|juzgado|edificio))\b/],
  ['who', /\b(?:who|whose|quien|quienes)\b/],
  ['what-if', /\b(?:what (?:if|happens|(?:would|could|will|might) happen)|and if|if (?:he|she|they|i) (?:don'?t|doesn'?t|refuse|ignore|say)|y si|que (?:me |nos |le |les )?(?:pasa|pasaria|pasara|sucede|sucederia|ocurre|ocurriria|puede pasar|podria pasar|va a pasar))\b/],
  ['how', /\b(?:how (?:do|can|to|does|should|would)|what (?:(?:do|can|should) i|to|do (?:you|people)) do|what (?:are the steps|(?:is|'?s) the (?:best )?way)|whats the (?:best )?way|como (?:hago|puedo|se|le|la|lo|los|las|debo|pido|saco|hacer|tengo que)|que (?:hago|hacer|puedo hacer|debo hacer)|(?:de|en) que (?:manera|forma|modo)|cual(?:es)? (?:es|son) (?:los pasos|el proceso|la (?:manera|forma)))\b/],
  ['what-is', /\b(?:what (?:is|are|does .{1,30} mean)|what'?s|que (?:cosa |rayos |diablos |demonios |carajo |viene a )?(?:es|son|ser|significa|quiere decir)|a que se refieren?)\b/],
]; // prettier-ignore

/** What kind of answer is asked for, as far as the form of the words says. */
export function questionKindOf(text: string): QuestionKind | null {
  const said = asked(text);
  const kind = KINDS.find(([, words]) => words.test(said))?.[0];
  return kind ?? (isYesNo(said) ? 'yes-no' : null);
}

const isYesNo = (said: string): boolean => YES_NO.test(said) || asksYesOrNoInSpanish(said);
const isYesNoQuestion = (text: string): boolean => isYesNo(asked(text));

/** "How long can they keep it" asks for a time, whatever else is in it. */
const ASKS_FOR_MORE =
  /(?:^|[,;] )(?:(?:so|and|but|ok(?:ay)?|then|y|pero|entonces)[, ]+)*(?:how|what|where|when|who|why|which|whose|que|como|cuando|cuant[oa]s?|a?donde|quien(?:es)?|cual(?:es)?)\b/;

export const asksForMore = (text: string): boolean => ASKS_FOR_MORE.test(asked(text));

export const asksForYesOrNo = (text: string): boolean => isYesNoQuestion(text) && !asksForMore(text);

/** Without the mark that opens a Spanish question. */
const asked = (text: string) => plain(text).replace(/^[¿¡\s]+/, '');

const QUESTION_WORD =
  /^(?:(?:so|and|but|ok(?:ay)?|then|please|also|hi|hello|well|now|great|alright|hola|y|o|pero|entonces|oiga|oye|disculpe|perdon|bueno|pues|mire|mira|ahora|ay|ah|este|igual|luego|(?:aun )?asi)[, ]+)*(?!en cuanto (?!tiempo|sale|queda))(?:(?:a|con|de|en|por|para|pa|desde|hasta|como|segun|a partir de|antes de|mas o menos|to|for|with|in|by|from) )?(?:(?:what|when|where|who|how|why)(?:'?s|'?re|'?d)?|which|whose|whom|can|could|may|must|is|are|am|do|does|did|will|would|should|(?:was|were|wasn'?t|weren'?t|isn'?t|aren'?t|hasn'?t|haven'?t) (?:that|this|it|he|she|they|i|we|my \w+|the \w+)|que(?! (?:bueno|bien|mal|pena|triste|lastima|rabia|alivio|susto|va|dios|pase|tenga)\b)|cuando|a?donde|quien|quienes|por que|como(?! (?:desde|hace|unos?|unas?|el \d|en (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep|set|oct|nov|dic)|a las|\$|\d+|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|\p{L}+[ae]nta|cien(?:to)?|mil|\p{L}+cient[oa]s)\b)|cual|cuales|cuantos?|cuantas?|puedo|puede|pueden|(?:me|nos|le|les|lo|la|los|las|se) (?:puede|podria)n?|debo|tengo que|hay que|hace falta|es legal|hay)\b/u;
/** "… so is that enough", "… doesn't that give more time": what is said turns into a question. */
const TURNS_ROUND =
  /\b(?:can|could|should|would|will|won'?t|can'?t|couldn'?t|shouldn'?t|wouldn'?t|do|does|did|don'?t|doesn'?t|didn'?t|am|is|are|isn'?t|aren'?t|was|wasn'?t|have|has) (?:i|we|he|she|they|you)\b|\b(?:is|isn'?t|does|doesn'?t|would|wouldn'?t) (?:it|that|this) (?!(?:said|says|why|what|who|the|a|an|my|his|her)\b)\w|(?<!\bi (?:already )?kn[eo]w )\b(?:what|who|where|when|how|why|which) (?:do|does|did|can|could|should|would|will|if|happens|long|much|many)\b/;
/** "… will immigration find me": somebody else is asked about. */
const TURNS_TO_OTHERS =
  /^(?:(?:yeah|yes|but|and|so|ok(?:ay)?|nah|well)[, ]+)*(?:isn'?t|aren'?t|wasn'?t|weren'?t) (?!\w+ing\b)\w+ \w|\bis that (?:a|an) (?:good|valid|legal|fair|real|legit) \w+|\b(?:will|would|can|could|should|does) (?:(?:my|the|his|her|our|a|an|this|that|these|those) \w+|immigration|ice|police|cops|court|school|anyone|anybody|someone|somebody|people)\b/;
/** "You did not say it, is that a crime": after a comma somebody begins to ask. */
const TURNS_AFTER_A_COMMA =
  /, (?:(?:so|and|but|y|pero) )?(?:is|are|am|can|could|do|does|will|would|should) (?!not\b)\w+ \w+ \w/;
/** "… who pays", "… quien se queda con eso", "… where i go first": the end of a sentence asks. */
const ASKS_AT_THE_END =
  /\b(?:quien(?:es)? (?:se|me|nos|le|les|la|lo|las|los|paga|tiene|puede|debe|va)|(?:que|a que|en que) (?:dia|fecha|hora|corte|oficina|papeles?|documentos?)|cual(?:es)? (?:es|son|seria)|cuanto (?:es|cuesta|me|le|tarda|tiempo|dura|debo|puedo)|a?donde (?:voy|puedo|tengo|es|me|lo|la|se)|who (?:pays?|gets|decides|keeps|has to|do i)|(?<!\b(?:thats|that's|is|know|knows|knew|place|office|apartment|house|building|store) )where (?:i|do|we|can) \w+|what (?:happens?|day|date|time|paper|form|number)|how (?:i|we|to) \w+|(?:eso|esto) (?:me |le |nos )?(?:afecta|cuenta|sirve|vale|cuesta))\b|\b(?:(?<!\bno )es (?:verdad|cierto|asi|igual|lo mismo)|is (?:that|it|this) (?:true|the same|right)|true or (?:not|false)|right)\W*$|\w+ (?:how|cuanto|cuando|donde|quien)\W*$/;
/** "Y si me demanda", "… puedo pagar poco a poco", "… que les digo", "… then what court": without their marks. */
const ASKS_IN_SPEECH =
  /^(?:(?:ok(?:ay)?|bueno|y|pero|entonces|and|so|but|then)[, ]+)+(?:si|if)\b|(?<!\b(?:no|ya|solo|nunca|tampoco|apenas|que|lo que|cuando|porque|asi|no lo|no la|no me|no se) )\b(?:puedo|podemos|podria|debo|debemos) \w+[aei]r(?:l[aeo]s?|me|nos|se)?\b|\bque (?:(?:le|les|lo|la|los|las|me|nos) )?(?:digo|hago|pongo|mando|llevo|firmo|escribo|contesto|pido|presento)\b|(?:(?<!\b(?:ahi|alli|aqui|es|lugar|casa|tienda|sitio|oficina|edificio|apartamento|trabajo) (?:en |a )?)\ba?donde \w+o|\bcomo (?:lo|la|los|las|le|les|me|se) \w+)\W*$|\bcomo (?:consigo|pido|saco|hago|obtengo|encuentro|busco|pago|empiezo|lleno|puedo|apelo|cancelo|recupero|demando|reclamo|contesto|respondo)\b|\bo no\W*$|\b(?:eso|esto) (?:me |le |nos )?(?:cambia|importa|influye|ayuda|basta|alcanza)\b|\b(?:what|which) (?:court|office|form|judge|paper|papers|agency|place|number|law|rule|kind of|proof)\b/;
/** "Just tell me how …", "dígame si …", "I'm asking if …". */
const ASKS_TO_BE_TOLD =
  /\b(?:(?:i'?m|i am|i was) (?:just |only )?asking|my question is|(?:le |les )?pregunto|(?:mi|la) pregunta es|tell me|explain(?: to me)?|let me know|show me|help me (?:understand|know)|digame|dime|diganme|expliqueme|explicame|ayudeme a (?:saber|entender)) (?:how|what|where|when|who|if|whether|why|which|si|como|que|cual|cuanto|cuando|donde|adonde|quien|por que)\b/;
/** "Answer the one about the work study": it was asked before. */
const ASKS_FOR_AN_ANSWER =
  /(?:^|[.!,] )(?:just |please |pls |so |ok )*answer (?:me|my|the|about|what)\b|\b(?:what i (?:asked|am asking|wanna know|want to know) is|(?:conteste|respondame|contesteme|contesta|respondeme) (?:lo|la|eso|a|mi|si))\b/;
const ASKS_INSIDE =
  /\b(?:is (?:that|this|it) (?:legal|allowed|illegal|ok)|can (?:my|the)|(?:me|nos|le|les|lo|la) puede|i (?:want|need|would like) to know|wondering (?:if|what|how)|que (?:puedo|debo|hago)|es legal|tengo derecho|me pueden|quisiera saber|quiero saber|(?:till|until) (?:what|when)|hasta (?:que|cuando)|what (?:age|time|day)|is there (?:a|an|any|some|free|no)|hay (?:algun|alguna|alguien)|a ?donde (?:voy|tengo|lo|la|puedo|llamo|llevo|mando)|(?:con|a) quien (?:hablo|llamo|le|voy)|quien (?:me|nos|le) (?:ayuda|puede|atiende)|who (?:can|will|could) help|cuanto (?:tiempo|cuesta|es|me)|que pasa)\b|^(?:(?:and|but|ok(?:ay)?|so) if|(?:y|pero|entonces) si) |^(?:and|y|what about|how about|que hay de) (?:my|the|his|her|our|mi|mis|el|la|los|las|su|sus)\b/;

/** "So he can just walk in": a conclusion is drawn to hear whether it holds; "if I move out they keep the bond". */
const CONCLUDES =
  /^(?:so|then|meaning|so (?:basically|then|now|like)|that means|which means|in other words|basically),? (?:that )?(?:i|we|he|she|they|it|my \w+|the \w+) (?:just |still |really |basically |legally |now )?(?:can|can'?t|cannot|don'?t|do not|have to|has to|must|needs?(?: to)?|gotta|will|won'?t|would|should|'?ll|owes? (?:me|them|him|her|it)|(?:am|are|is) (?:not )?(?:supposed|allowed|stuck|ok|fine|safe|responsible))\b|^if (?:i|we) (?!had|was|were|did|got)\w+\b.* (?:they|he|she|it|i|we|do|will|can) (?:can'?t |cannot |don'?t |won'?t |just |still |will )?(?!(?:said|told|says)\b)\w+/;
/** "Not sure if I can record them", "no idea where to send it": who does not know would like to. */
const DOES_NOT_KNOW =
  /^(?:\S+ ){0,4}?(?:don'?t know|dunno|no (?:clue|idea)|not sure|unsure|idk|clueless|confused|can'?t (?:tell|figure out)|don'?t (?:understand|get))(?: about)? (?:(?:if|whether) (?:\w+ ){1,3}?(?:can|could|have to|has to|need|needs|should|must|will|would|am|qualify|still|legal|allowed)|(?:what|how|where|who|which \w+|when) (?:to|(?:i|we) (?:can|should|have to|need to|do|go|call|send|file))|how (?:this|it|that) works)\b/;
const WANTS_TO_KNOW =
  /\b(?:(?:want(?:ed)?|wanna|need(?:ed)?|like|trying|tryna|hoping|here) (?:to )?(?:know|find out|figure out|understand|ask(?: you)?|learn)|curious|wondering)(?: about)? (?:if|whether|how|what|where|when|who|why|which)\b/;

const ASKING = [
  QUESTION_WORD,
  TURNS_ROUND,
  TURNS_TO_OTHERS,
  TURNS_AFTER_A_COMMA,
  ASKS_AT_THE_END,
  ASKS_IN_SPEECH,
  ASKS_TO_BE_TOLD,
  ASKS_FOR_AN_ANSWER,
  ASKS_INSIDE,
  CONCLUDES,
  DOES_NOT_KNOW,
  WANTS_TO_KNOW,
];

/** A sentence that asks for something, with or without its mark. */
export function isQuestion(sentence: string): boolean {
  const said = plain(sentence);
  if (sentence.includes('?')) return true;
  if (offersInSpanish(said)) return false;
  return (
    ASKING.some((form) => form.test(said)) || asksInSpanish(said) || asksInPassing(said) || asksIfTheSameFor(sentence)
  );
}

const OTHERS_SAY =
  /\b(?:(?:he|she|they|(?:my|the|his|her) \w+)(?: (?:now|just|keeps?|also|even|are|is|was|were|has|have|been))* (?:says?|saying|said|tells?|told|claims?|wants?|threaten\w*|insists?|calls? (?:it|me))|(?:dicen?|diciendo|dijo|dijeron|amenaz\w+|insiste[n]?|quieren?) (?:que|con|me|por|cobrar\w*|quitar\w*|sacar\w*)|me (?:dicen?|dijo|dijeron|amenaz\w+|quieren?|piden?|pidio|pidieron))\b/;

const FEARED =
  /\b(?:(?:afraid|scared|worried|terrified|nervous|fear) (?:that|of|about|to|if|they|he|she|it|my|the|ill?|we)|(?:tengo|me da|con) (?:mucho )?(?:miedo|temor)|me preocupa|temo (?:que|a|por)|no quiero que)\b/;

/** "He will fire me if I talk": a threat, in nobody's words. */
const THREATENED =
  /\b(?:will|would|gonna|is going to|are going to|wants? to|want to) (?:fire|evict|sue|report|deport|arrest|kick|throw|put|take|call (?:ice|immigration|police|the|acs|cps|my)|cut|stop|charge) (?:me|us|my|our|him|her|them|immigration|ice|the|it)\b|\b(?:me|nos|lo|la|le|les) (?:va|van|quiere|quieren) (?:a )?(?:correr|despedir|demandar|quitar|sacar|botar|echar|denunciar|reportar|cobrar|desalojar|deportar|hacer firmar|cortar)\b/;
/** "I want to stop them from taking it": how, is what is meant. */
const WISHED =
  /\b(?:i|we) (?:just |only |really )*(?:want|need|would like|wanna|wish)\b(?! (?:you|a lawyer|an attorney|help)\b)|\b(?:quiero|queremos|necesito|necesitamos|quisiera|me gustaria)\b(?! (?:que|un abogado|ayuda)\b)/;

/** What the other side says or wants, what is feared and what is wished for are told to learn whether it is so. */
export function isImpliedQuestion(message: string): boolean {
  const said = plain(message);
  return [OTHERS_SAY, FEARED, THREATENED, WISHED].some((form) => form.test(said)) || isLostInSpanish(said);
}

const POINTING = new RegExp(
  [
    String.raw`\b(?:it|that|those|them|this one|that one|the (?:form|letter|paper|hearing|case|order|fee|date)|eso|esos|esa|ese|ello|la (?:forma|carta|audiencia|orden|cita)|el (?:formulario|papel|caso)|[a-z]+[aei]r(?:lo|la|los|las))\b`,
    // "A mi hijo lo suspendieron" names him, and "los cupones" are named.
    String.raw`(?<!\ba (?:mi|mis|su|sus|el|la|los|las|un|una|otr[oa]) \p{L}+ )\blo\b(?! (?:que|del?|mismo|mi[oa]|siento|primero|peor|mejor|bueno|malo|antes|normal)\b)`,
    String.raw`\b(?:me|te|se|nos) los\b|\blos (?:puedo|podemos|pueden?|podria|tengo|tenemos|voy|vamos|van?|debo|hago|mando|llevo|pago|firmo|saco|reporto|demando|denuncio|dejo|quito)\b`,
  ].join('|'),
  'u',
);
const POINTS_AT_NOTHING =
  /\b(?:is it|was it|does it|would it be|es|sera) (?:legal|illegal|ok|okay|allowed|normal|true|possible|legal eso)\b|\b(?:it says|it is|it's|its)\b/;
const POINTING_WORDS = 10;

/** "How do we put it in our names": said in the middle of a talk, "it" is what was spoken about. */
export function pointsBack(message: string): boolean {
  const said = plain(message);
  return said.split(/\s+/).length <= POINTING_WORDS && POINTING.test(said) && !POINTS_AT_NOTHING.test(said);
}

const IS_IT_SO =
  /^(?:(?:so|but|and|wait|ok(?:ay)?|y|pero|entonces)[, ]+)*(?:(?:can|could|may) (?:he|she|they|my (?:boss|landlord)) (?:really |just |even |legally )?(?:do|say) (?:that|this|it)|(?:is|are) (?:he|she|they) allowed(?: to(?: do (?:that|it))?)?|(?:is|was) (?:that|this|it) (?:even )?(?:legal|allowed|right|true|ok(?:ay)?)|(?:eso )?(?:es|sera|seria|era|fue|esta) (?:eso )?(?:legal|permitido|verdad|correcto)(?: eso| esto)?|(?:y )?(?:eso |esto )?(?:(?:se )?puede[n]? hacer(?:lo| eso| esto)?|se (?:puede|vale|permite)(?: eso| esto| asi)?)|tiene[n]? derecho a (?:eso|hacerlo))\W*$/;

/** "Can they do that?": asks whether what was just told is so. */
export const asksWhetherSo = (message: string): boolean => IS_IT_SO.test(plain(message));

/** "I am on Long Island, not in the city. Is it the same?": asks whether what was told holds here too. */
export const asksIfTheSame = (message: string): boolean => THE_SAME.test(plain(message));
const THE_SAME =
  /\b(?:is (?:it|that|this)(?: (?:still|also))? the same|(?:does|would) (?:it|that) (?:still )?(?:apply|hold|count)|same (?:here|there)|(?:es|seria|sera) (?:igual|lo mismo)|(?:tambien )?(?:aplica|vale|cuenta) (?:aqui|aca|alla|tambien))(?: (?:here|there|for me|too|aqui|aca|alla|para mi))?\W*$/;

/** "Is it the same in Yonkers", "y para los de afuera es igual": where, or for whom, is said with it. */
export const asksIfTheSameFor = (message: string): boolean => THE_SAME_FOR.test(plain(message).replace(/^[¿\s]+/, ''));
const BEFORE_SAME = String.raw`(?:^|[,.;] ?)(?:(?:ok(?:ay)?|so|and|but|y|pero|entonces|bueno|eso|esto|tambien)[, ]+)*`;
const OF_WHOM = String.raw`(?:in|for|at|outside|upstate|if|when|with|en|para|pa|si|fuera|con|por|cuando)\b`;
const THE_SAME_FOR = new RegExp(
  [
    String.raw`${BEFORE_SAME}(?:(?:is|would|will) (?:it|that|this)(?: (?:be|still|also|any))* (?:the same|different)|(?:does|would|will|do) (?:it|that|this|those|(?:the|that|this) (?:rule|law|same)|they)(?: (?:still|also))? (?:apply|hold|count|go|work)|same (?:thing|rules?|deal)?|any(?:thing)? differen(?:t|ce)|does (?:it|that|anything) change)(?: too| also)? ?${OF_WHOM}`,
    String.raw`${BEFORE_SAME}(?:(?:es|seria|sera|sigue siendo|funciona) (?:igual|lo mismo|parecido|diferente|distinto)|(?:aplica|aplicaria|vale|valdria|cuenta|sirve)|lo mismo(?: aplica| es| pasa)?|(?:cambia|cambiaria|cambian)(?: (?:algo|eso|la cosa|las reglas))?)(?: tambien)? ${OF_WHOM}`,
    String.raw`^(?:y|and|pero|but) (?:${OF_WHOM}) .{2,40} (?:(?:es|seria|sera) (?:igual|lo mismo)|(?:is it |is that )?the same|tambien|too|aplica|vale)\W*$`,
  ].join('|'),
);
