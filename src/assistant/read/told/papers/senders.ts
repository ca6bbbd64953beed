import { plain } from '../../sentences.ts';

/** Who sends letters that mean different things; what they mostly are about stands in `content/papers-by-sender.yaml`. */
export const SENDERS = [
  'social-services',
  'social-security',
  'unemployment',
  'motor-vehicles',
  'immigration',
  'tax-office',
  'marshal',
  'child-support-office',
  'law-firm',
  'hospital',
  'school',
  'landlord',
] as const;
export type Sender = (typeof SENDERS)[number];

/** The first that fits is meant. */
const NAMES: readonly (readonly [Sender, RegExp])[] = [
  ['child-support-office', /\b(?:child support (?:unit|office|people|agency|enforcement)|support collection unit|scu|oficina de manutencion|manutencion)\b/],
  ['social-security', /\b(?:social security(?: office| administration)?|ssa|ssi|seguro social)\b/],
  ['social-services', /\b(?:hra|dss|human resources(?: administration)?|(?:department of )?social services|welfare(?: office)?|public assistance|servicios sociales|asistencia publica|oficina de (?:ayuda|asistencia|welfare))\b/],
  ['unemployment', /\b(?:department of labor|dept of labor|labor department|dol|unemployment(?: office| people)?|departamento de(?:l)? trabajo|(?:oficina de(?:l)? )?desempleo)\b/],
  ['motor-vehicles', /\b(?:dmv|motor vehicles?|vehiculos motorizados)\b/],
  ['immigration', /\b(?:uscis|immigration|inmigracion|migracion|la migra|homeland security|dhs)\b/],
  ['tax-office', /\b(?:tax (?:department|office|people|bureau)|department of taxation|taxes? (?:people|office)|oficina de impuestos|hacienda|los impuestos)\b/],
  ['marshal', /\b(?:marshal'?s?|sheriff'?s?|alguacil)\b/],
  ['hospital', /\b(?:hospital|clinic|emergency room|clinica)\b/],
  ['school', /\b(?:school|principal|escuela|directora?)\b/],
  ['law-firm', /\b(?:law ?(?:firm|office)s?|lawyers?|attorneys?|bufete|abogad[oa]s?)\b/],
  ['landlord', /\b(?:landlord|landlady|property manager|management(?: company| office)?|super|casero|casera|dueñ[oa]|arrendador)\b/],
]; // prettier-ignore

const PAPER =
  /\b(?:letters?|notices?|papers?|documents?|envelopes?|mail|something|paperwork|cartas?|avisos?|papel(?:es)?|documentos?|sobres?|correo|notificacion|algo)\b/;
const CAME =
  /\b(?:got|get|received|have|came|come|arrived|sent|gave|left|handed|mailed|found|from|me (?:llego|llegaron|mando|mandaron|dio|dieron|dejo|dejaron|envio|enviaron|entrego|entregaron)|llego|recibi|recibio|tengo|de|del)\b/;
/** Said beside it, and telling nothing of what it is. */
const BESIDE =
  /\b(?:i|i'm|im|we|my|our|the|a|an|this|that|it|some|just|today|yesterday|morning|and|but|in|at|on|to|for|with|about|mom|mother|dad|father|husband|wife|mail|box|mailbox|home|house|here|please|help|me|us|what|do|does|is|are|he|she|they|was|should|can|now|know|don'?t|not|sure|scared|worried|nervous|afraid|confused|understand|read|english|mean|means|license|case|office|legal|official|new|old|big|thick|certified|hello|hi|sir|city|state|nyc|new york|una?|unos|el|la|los|las|mi|mis|que|se|lo|y|en|con|por|sobre|hoy|ayer|ayuda|ayudeme|hago|hacer|significa|entiendo|ingles|es|esta|no|miedo|mama|papa|espos[oa]|vieja|viejo|recibio|tengo|asustad[oa]|preocupad[oa]|licencia|caso|oficina|casa|buenas|hola|favor|ciudad|estado|nueva york|a|al)\b/g;
const WORDS_AT_MOST = 18;

/** Whose letter came, where that is all that is told of it; null where it says more, or there is no letter. */
export function bareLetterOf(message: string): Sender | null {
  const said = plain(message);
  if (said.split(/\s+/).length > WORDS_AT_MOST || !PAPER.test(said) || !CAME.test(said)) return null;
  const [sender, name] = NAMES.find(([, words]) => words.test(said)) ?? [];
  if (!sender || !name) return null;
  const rest = [name, PAPER, CAME, BESIDE].reduce(
    (left, words) => left.replaceAll(new RegExp(words.source, 'g'), ' '),
    said,
  );
  // Any other word says what it is about.
  return /[\p{L}\d]/u.test(rest) ? null : sender;
}
