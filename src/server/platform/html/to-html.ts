import { marked } from 'marked';
import sanitize from 'sanitize-html';

const ALLOWED = {
  allowedTags: [
    'p',
    'br',
    'strong',
    'em',
    'ul',
    'ol',
    'li',
    'a',
    'blockquote',
    'code',
    'pre',
    'h3',
    'h4',
    'hr',
    'sup',
    'details',
    'summary',
  ],
  allowedAttributes: { a: ['href', 'title'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
};

/** The assistant's Markdown as HTML that is safe to show. */
export function markdownToHtml(markdown: string): string {
  try {
    return sanitize(marked.parse(markdown, { async: false, gfm: true }), ALLOWED).trim();
  } catch {
    // Nested thousands of levels deep, which only an attack is: the text is shown without its marks.
    return textToHtml(markdown);
  }
}

/** A person's own words as HTML: nothing in them is markup. */
export function textToHtml(text: string): string {
  const escaped = text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
  return escaped
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`)
    .join('');
}
