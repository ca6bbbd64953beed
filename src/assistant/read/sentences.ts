export { sentencesOf } from '#domain/text/sentences.ts';

/** Without accents, capitals and typographic quotes, and with the letters that phones leave out of words. The ñ stays, and comes back where it belongs. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[’‘]/g, "'")
    .replaceAll('ñ', '\u0000')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('\u0000', 'ñ')
    .replaceAll(/\b(?:q|xq|pq|porq|u|ur)\b/g, (short) => WHOLE[short] ?? short)
    .replaceAll(SMALL_WORDS, (short) => WHOLE[short] ?? short)
    .replaceAll(WITHOUT_TILDE, 'ñ');
}

/** "D", "x" and "pa" are Spanish before Spanish words: "x ray" and "my pa" are not. */
const SMALL_WORDS =
  /(?<!['\p{L}\d])(?:d(?= \p{L})|x(?= (?:el|l[ao]s?|un[ao]?s?|mis?|sus?|es[aeo]s?|est[aeo]s?|correo|hora|semana|mes|dia|año|ano|favor|que|ahi|aqui|aca|no|falta|culpa|debajo|telefono|texto|cada)(?!\p{L}))|pa(?='? (?:el|l[ao]s?|un[ao]?s?|mis?|sus?|que|aca|alla|ca|donde|fin|\p{L}+[aei]r(?:me|nos|se|l[aeo]s?)?)(?!\p{L})))/gu;

/** "Dueno", "senora", "3 anos", "manana": a keyboard without the letter. */
const WITHOUT_TILDE =
  /(?<=\b(?:due|peque))n(?=[oa]s?\b)|(?<=\bse)n(?=or(?:as?|es|itas?)?\b)|(?<=\bni)n(?=(?:er)?[oa]s?\b)|(?<=\bcompa)n(?=(?:ia|er[oa])s?\b)|(?<=\bcu)n(?=ad[oa]s?\b)|(?<=\bespa)n(?=ol(?:es|as?)?\b)|(?<=\bma)n(?=ana\b)|(?<=\ba)n(?=os\b)|(?<=(?:\b(?:un|este|al|por|cada|medio|del|el)|\d) a)n(?=o\b)/g;

/** Its letters and figures alone: how something is typed makes no difference. */
export const tidy = (text: string): string =>
  plain(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const WHOLE: Readonly<Record<string, string>> = {
  q: 'que',
  xq: 'porque',
  pq: 'porque',
  porq: 'porque',
  d: 'de',
  x: 'por',
  pa: 'para',
  u: 'you',
  ur: 'your',
};
