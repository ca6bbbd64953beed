import type { Field } from '#domain/documents/definition.ts';
import { plain } from '../../read/sentences.ts';
import { isNamedAnyway } from './as-written.ts';

/** What is said about the interview itself, or instead of an answer. Read without accents and capitals. */
const BACK =
  /^\W*(?:(?:please|can (?:we|i)|i want to|quiero|puedo)\s+)*(?:go )?(?:back|previous|atras|anterior|volver|regresar)(?: (?:again|one|once|please|otra vez|por favor))*\W*$/;
const STOP =
  /^\W*(?:please )?(?:stop|later|pause|not now|quit|exit|cancel|enough|save (?:it )?for later|parar|para|pare|alto|basta|ya no(?: quiero)?|deten(?:er|gase|te)?|hasta aqui|suficiente|terminar|salir|luego|despues|mas tarde|cancelar)(?:[.,!] [^\d?]{0,60})?\W*$/;
const NEXT = /^\W*(?:next|keep(?: it)?|same|leave it|siguiente|igual)\W*$/;
const WHY =
  /^\W*(?:(?:but|and|pero|y) )?(?:why(?: (?:do|would|are) (?:you|they) (?:ask|need|want).*)?|what (?:do (?:you|they) need .{1,30} for|is (?:it|this|that) for)|what for|what does (?:it|this|that) mean|que significa(?: eso| esto)?|(?:por|para) que(?: (?:me |lo |la |se )*(?:pregunta|pide|necesita|quiere|sirve|es\b).*)?)[^\p{L}]*$/u;
/** While it is being filled in: the question once more. */
const GO_ON =
  /^\W*(?:(?:ok(?:ay)?|yes|please|let'?s|can we|bueno|si),? )*(?:go on|continue|keep going|carry on|seguimos|sigamos|seguir|continuar|continuemos|adelante)(?: (?:with (?:it|the (?:letter|form|document))|the (?:letter|form|document)|please|con (?:la carta|el formulario|el documento)|por favor))?\W*$/;
const UNKNOWN =
  /^\W*(?:(?:nah|no|ok(?:ay)?|just|please|solo),? )*(?:(?:i )?(?:really |honestly )?(?:don'?t|do not) (?:know|remember|recall)|idk|not sure|unsure|no idea|ni idea|unknown|skip|(?:leave (?:it )?)?blank|not stated|no (?:lo |la )?se|no (?:me )?(?:recuerdo|acuerdo)|desconozco|saltar|pasar|dejar(?:lo)? en blanco)(?:,? (?:it|this|that|one|the|my|his|her|exact(?:ly)?|date|day|number|address|name|la|el|lo|esa|ese|su|mi|fecha|dia|numero|direccion|nombre|exact[ao]|bien|please|por favor|sorry|perdon))*\W*$/;
/** "No phone", "no tengo", "I'd rather not say": the line stays blank. */
const DECLINED =
  /^\W*(?:no+|nah|nope|none|nothing|n\/?a|ningun[oa]?|nada|(?:i )?(?:don'?t|do not|didn'?t|never) (?:have|had|get|got) (?:one|it|any|that|an? [a-z-]+)|(?:no|sin) (?:tengo|lo tengo|la tengo|hay)(?: \p{L}+){0,2}|(?:no|sin) \p{L}+|(?:i(?:'d| would)? )?(?:prefer|rather) not(?: (?:to )?(?:say|give|tell))?(?: \p{L}+){0,3}|(?:i )?(?:don'?t|do not) want to (?:say|give|tell)(?: \p{L}+){0,3}|no (?:quiero|deseo) (?:decir|dar)(?:lo|la)?(?: \p{L}+){0,3}|prefiero no (?:decir|dar)(?:lo|la)?)(?:,? (?:skip|saltar|thanks|thank you|gracias|please|por favor))?\W*$/u;
const CHANGE =
  /^\W*(?:[^,.;]{0,60}[,.;]\s+)?(?:(?:i (?:want|need) to|can (?:i|we|you)|please|let me|actually|go back and|quiero|necesito|puedo|por favor|volver a)\s+)*(?:change|edit|correct|fix|cambiar?|corregir|corrige)\s+(?:(?<whose>my|the|his|her|their|mi|el|la|su) )?(?<what>[^?]{2,60}?)(?:(?:\s+(?:to|a|por)|\?\s*(?:it'?s|its|to|es))\s+(?<value>.{1,200}?))?[\s.!?]*$/iu;

const says = (form: RegExp) => (message: string) => form.test(plain(message));

export const isBack = says(BACK);
export const isStop = says(STOP);
export const isNext = says(NEXT);
export const isWhy = says(WHY);
export const isGoOn = says(GO_ON);
export const isUnknown = says(UNKNOWN);

/** Speaks about the interview itself, and is never written on a line. */
export const isOwnCommand = (fields: readonly Field[], message: string): boolean =>
  [isBack, isStop, isNext, isWhy, isGoOn, isUnknown].some((is) => is(message)) || toChange(fields, message) !== null;

/** "Idk, I send him Zelle": begins with not knowing, and gives nothing that could stand on the line. */
const HARDLY =
  /^\W*(?:idk|(?:i )?(?:really )?(?:don'?t|do not) (?:know|remember|have (?:it|that|one|an?|any|the))|not sure|no (?:lo |la )?(?:se|tengo|recuerdo|me acuerdo))\b[^\d@]*$/;
/** "I still work there": nothing has ended on a day. */
const STILL = /^\W*(?:no,? )?(?:i'?m |i am |i )?(?:still|todavia|sigo|aun)\b[^\d]*$/;

/** Chosen, and not written: there "no" is an answer, or none of them. */
const CHOSEN: readonly Field['type'][] = ['yes-no', 'choice', 'several'];

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

/** There is nothing to write on this line, or it is not to be written. */
export const isLeftBlank = (field: Field, message: string): boolean =>
  isUnknown(message) ||
  (!CHOSEN.includes(field.type) && DECLINED.test(plain(message))) ||
  (field.type === 'date' && STILL.test(plain(message))) ||
  // "No, they call me enough", where nothing has to be given.
  (field.optional === true && !CHOSEN.includes(field.type) && /^\W*(?:no|nah|nope)\b[^\d@]*$/.test(plain(message))) ||
  (!isNamedAnyway(field, message) && HARDLY.test(plain(message)));

/** "Change my name to Kevin": which answer, by the name that it has in the review, and what it is to be. */
export function toChange(fields: readonly Field[], message: string): { field: Field; value?: string } | null {
  const { what, whose = '', value } = CHANGE.exec(message)?.groups ?? {};
  if (what === undefined) return null;
  const meant = plain(what);
  const bare = ({ label }: Field) => plain(label).replace(/^(?:your|su) /, '');
  // "His name" is not the person's own.
  const isOwn = ({ label }: Field) => /^(?:your|su) /.test(plain(label));
  const fitting = /^(?:his|her|their)$/i.test(whose) ? fields.filter((one) => !isOwn(one)) : fields;
  const field = fitting.find((one) => bare(one) === meant) ?? fitting.find((one) => bare(one).includes(meant));
  return field ? { field, ...(value === undefined ? {} : { value }) } : null;
}
