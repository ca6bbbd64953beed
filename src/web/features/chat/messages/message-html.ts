const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const CHARACTERS = new Map(Object.entries(ENTITIES).map(([character, entity]) => [entity, character]));

/** Typed text as message content, which is HTML everywhere (spec §3). */
export function htmlFromText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character).replaceAll('\n', '<br>');
}

/** The words of an answer, for a screen reader's summary. Never fed back into the page as HTML. */
export function textFromHtml(html: string): string {
  return (
    html
      // What is folded is not read out unless it is opened.
      .replace(/<details\b[\s\S]*?<\/details>/g, ' ')
      .replace(/<\/?(?:p|br|li|ul|ol|h\d|hr|tr|td|th|pre|blockquote)\b[^>]*>/g, ' ')
      .replace(/<[^>]*>/g, '')
      .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => CHARACTERS.get(entity) ?? entity)
      .replace(/\s+/g, ' ')
      .trim()
  );
}

const SUMMARY_MAX = 160;

/** One sentence or two that stand for the whole answer when it is read aloud. */
export function summaryOf(html: string): string {
  const text = textFromHtml(html);
  if (text.length <= SUMMARY_MAX) return text;
  const head = text.slice(0, SUMMARY_MAX);
  const sentenceEnd = Math.max(head.lastIndexOf('. '), head.lastIndexOf('? '), head.lastIndexOf('! '));
  if (sentenceEnd > 0) return head.slice(0, sentenceEnd + 1);
  return `${head.slice(0, head.lastIndexOf(' '))}…`;
}
