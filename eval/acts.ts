import type { Reply } from './play.ts';

type Told = { readonly reply: Reply; readonly before: readonly Reply[] };

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean).length;

const isShorter = ({ reply, before }: Told) => {
  const last = before.at(-1);
  return (
    last !== undefined &&
    wordsOf(reply.visible) < wordsOf(last.visible) &&
    wordsOf(reply.visible) > 3 &&
    sharesWords({ reply, before })
  );
};

/** Half of the long words of the reply were said before. */
const sharesWords = ({ reply, before }: Told) => {
  const said = new Set(before.flatMap(({ text }) => text.toLowerCase().match(/\p{L}{5,}/gu) ?? []));
  const now = reply.visible.toLowerCase().match(/\p{L}{5,}/gu) ?? [];
  return now.length > 0 && now.filter((word) => said.has(word)).length >= now.length / 2;
};

const SIGNS: Readonly<Record<string, (told: Told) => boolean>> = {
  shorter: isShorter,
  simpler: (told) => isShorter(told) || /simpler words|palabras más sencillas/.test(told.reply.visible),
  recap: sharesWords,
  repeat: sharesWords,
  summary: ({ reply }) => /you told me|me ha contado/.test(reply.visible),
  language: ({ reply }) => wordsOf(reply.visible) > 3,
  identity: ({ reply }) => /neither a lawyer|not a lawyer|no soy abogado/i.test(reply.visible),
  privacy: ({ reply }) => /privacy page|página de privacidad/i.test(reply.visible),
  'should-i': ({ reply }) => /choice is yours|decisión es suya/i.test(reply.visible),
  'will-i-win': ({ reply }) => /nobody can know|nadie puede saber/i.test(reply.visible),
  complaint: ({ reply }) => /I am sorry|Perdón/.test(reply.visible),
  correction: ({ reply }) => /corrected|corregí|noted|anotado/i.test(reply.visible) || reply.sources > 0,
  thanks: ({ reply }) => wordsOf(reply.visible) <= 25,
  greeting: ({ reply }) => wordsOf(reply.visible) <= 45,
  stop: ({ reply }) => reply.node === 'confirm_end' || reply.isEnd,
  attorneys: ({ reply }) => reply.showsAttorneys,
  'document-start': ({ reply }) => reply.beginsDocument,
  back: ({ reply }) => /Back to|Volvamos/.test(reply.visible) || reply.sources > 0,
};

/** Whether the reply does what the message asked for. */
export function handled(act: string, told: Told): boolean {
  return SIGNS[act]?.(told) ?? false;
}
