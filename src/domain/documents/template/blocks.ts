/** A piece of text. `answer` is what the person said, word for word; `blank` is a gap to fill by hand. */
export type Run = {
  readonly text: string;
  readonly bold?: true;
  readonly italic?: true;
  readonly from?: 'answer' | 'blank';
};
export type Line = readonly Run[];

export const CAPTION_KEYS = [
  'court',
  'county',
  'first',
  'firstRole',
  'second',
  'secondRole',
  'index',
  'title',
  'matter',
] as const;
export type CaptionKey = (typeof CAPTION_KEYS)[number];
export type Caption = Readonly<Partial<Record<CaptionKey, Line>>>;

/** What stands on the paper: made once, then printed as PDF, as plain text or on the screen. */
export type Block =
  /** `part`: a paper of its own begins, with this title on the foot of its pages. */
  | { readonly type: 'title' | 'heading' | 'paragraph' | 'part'; readonly line: Line }
  | { readonly type: 'bullets' | 'lines' | 'signature'; readonly lines: readonly Line[] }
  /** `first` is the number of the first item: a count goes on over a table or an address in between. */
  | { readonly type: 'numbers'; readonly lines: readonly Line[]; readonly first: number }
  | { readonly type: 'caption'; readonly caption: Caption }
  | { readonly type: 'table'; readonly head: readonly Line[]; readonly rows: readonly (readonly Line[])[] }
  | { readonly type: 'box' | 'keep'; readonly blocks: readonly Block[] }
  /** `names` stand under the lines that somebody else signs. */
  | { readonly type: 'witness' | 'notary'; readonly blocks: readonly Block[]; readonly names: readonly Line[] }
  | { readonly type: 'page' };

export const textOf = (line: Line): string => line.map(({ text }) => text).join('');
