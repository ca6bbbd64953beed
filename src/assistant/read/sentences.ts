export { sentencesOf } from '#domain/text/sentences.ts';

/** Without accents, capitals and typographic quotes: as people on phones write. The ñ stays. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[’‘]/g, "'")
    .replaceAll('ñ', '\u0000')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('\u0000', 'ñ');
}
