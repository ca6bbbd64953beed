import type { Answers } from '#domain/documents/answers.ts';
import type { Field } from '#domain/documents/definition.ts';
import { plain } from '../../read/sentences.ts';
import { isNamedAnyway } from './as-written.ts';
import { sumInWords } from './sum-in-words.ts';

/** What is said about the interview itself, or instead of an answer. Read without accents and capitals. */
const BACK =
  /^\W*(?:(?:please|can (?:we|i)|i want to|quiero|puedo)\s+)*(?:go )?(?:back|previous|atras|anterior|volver|regresar)(?: (?:again|one|once|please|otra vez|por favor))*\W*$/;
const STOP =
  /^\W*(?:please )?(?:stop|later|pause|not now|quit|exit|cancel|enough(?: for (?:today|now))?|that'?s (?:enough|it) for (?:today|now)|i'?ll (?:finish|do the rest|continue) (?:it )?(?:later|tomorrow)|save (?:it )?(?:for later|for now|please)?|(?:ya )?(?:termine|basta|es todo) por (?:hoy|ahora)(?:[, ]+guard[ae](?:l[oa])?)?|guard[ae]l[oa](?: (?:asi|por favor))?|(?:mañana|despues|luego) (?:sigo|seguimos|termino)|parar|para|pare|alto|basta|ya no(?: quiero)?|deten(?:er|gase|te)?|hasta aqui|suficiente|terminar|salir|luego|despues|mas tarde|cancelar)(?:[.,!] [^\d?]{0,60})?\W*$/;
/** "Stop, what is this?? I don't want a fee paper". */
const NOT_WANTED =
  /^\W*(?:stop|pare|alto|basta)\b.{0,60}\?|\bi (?:don'?t|do not|never|didn'?t) (?:want|need|ask(?:ed)? for) (?:an?|any|the|this|that|your)\b(?: \w+){0,3}? ?(?:papers?|form|letter|questions?|agreement|document)\b|(?:^|[.,;!] )(?:please |just )*(?:stop|cancel) (?:it|this|that)(?: please| now)?(?=\W*(?:$|[.!,]))|(?:^|[.,;!] )(?:por favor )?(?:pare|cancel[ae]|quit[ae])(?:l[oa]|me)? (?:esto|eso|ya)\b|\b(?:yo )?no (?:quiero|pedi|necesito) (?:un|una|el|la|este|esta|ningun|ninguna)\b(?: \w+){0,2}? ?(?:papel|formulario|carta)\b/;
const NEXT = /^\W*(?:next|keep(?: it)?|same|leave it|siguiente|igual)\W*$/;
const WHY =
  /^\W*(?:(?:but|and|pero|y) )?(?:why(?: (?:do|would|are) (?:you|they) (?:ask|need|want).*)?|what (?:do (?:you|they) need .{1,30} for|is (?:it|this|that) for)|what for|what does (?:it|this|that) mean|que significa(?: eso| esto)?|(?:por|para) que(?: (?:me |lo |la |se )*(?:pregunta|pide|necesita|quiere|sirve|es\b).*)?)[^\p{L}]*$/u;
/** "Do I have to?": whether the line may stay blank. */
const MUST =
  /^\W*(?:(?:but|and|pero|y) )?(?:do i (?:really )?(?:have|need) to(?: (?:say|give|answer|tell|put|fill)\b.{0,30})?|(?:is|are) (?:it|this|that|they) (?:really )?(?:required|mandatory|necessary|needed|optional)|(?:can|may) i (?:skip|leave) (?:it|this|that)(?: blank| empty)?|es (?:obligatorio|necesario)|tengo que (?:decirlo|darlo|ponerlo|contestar)|(?:puedo|se puede) (?:dejarl[oa]|dejar(?: esto)?) en blanco)\W*$/;
/** "No, that's wrong. June 2024": what was written down last is to be this. */
const WRONG =
  /^\W*(?:no+[,.!]*\s+|wait[,.!]*\s+|espere[,.!]*\s+)*(?:(?:that|it|eso)(?:'?s| is| was|s)?\s*(?:wrong|not (?:right|correct|it)|incorrect|est[aá] mal|no es correcto)|you (?:got|wrote) (?:it|that) wrong|no es as[ií]|eso no es (?:el|la|mi|su) \p{L}+|lo (?:puso|escribi[oó]) mal)[\s,.:;!-]+(?:it'?s |it is |it was |es |fue |era )?(?<value>.{2,200})$/iu;
/** "Wait, put Anthony". */
const PUT_INSTEAD =
  /^\W*(?:wait|no|actually|sorry|hold on|oops|espere?|perd[oó]n|mejor)[,.!]*\s+(?:put|write|use|make (?:it|that)|change (?:it|that) to|pon(?:ga|le)?|escrib[ae])\s+(?<value>.{2,200})$/iu;
/** While it is being filled in: the question once more. */
const GO_ON =
  /^\W*(?:(?:ok(?:ay)?|yes|please|let'?s|can we|bueno|si),? )*(?:go on|continue|keep going|carry on|seguimos|sigamos|seguir|continuar|continuemos|adelante)(?: (?:with (?:it|the (?:letter|form|document))|the (?:letter|form|document)|please|con (?:la carta|el formulario|el documento)|por favor))?\W*$/;
const UNKNOWN =
  /^\W*(?:(?:nah|no|ok(?:ay)?|just|please|solo),? )*(?:(?:i )?(?:really |honestly )?(?:don'?t|do not) (?:know|remember|recall)|idk|not sure|unsure|no idea|ni idea|unknown|skip|(?:leave (?:it )?)?blank|not stated|no (?:lo |la )?se|no (?:me )?(?:recuerdo|acuerdo)|desconozco|saltar|pasar|dejar(?:lo)? en blanco)(?:,? (?:it|this|that|one|the|my|his|her|exact(?:ly)?|date|day|number|address|name|la|el|lo|esa|ese|su|mi|fecha|dia|numero|direccion|nombre|exact[ao]|bien|please|por favor|sorry|perdon))*\W*$/;
/** "No phone", "no tengo", "I'd rather not say": the line stays blank. */
const DECLINED =
  /^\W*(?:no+|nah|nope|none|nothing|n\/?a|ningun[oa]?|nada|(?:(?:i|he|she|they|we) )?(?:don'?t|do not|doesn'?t|does not|didn'?t|never) (?:have|had|get|got) (?:one|it|any|that|an? [a-z-]+)|(?:no|sin) (?:tengo|tiene|tienen|lo tengo|la tengo|hay)(?: \p{L}+){0,2}|(?:no|sin) \p{L}+|(?:i(?:'d| would)? )?(?:prefer|rather) not(?: (?:to )?(?:say|give|tell))?(?: \p{L}+){0,3}|(?:i )?(?:don'?t|do not) want to (?:say|give|tell)(?: \p{L}+){0,3}|no (?:quiero|deseo) (?:decir|dar)(?:lo|la)?(?: \p{L}+){0,3}|prefiero no (?:decir|dar)(?:lo|la)?)(?:,? (?:skip|saltar|thanks|thank you|gracias|please|por favor))?\W*$/u;
const CHANGE =
  /^\W*(?:[^,.;]{0,60}[,.;]\s+)?(?:(?:i (?:want|need) to|can (?:i|we|you)|please|let me|actually|(?:go )?back(?: and)?|wait|hold on|no|sorry|quiero|necesito|puedo|por favor|volver a|espere?|atras|perdon)[\s,.!]+)*(?:change|edit|correct|fix|cambiar?|corregir|corrige)\s+(?:(?<whose>my|the|his|her|their|mi|el|la|su) )?(?<what>[^?]{2,60}?)(?:(?:\s+(?:to|a|por|it'?s|es|it should be)|[?,.:;]\s*(?:it'?s|its|to|es|it should be|should be|debe ser))\s+(?<value>.{1,200}?))?[\s.!?]*$/iu;

/** "Go back to my address". */
const BACK_TO =
  /^\W*(?:(?:no|wait|please|can (?:we|i)|i want to|quiero|puedo|espere?)[\s,.!]+)*(?:go |ir )?(?:back|return|atras|volver|vuelva|regresar|regrese)\s+(?:to|al?)\s+(?:(?:the question (?:about|of|for)|la pregunta (?:de|sobre))\s+)?(?:(?<whose>my|the|his|her|their|mi|el|la|su) )?(?<what>[^?]{2,40}?)(?:\s+(?:please|question|again|por favor))*[\s.!?]*$/iu;
/** "Go back, dad's name should be Harold James Brennan". */
const SHOULD_BE =
  /^\W*(?:(?:no|wait|actually|sorry|go back|back|espere?|atras|perdon)[\s,.!]+)*(?:(?<whose>my|the|his|her|their|mi|el|la|su) )?(?<what>[^?,.]{2,40}?) (?:should (?:be|say)|needs to be|is (?:really|actually|supposed to be)|debe ser|tiene que ser)\s+(?<value>.{2,200}?)[\s.!]*$/iu;
/** "What did you write so far?" */
const SHOW =
  /\b(?:what (?:did|have) (?:you|u|we) (?:write|written|put|got|have|fill\w*)(?: (?:down|for|in|on|it|the|this|court|letter|form|paper|so|far))*|what(?:'?s| is) (?:on (?:it|the (?:paper|form|letter))|written)(?: so far| now)?|(?:show|read) me (?:what (?:you|i|we) (?:have|wrote|got)|(?:the|my) (?:letter|form|paper|answers))(?: so far| now)?|que (?:ha|has|a) (?:escrito|puesto|anotado|llenado)(?: (?:hasta ahora|en (?:la carta|el papel|el formulario)))*|(?:muestreme|enseñeme|leame) (?:lo que|la carta|el papel|mis respuestas)\b.{0,20})\W*$/;

const says = (form: RegExp) => (message: string) => form.test(plain(message));

export const isBack = says(BACK);
export const isShow = says(SHOW);
export const isStop = (message: string): boolean => STOP.test(plain(message)) || NOT_WANTED.test(plain(message));
export const isNext = says(NEXT);
export const isWhy = says(WHY);
export const isGoOn = says(GO_ON);
export const isMust = says(MUST);
/** What the answer before is to be instead; null where nothing is corrected. */
export const putRight = (message: string): string | null =>
  (WRONG.exec(message.trim()) ?? PUT_INSTEAD.exec(message.trim()))?.groups?.['value'] ?? null;
export const isUnknown = says(UNKNOWN);

/** Speaks about the interview itself, and is never written on a line. */
export const isOwnCommand = (fields: readonly Field[], message: string, answers: Answers = {}): boolean =>
  [isBack, isShow, isStop, isNext, isWhy, isGoOn, isMust, isUnknown].some((is) => is(message)) ||
  putRight(message) !== null ||
  toChange(fields, message, answers) !== null;

/** "Idk, I send him Zelle": begins with not knowing, and gives nothing that could stand on the line. */
const IN_THE_END =
  /[,.;]\s*(?:but )?(?:i )?(?:(?:really )?(?:don'?t|do not) (?:know|remember)|not sure|no (?:lo )?se|no (?:me )?(?:acuerdo|recuerdo))\W*$/;
const HARDLY =
  /^\W*(?:idk|(?:i )?(?:really )?(?:don'?t|do not) (?:know|remember|have (?:it|that|one|an?|any|the))|not sure|no (?:lo |la )?(?:se|tengo|recuerdo|me acuerdo))\b[^\d@]*$/;
const A_PERSON =
  /\b(?:an?|just|una?|solo una) (?:person|individual|human|guy|man|woman|persona|particular)\b|\bnot an? (?:business|company)\b|\bno es (?:una? )?(?:negocio|empresa)\b/;
/** "No im good, skip that one", "no lo sé, déjalo así", "saltemos el teléfono". */
const SKIPPED =
  /(?:^|[,.;] |^eso )(?:skip (?:it|that|this)(?: one)?|leave (?:it|that) (?:blank|out|empty)|dej[ae]l[oa] (?:asi|en blanco)(?:,? (?:no hace falta|por favor|gracias))?|salt(?:ar|emos|ese|elo|ela|alo)\b.{0,20}|sigamos|no lo pongas?)\W*$|^\W*(?:i'?d |i would )?(?:rather not|prefer not|mejor no|prefiero no)\b[^\d@?]{0,40}$/;
/** "No he puesto queja", "none that I know of", "no, leave it open". */
const NOTHING_THERE =
  /^\W*(?:no,? )*(?:no (?:he|hemos|hay|pido|quiero|puse|hice|necesito|hace falta|tenemos|tiene)\b|(?:none|nobody|no one|ningun[oa]?|nadie|nada)\b|(?:he|she|they|i|we) ha(?:s|ve|d) none|nope?,? that'?s (?:all|it)|no me (?:l[oa] )?dieron\b|leave it (?:open|blank|empty)|(?:i )?(?:haven'?t|have not|didn'?t) (?:file|call|made|make|got|get)\w*)[^\d@?]{0,30}\W*$/;
/** "I still work there": nothing has ended on a day. */
const STILL = /^\W*(?:no,? )?(?:i'?m |i am |i )?(?:still|todavia|sigo|aun)\b[^\d]*$/;

/** Made of figures or signs: words alone say why there is none. "No machines to keep me alive" is a wish, and stays one. */
export const IN_SIGNS: readonly Field['type'][] = ['phone', 'email', 'index-number', 'date', 'money', 'number'];
/** Chosen, and not written: there "no" is an answer, or none of them. */
export const CHOSEN: readonly Field['type'][] = ['yes-no', 'choice', 'several'];

/** "No phone": of what kind the line is that is to stay blank; null where no kind is named. */
export function declinedType(message: string): Field['type'] | null {
  const what =
    /^\W*(?:no|sin|i (?:don'?t|do not) have an?|no tengo) (phone|e-?mail|address|telefono|correo|direccion)\W*$/.exec(
      plain(message),
    )?.[1];
  return what === undefined ? null : (KINDS[what.replace('-', '')] ?? null);
}
const KINDS: Readonly<Record<string, Field['type']>> = {
  phone: 'phone', telefono: 'phone', email: 'email', correo: 'email', address: 'address', direccion: 'address',
}; // prettier-ignore

/** "Nothing", where a sum is asked for, is one. */
const isNothing = ({ type }: Field, message: string): boolean => type === 'money' && sumInWords(message) === '0';

/** There is nothing to write on this line, or it is not to be written. */
export const isLeftBlank = (field: Field, message: string): boolean =>
  isUnknown(message) ||
  (!CHOSEN.includes(field.type) && DECLINED.test(plain(message)) && !isNothing(field, message)) ||
  (field.type === 'date' && STILL.test(plain(message))) ||
  (field.optional === true && !CHOSEN.includes(field.type) && NOTHING_THERE.test(plain(message))) ||
  (!/\d{4}/.test(message) && SKIPPED.test(plain(message))) ||
  // "He's a person": no business, and no other name of one.
  (field.optional === true && field.type === 'name' && A_PERSON.test(plain(message))) ||
  // "No, they call me enough", where nothing has to be given.
  (field.optional === true && IN_SIGNS.includes(field.type) && /^\W*(?:no|nah|nope)\b[^\d@]*$/.test(plain(message))) ||
  // "When I moved in, don't know": no figure, and so no answer.
  (IN_SIGNS.includes(field.type) && !/\d/.test(message) && IN_THE_END.test(plain(message))) ||
  (!isNamedAnyway(field, message) && HARDLY.test(plain(message)));

/** "Change my name to Kevin": which answer, by the name that it has in the review, and what it is to be. */
export function toChange(
  fields: readonly Field[],
  message: string,
  answers: Answers = {},
): { field: Field; value?: string } | null {
  const {
    what,
    whose = '',
    value,
  } = (CHANGE.exec(message) ?? BACK_TO.exec(message) ?? SHOULD_BE.exec(message))?.groups ?? {};
  if (what === undefined) return null;
  const meant = plain(what);
  const bare = ({ label }: Field) => plain(label).replace(/^(?:your|su) /, '');
  // "His name" is not the person's own.
  const isOwn = ({ label }: Field) => /^(?:your|su) /.test(plain(label));
  const fitting = /^(?:his|her|their)$/i.test(whose) ? fields.filter((one) => !isOwn(one)) : fields;
  const field = fitting.find((one) => bare(one) === meant) ?? fitting.find((one) => bare(one).includes(meant));
  const meantBy = field ?? namedAlike(fitting, { what: meant, value }, answers);
  return meantBy ? { field: meantBy, ...(value === undefined ? {} : { value }) } : null;
}

/** "My dad's name, it's Harold James Brennan", where "Harold J. Brennan" stands: the one that shares a word with it. */
function namedAlike(
  fields: readonly Field[],
  { what, value }: { what: string; value: string | undefined },
  answers: Answers,
): Field | undefined {
  if (value === undefined || !/\b(?:name|nombre)$/.test(what)) return undefined;
  const words = new Set(plain(value).match(/\p{L}{3,}/gu) ?? []);
  const isAlike = ({ id, type }: Field) => {
    const stands = answers[id];
    const own = type === 'name' && typeof stands === 'string' ? (plain(stands).match(/\p{L}{3,}/gu) ?? []) : [];
    return own.some((word) => words.has(word));
  };
  const [one, ...others] = fields.filter(isAlike);
  return others.length === 0 ? one : undefined;
}
