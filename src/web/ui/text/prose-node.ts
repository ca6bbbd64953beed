/** A piece of a content page as plain data: text, or a tag with its attributes and children. Built from Markdown, never HTML. */
export type ProseTag =
  | 'h2'
  | 'h3'
  | 'p'
  | 'ul'
  | 'ol'
  | 'li'
  | 'strong'
  | 'em'
  | 'a'
  | 'br'
  | 'hr'
  | 'table'
  | 'thead'
  | 'tbody'
  | 'tr'
  | 'th'
  | 'td';
export type ProseAttributes = { readonly id?: string; readonly href?: string; readonly scope?: 'col' };
export type ProseElement = readonly [tag: ProseTag, attributes: ProseAttributes, ...children: ProseNode[]];
export type ProseNode = string | ProseElement;

/** What a Markdown file of `content/pages` becomes when it is imported. */
export type ContentPage = {
  readonly title: string;
  readonly updated: string | null;
  readonly body: readonly ProseNode[];
};
