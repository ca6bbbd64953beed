import type { QUESTION_KINDS } from '../../knowledge/topic.ts';
import { plain } from '../sentences.ts';

export type QuestionKind = (typeof QUESTION_KINDS)[number];

const YES_NO =
  /^(?:(?:so|and|but|ok(?:ay)?|then|please|also|y|pero|entonces|oiga|disculpe)[, ]+)*(?:can|could|may|must|is|isn'?t|are|aren'?t|am|was|were|do|does|did|don'?t|doesn'?t|will|would|has|have|had|should|puede[ns]?|puedo|podemos|debo|debe[ns]?|tengo que|tiene[ns]? que|es|son|esta|estan|hay|me pueden?|nos pueden?|se puede|tienen? derecho)\b|\b(?:is (?:that|this|it) (?:legal|allowed|illegal|normal|ok|okay|right)|(?:can|could) (?:he|she|they|i|we|my \w+|the \w+|a \w+)\b|do i (?:have|need|get)|am i allowed|is he allowed|are they allowed|es legal|esta permitido|es eso (?:legal|permitido)|tengo derecho|me pueden)\b/;

const KINDS: readonly (readonly [QuestionKind, RegExp])[] = [
  ['how-long', /\b(?:how (?:long|fast|soon|quick(?:ly)?|much time|many (?:days|weeks|months|years))|by when|deadline|time limit|too late|cuanto (?:tiempo|tarda)|que tan (?:rapido|pronto)|cuantos (?:dias|meses|años)|plazo|hasta cuando)\b/],
  ['how-much', /\b(?:how (?:much|many)|what (?:does|will|would) (?:it|that|this) cost|cost|limit|maximum|most they can|cuanto (?:es|cuesta|puede|me|vale|dinero|cobra)|cuantas?|limite|maximo)\b/],
  ['when', /\b(?:when|what (?:day|date)|cuando|que (?:dia|fecha))\b/],
  ['where', /\b(?:where|which (?:court|office|agency)|what (?:court|office)|donde|adonde|en que corte|que oficina)\b/],
  ['who', /\b(?:who|whose|quien|quienes)\b/],
  ['what-if', /\b(?:what (?:if|happens)|and if|if (?:he|she|they|i) (?:don'?t|doesn'?t|refuse|ignore|say)|que pasa si|y si|que (?:pasa|sucede))\b/],
  ['how', /\b(?:how (?:do|can|to|does|should|would)|what (?:(?:do|can|should) i|to|do (?:you|people)) do|como (?:hago|puedo|se|le|debo|pido|saco)|que (?:hago|hacer|puedo hacer|debo hacer))\b/],
  ['what-is', /\b(?:what (?:is|are|does .{1,30} mean)|what'?s|que (?:es|son|significa|quiere decir))\b/],
]; // prettier-ignore

/** What kind of answer is asked for, as far as the form of the words says. */
export function questionKindOf(text: string): QuestionKind | null {
  const said = asked(text);
  const kind = KINDS.find(([, words]) => words.test(said))?.[0];
  return kind ?? (YES_NO.test(said) ? 'yes-no' : null);
}

const isYesNoQuestion = (text: string): boolean => YES_NO.test(asked(text));

/** "How long can they keep it" asks for a time, whatever else is in it. */
const ASKS_FOR_MORE =
  /(?:^|[,;] )(?:(?:so|and|but|ok(?:ay)?|then|y|pero|entonces)[, ]+)*(?:how|what|where|when|who|why|which|whose|que|como|cuando|cuant[oa]s?|a?donde|quien(?:es)?|cual(?:es)?)\b/;

export const asksForMore = (text: string): boolean => ASKS_FOR_MORE.test(asked(text));

export const asksForYesOrNo = (text: string): boolean => isYesNoQuestion(text) && !asksForMore(text);

/** Without the mark that opens a Spanish question. */
const asked = (text: string) => plain(text).replace(/^[¿¡\s]+/, '');

const QUESTION_WORD =
  /^(?:(?:so|and|but|ok(?:ay)?|then|please|also|hi|hello|well|now|great|alright|hola|y|o|pero|entonces|oiga|disculpe|bueno|pues|mire|ahora)[, ]+)*(?:(?:a|con|de|en|por|para|desde|hasta|to|for|with|in|by|from) )?(?:(?:what|when|where|who|how|why)(?:'?s|'?re|'?d)?|which|whose|whom|can|could|may|must|is|are|am|do|does|did|will|would|should|que|cuando|a?donde|quien|quienes|por que|como(?! (?:desde|hace|unos?|unas?|el \d|en (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep|set|oct|nov|dic)|a las|\$|\d|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|cincuenta|cien(?:to)?|mil|\p{L}+cient[oa]s)\b)|cual|cuales|cuantos?|cuantas?|puedo|puede|pueden|(?:me|nos|le|les|lo|la|los|las|se) (?:puede|podria)n?|debo|tengo que|hay que|hace falta|es legal|hay)\b/u;
/** "… so is that enough", "… doesn't that give more time": what is said turns into a question. */
const TURNS_ROUND =
  /\b(?:can|could|should|would|will|won'?t|can'?t|couldn'?t|shouldn'?t|wouldn'?t|do|does|did|don'?t|doesn'?t|didn'?t|am|is|are|isn'?t|aren'?t|was|wasn'?t|have|has) (?:i|we|he|she|they|you)\b|\b(?:is|isn'?t|does|doesn'?t|would|wouldn'?t) (?:it|that|this) (?!(?:said|says|why|what|who|the|a|an|my|his|her)\b)\w|\b(?:what|who|where|when|how|why|which) (?:do|does|did|can|could|should|would|will|if|happens|long|much|many)\b/;
/** "… will immigration find me": somebody else is asked about. */
const TURNS_TO_OTHERS =
  /^(?:(?:yeah|yes|but|and|so|ok(?:ay)?|nah|well)[, ]+)*(?:isn'?t|aren'?t|wasn'?t|weren'?t) (?!\w+ing\b)\w+ \w|\bis that (?:a|an) (?:good|valid|legal|fair|real|legit) \w+|\b(?:will|would|can|could|should|does) (?:(?:my|the|his|her|our|a|an|this|that|these|those) \w+|immigration|ice|police|cops|court|school|anyone|anybody|someone|somebody|people)\b/;
/** "You did not say it, is that a crime": after a comma somebody begins to ask. */
const TURNS_AFTER_A_COMMA =
  /, (?:(?:so|and|but|y|pero) )?(?:is|are|am|can|could|do|does|will|would|should) (?!not\b)\w+ \w+ \w/;
/** "… who pays", "… quien se queda con eso", "… where i go first": the end of a sentence asks. */
const ASKS_AT_THE_END =
  /\b(?:quien(?:es)? (?:se|me|nos|le|les|la|lo|las|los|paga|tiene|puede|debe|va)|(?:que|a que|en que) (?:dia|fecha|hora|corte|oficina|papeles?|documentos?)|cual(?:es)? (?:es|son|seria)|cuanto (?:es|cuesta|me|le|tarda|tiempo|dura|debo|puedo)|a?donde (?:voy|puedo|tengo|es|me|lo|la|se)|who (?:pays?|gets|decides|keeps|has to|do i)|where (?:i|do|we|can) \w+|what (?:happens?|day|date|time|paper|form|number)|how (?:i|we|to) \w+|(?:eso|esto) (?:me |le |nos )?(?:afecta|cuenta|sirve|vale|cuesta))\b|\b(?:es (?:verdad|cierto|asi|igual|lo mismo)|verdad|is (?:that|it|this) (?:true|the same|right)|true or (?:not|false)|right)\W*$|\w+ (?:how|cuanto|cuando|donde|quien)\W*$/;
/** "Y si me demanda", "… puedo pagar poco a poco", "… que les digo", "… then what court": without their marks. */
const ASKS_IN_SPEECH =
  /^(?:(?:ok(?:ay)?|bueno|y|pero|entonces|and|so|but|then)[, ]+)+(?:si|if)\b|(?<!\b(?:no|ya|solo|nunca|tampoco|apenas|que|lo que|cuando|porque|asi|no lo|no la|no me|no se) )\b(?:puedo|podemos|podria|debo|debemos) \w+[aei]r(?:l[aeo]s?|me|nos|se)?\b|\bque (?:(?:le|les|lo|la|los|las|me|nos) )?(?:digo|hago|pongo|mando|llevo|firmo|escribo|contesto|pido|presento)\b|\b(?:a?donde \w+o|como (?:lo|la|los|las|le|les|me|se) \w+)\W*$|\bcomo (?:consigo|pido|saco|hago|obtengo|encuentro|busco|pago|empiezo|lleno|puedo|apelo|cancelo|recupero|demando|reclamo|contesto|respondo)\b|\bo no\W*$|\b(?:eso|esto) (?:me |le |nos )?(?:cambia|importa|influye|ayuda|basta|alcanza)\b|\b(?:what|which) (?:court|office|form|judge|paper|papers|agency|place|number|law|rule|kind of|proof)\b/;
/** "Just tell me how …", "dígame si …", "I'm asking if …". */
const ASKS_TO_BE_TOLD =
  /\b(?:(?:i'?m|i am|i was) (?:just |only )?asking|my question is|(?:le |les )?pregunto|(?:mi|la) pregunta es|tell me|explain(?: to me)?|let me know|show me|help me (?:understand|know)|digame|dime|diganme|expliqueme|explicame|ayudeme a (?:saber|entender)) (?:how|what|where|when|who|if|whether|why|which|si|como|que|cual|cuanto|cuando|donde|adonde|quien|por que)\b/;
/** "Answer the one about the work study": it was asked before. */
const ASKS_FOR_AN_ANSWER =
  /(?:^|[.!,] )(?:just |please |pls |so |ok )*answer (?:me|my|the|about|what)\b|\b(?:what i (?:asked|am asking|wanna know|want to know) is|(?:conteste|respondame|contesteme|contesta|respondeme) (?:lo|la|eso|a|mi|si))\b/;
const ASKS_INSIDE =
  /\b(?:is (?:that|this|it) (?:legal|allowed|illegal|ok)|can (?:my|the)|(?:me|nos|le|les|lo|la) puede|i (?:want|need|would like) to know|wondering (?:if|what|how)|que (?:puedo|debo|hago)|es legal|tengo derecho|me pueden|quisiera saber|quiero saber|(?:till|until) (?:what|when)|hasta (?:que|cuando)|what (?:age|time|day)|is there (?:a|an|any|some|free|no)|hay (?:algun|alguna|alguien)|a ?donde (?:voy|tengo|lo|la|puedo|llamo|llevo|mando)|(?:con|a) quien (?:hablo|llamo|le|voy)|quien (?:me|nos|le) (?:ayuda|puede|atiende)|who (?:can|will|could) help|cuanto (?:tiempo|cuesta|es|me)|que pasa)\b|^(?:(?:and|but|ok(?:ay)?|so) if|(?:y|pero|entonces) si) |^(?:and|y|what about|how about|que hay de) (?:my|the|his|her|our|mi|mis|el|la|los|las|su|sus)\b/;

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
];

/** A sentence that asks for something, with or without its mark. */
export function isQuestion(sentence: string): boolean {
  const said = plain(sentence);
  return sentence.includes('?') || ASKING.some((form) => form.test(said));
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
  return [OTHERS_SAY, FEARED, THREATENED, WISHED].some((form) => form.test(said));
}

const POINTING =
  /\b(?:it|that|those|them|this one|that one|the (?:form|letter|paper|hearing|case|order|fee|date)|lo|los|eso|esos|esa|ese|ello|la (?:forma|carta|audiencia|orden|cita)|el (?:formulario|papel|caso)|[a-z]+[aei]r(?:lo|la|los|las))\b/;
const POINTS_AT_NOTHING =
  /\b(?:is it|was it|does it|would it be|es|sera) (?:legal|illegal|ok|okay|allowed|normal|true|possible|legal eso)\b|\b(?:it says|it is|it's|its)\b/;
const POINTING_WORDS = 10;

/** "How do we put it in our names": said in the middle of a talk, "it" is what was spoken about. */
export function pointsBack(message: string): boolean {
  const said = plain(message);
  return said.split(/\s+/).length <= POINTING_WORDS && POINTING.test(said) && !POINTS_AT_NOTHING.test(said);
}

const IS_IT_SO =
  /^(?:(?:so|but|and|wait|ok(?:ay)?|y|pero|entonces)[, ]+)*(?:(?:can|could|may) (?:he|she|they|my (?:boss|landlord)) (?:really |just |even |legally )?(?:do|say) (?:that|this|it)|(?:is|are) (?:he|she|they) allowed(?: to(?: do (?:that|it))?)?|is (?:that|this|it) (?:even )?(?:legal|allowed|right|true|ok(?:ay)?)|(?:eso )?es (?:eso )?(?:legal|permitido|verdad|correcto)|(?:y )?(?:eso )?(?:se )?puede[n]? hacer(?:lo| eso| esto)?|tiene[n]? derecho a (?:eso|hacerlo))\W*$/;

/** "Can they do that?": asks whether what was just told is so. */
export const asksWhetherSo = (message: string): boolean => IS_IT_SO.test(plain(message));

/** "I am on Long Island, not in the city. Is it the same?": asks whether what was told holds here too. */
export const asksIfTheSame = (message: string): boolean => THE_SAME.test(plain(message));
const THE_SAME =
  /\b(?:is (?:it|that|this)(?: (?:still|also))? the same|(?:does|would) (?:it|that) (?:still )?(?:apply|hold|count)|same (?:here|there)|(?:es|seria|sera) (?:igual|lo mismo)|(?:tambien )?(?:aplica|vale|cuenta) (?:aqui|aca|alla|tambien))(?: (?:here|there|for me|too|aqui|aca|alla|para mi))?\W*$/;
