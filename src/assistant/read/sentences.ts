export { sentencesOf } from '#domain/text/sentences.ts';

/** Without accents, capitals and typographic quotes, and with the words that phones leave letters out of. The ñ stays. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[’‘]/g, "'")
    .replaceAll('ñ', '\u0000')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('\u0000', 'ñ')
    .replaceAll(/\b(?:q|xq|pq|porq|u|ur)\b/g, (short) => WHOLE[short] ?? short)
    .replaceAll(/(?<!['\p{L}\d])d(?= \p{L})/gu, 'de');
}

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
  u: 'you',
  ur: 'your',
};
