/**
 * Spanish asks in the order in which it tells, and few people type its marks: what says that something is asked is the verb that stands first, a conclusion that
 * is drawn to hear whether it holds, a condition, or somebody who says that they do not know.
 */

/** Words before a question that say nothing of it. */
const FIRST = String.raw`^[¿¡\s]*(?:(?:y|o|e|pero|entonces|oiga|oye|mire|mira|disculpe|disculpa|perdon|bueno|pues|ahora|ay|ah|ok(?:ay)?|este|gracias|listo|claro|ademas|igual|luego|hola|buenas(?: tardes| noches)?|buenos dias|por favor|porfa(?:vor)?|o ?sea(?: que)?|es que|(?:aun )?asi|todavia|aun|de todos modos|de todas (?:formas|maneras)|en (?:ese|este) caso|a mi)[, ]+)*`;
const CLITICS = String.raw`(?:(?:me|nos|le|les|lo|la|los|las|te|se) ){0,2}`;
/** "No me van a pagar" tells; "no se puede pagar en la corte" asks. */
const MODAL = String.raw`(?:puede[ns]?|podra[ns]?|podre|podria[ns]?|podriamos)`;

const form = (...parts: readonly string[]): RegExp => new RegExp(parts.join('|'), 'u');

/** What is told for a day is told: "me toca corte el lunes". */
const NO_DAY = String.raw`(?!.*\b(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|mañana|hoy|semana|mes|dia|dijo|dice[n]?|dijeron)\b|.*\d)`;
/** "Podría apelar", "me toca pagar", "será que …". */
const VERB_FIRST = form(
  String.raw`${FIRST}${CLITICS}(?:${MODAL}|podemos|(?:tendre|tendra[ns]?|tendria[ns]?|tendriamos) que|deberia[ns]?|deberiamos|tenemos derecho|tengo (?:derecho|chance|oportunidad|opcion)|habra|habria|sera[ns]?|seria[ns]?|existe[n]?|califico|calificamos)\b`,
  String.raw`${FIRST}(?:me|nos|le|les|se) (?:tiene[n]? que|debe[n]? (?:de )?\w+[aei]r|conviene|convendria|afecta|afectaria|alcanza|cubre|vale|permite|(?:toca|tocaria|corresponde) ${NO_DAY})`,
  String.raw`${FIRST}no (?:se (?:puede|podra|podria|vale)|sera|seria|habra|habria|deberia[n]?|tendria[n]? que|hay (?:forma|manera|modo|otr[ao]|problema)|(?:me|nos|lo|la|le) podria[n]?|(?:voy|vamos) a (?:perder|tener que|salir|quedar))\b`,
  String.raw`${FIRST}(?:es|son|esta|era|fue) (?:eso |esto )?(?:i?legal(?:es)?|normal|posible|obligatori[oa]|necesari[oa]|permitid[oa]|prohibid[oa]|delito|un (?:delito|crimen)|just[oa]|valid[oa])\b`,
  String.raw`${FIRST}(?:necesito|ocupo) (?:\p{L}+ ){1,3}(?:para|pa) (?:eso|esto|\p{L}+[aei]r(?:l[aeo]s?|me)?)\W*$`,
  String.raw`${FIRST}(?:importa|cuenta|vale|sirve|aplica|afecta|cambia)n? (?:algo|eso|esto|que|si|para|pa|por|en|el|la|los|las|un|una|tambien)\b`,
  String.raw`${FIRST}(?:afecta|cambia|perjudica)n? (?:mi|mis)\b`,
  String.raw`${FIRST}(?:ya )?no se puede(?:n)? (?:hacer|pedir|apelar|parar|cambiar)\b`,
  String.raw`${FIRST}(?:mi|mis|el|la|los|las) \p{L}+ (?:tambien|igual) (?:cuenta|aplica|vale|entra|sirve|califica)n?\W*$`,
);

/** "Me van a quitar la licencia": asked, unless it is told for when. */
const WILL_THEY = new RegExp(
  String.raw`${FIRST}(?:me|nos|lo|la|le|les|se) (?:van? a|iran? a|irian? a) ${NO_DAY}\w+(?: \w+){0,8}\W*$`,
  'u',
);

/** Up to three words of who or what is spoken of. */
const WHO = String.raw`(?:uno|una|eso|esto|alguien|cualquiera|ella|ellos|ellas|usted|ahi|(?:el|la|los|las|mi|mis|su|sus|un|una|ese|esa|esos|esas|este|esta|otra|otro) (?!(?:que|no|lo|le|me)\b)\p{L}+(?: (?:de (?:la |el |mi |los )?)?(?!(?:que|no|ya|solo|me|nos|le|les|lo|la|se|puede[n]?|dice[n]?|dijo)\b)\p{L}+)?)`;
/** "Mi jefe puede hacer eso", "eso se puede por internet", "el dueño tiene derecho a entrar". */
const SUBJECT_FIRST = form(
  String.raw`${FIRST}(?:${WHO}) ${CLITICS}(?:${MODAL}|tiene[n]? derecho|tendria[n]? que|(?:me|nos|le) (?:tiene[n]?|debe[n]?)(?: que)? \w+r\b|tiene[n]? que \w+r(?:me|nos))\b`,
  String.raw`${FIRST}(?:${WHO} )?(?:yo )?(?:lo|la|los|las) (?:tengo|tenemos) que \w+r\b`,
);

/** What holds now; most of what is told is past. */
const NOW = String.raw`(?:tengo|tenemos|tiene[n]?|debo|debemos|debe[n]?|puedo|podemos|puede[n]?|podria[n]?|voy|vamos|van?|hay|es|son|sera|seria|pierdo|pago|firmo|espero|mando|hago|dejo|sigo|gano|necesito|salgo|me quedo|quita[n]?|saca[n]?|quedan?)`;
const NOT_TOLD = String.raw`(?!(?:que|cuando|porque|y|ahora|di[cj]\w+|\w+(?:aron|ieron|aba|aban|ian))\b)`;
/** "O sea que si pago ya no me sacan", "entonces no pago y ya": is that so? */
const CONCLUDES = form(
  String.raw`${FIRST}(?:o ?sea|es decir|(?:eso )?(?:quiere decir|significa|significaria)) que (?!.{0,30}\w{3}(?:aron|ieron)\b)`,
  String.raw`${FIRST}(?:o ?sea|es decir|entonces|asi que),? (?:${NOT_TOLD}\p{L}+ ){0,4}?${NOW}\b`,
);

/** What somebody does, and nothing that may be an answer: "si tengo" says that they have. */
const DO = String.raw`(?:pago|voy|firmo|dejo|salgo|falto|demando|denuncio|llamo|reporto|contesto|respondo|renuncio|pierdo|gano|acepto|mando|presento|hago|digo|pido|apelo|cancelo|devuelvo|vendo|abro|cierro|cambio|mudo|quejo|niego|quedo|caso|divorcio|declaro|cobro|trabajo (?:mas|menos|otro))`;
/** "Si renuncio pierdo las vacaciones". */
const ON_CONDITION = new RegExp(
  String.raw`${FIRST}si (?:yo )?(?:no )?${CLITICS}${DO}\b(?: (?!(?:dijo|dice[n]?|dijeron)\b)\S+){2,14}\W*$`,
  'u',
);

const ASKED_FOR = String.raw`(?:si|que|como|cual(?:es)?|cuant[oa]s?|cuando|a?donde|quien(?:es)?|por que|porque|(?:a|con|de|en|por|para|hasta|desde) (?:que|cual|cuando|cuanto|donde|quien))`;
/** "No hallo qué hacer", "no sé si puedo …"; not "no sé cuándo llegó", which tells that it is not known. */
const DOES_NOT_KNOW = String.raw`\b(?:no (?:se|sabemos|hallo|encuentro|entiendo|estoy segur[oa](?: de)?|tengo (?:ni )?(?:la menor )?idea(?: de)?|me queda claro)|(?:sin|ni) (?:saber|idea)(?: de)?|(?:tengo|ando con|me queda) (?:la|una) duda(?: de| sobre)?|la duda es) (?:si (?:yo |el |ella |ellos |eso |mi \w+ |el \w+ |la \w+ |los \w+ )?(?:no )?${CLITICS}(?:${MODAL}|podemos|puedo|debo|debe[n]?|tengo|tenemos|tiene[n]?|voy|van?|vamos|hay|es|sea|califico|conviene|toca|afecta|sale[n]?)|${ASKED_FOR} ${CLITICS}(?:\w+[aei]r(?:l[aeo]s?|me|nos|se)?|debo|puedo|tengo que|hago|hay que|puede[n]?|toca))\b`;
const AT_FIRST = String.raw`^(?:\S+ ){0,4}?`;
/** "La escuela me dice que no" tells what was said, and "la señora me dice que hago" asks. */
const NOT_REPORTED = String.raw`(?!(?<=\p{L} )me (?:dice[ns]?|explica[ns]?) que\b(?! (?:hago|hacemos|hacer|debo|puedo|pasa|sigue|necesito|papeles?|significa|quiere decir)\b))`;
/** "Quería saber si …", "me podría decir cuánto …", "usted sabe si …". */
const WANTS_TO_KNOW = form(
  String.raw`\b(?:quiero|queria|quisiera|queremos|queriamos|quisieramos|necesito|necesitaba|deseo|desearia|gustaria|ando|estoy|trato de|buscando|vine a|para|pa) (?:saber|averiguar|averiguando|preguntar(?:le|les)?|preguntando|consultar(?:le|les)?|entender|que me (?:diga|explique|aclare)n?)(?: (?:sobre|de|acerca de))? ${ASKED_FOR}\b`,
  String.raw`(?<!\b(?:no|ya|ellos|el|ella|que) )${NOT_REPORTED}\b(?:me (?:dice[ns]?|dira|diria|explica[ns]?|aclara[ns]?|${MODAL} (?:decir|explicar|aclarar|informar|orientar|ayudar a (?:saber|entender)))|aclareme|informeme|orienteme|(?:usted |ud |alguien |ustedes |tu )?sab(?:e[ns]?|ra[ns]?|ria[ns]?)(?: (?:usted|ud|alguien))?) ${ASKED_FOR}\b`,
);

/** Who is told of, knows: "me dijo cuánto debo". */
const NOT_KNOWN = String.raw`(?<!\b(?:di[cj]\w+|sabe[ns]?|se|explic\w+|todo|en|unos|unas|decir\w*|pregunte) )`;
/** "Con mis cosas qué pasaría", "del depósito cuánto me toca": what it is about stands first. */
const ASKS_LATER = form(
  String.raw`${NOT_KNOWN}\bcuant[oa]s? (?!\w+(?:aron|ieron|aban?|ian)\b)\w+`,
  String.raw`${NOT_KNOWN}\bque (?:me |nos |le |les )?(?:pasa|pasaria|pasara|sucede|sucederia|ocurre|toca|conviene|puede pasar|podria pasar|va a pasar)\b`,
  String.raw`\bcual(?:es)? (?:es|son|seria|corte|oficina|forma|planilla|formulario|papel|numero|abogado|lugar)\b`,
  String.raw`\b(?:de que (?:manera|forma|modo)|por que (?:me|nos|le|no|se|la|lo)|como (?:le hago|le hacemos|se (?:hace|pide|llena|mete|saca|consigue|reclama|apela|paga|manda)))\b|${NOT_KNOWN}\bpor ?que\W*$`,
  // "Xq me cobran eso" asks for the reason of what goes on, "xq me quede sin trabajo" gives one.
  String.raw`${FIRST}porque (?:no )?${CLITICS}(?:(?!\w+(?:aban|ian|aron|ieron|en una?)\b)\w{2,}[ae]n|tengo que|tiene que|debo|hay que|puede|es|esta)\b`,
);

/** "…, verdad", "… cierto", "… no": and not "eso no es cierto", "dijo que no". */
const TAG = form(
  String.raw`(?<!\b(?:es|era|son|la|una|decir|de|fue) )\b(?:verdad|vdd|cierto)\W*$|\b(?:si o no|si o que|no es asi|no cree|o que|no cierto)\W*$`,
  String.raw`^(?=.*\b(?:tiene[n]?|puede[n]?|debe[n]?|tengo|hay|van?|podria[n]?|toca)\b)(?:\S+ ){3,20}(?<!\b(?:que|todavia|aun|yo|el|ella|ellos|ellas|ya|pero|por|como|mi|ti|nosotros|si|ahora|o|asi|claro|eso|esto|usted|tampoco|entonces|dijo|dije|dijeron|bueno|creo|y|otra|otro|este|esta|de|tambien|la|pues|digo) )no\W*$`,
);

const YES_NO_FORMS = [VERB_FIRST, WILL_THEY, SUBJECT_FIRST];
const FORMS = [
  ...YES_NO_FORMS,
  CONCLUDES,
  ON_CONDITION,
  new RegExp(`${AT_FIRST}${DOES_NOT_KNOW}`, 'u'),
  WANTS_TO_KNOW,
  ASKS_LATER,
  TAG,
];
/** "Puedo pagar como 200 al mes", "podríamos dar $500": an offer. */
const OFFERS =
  /^(?:yo |le |les |si |pero |solo )*(?:puedo|podemos|podria|podriamos) (?:(?:le |les )?(?:pagar|dar|abonar|ofrecer|poner)(?:le|les)?) (?:solo |como |unos |hasta |nada mas )*\$?\d/;

/** Both of what is plain already: without accents and capitals. */
export const asksInSpanish = (said: string): boolean => FORMS.some((one) => one.test(said));
/** Also at the end of a long story, which tells more than it asks. */
const LOST = new RegExp(DOES_NOT_KNOW, 'u');
export const isLostInSpanish = (said: string): boolean => LOST.test(said);
export const asksYesOrNoInSpanish = (said: string): boolean => YES_NO_FORMS.some((one) => one.test(said));
export const offersInSpanish = (said: string): boolean => OFFERS.test(said);
