import { textOf, type Block } from '#domain/documents/template/blocks.ts';
import type { Content } from './content.ts';
import { DOUBLE, SINGLE } from './height.ts';
import { layOut } from './lay-out.ts';
import { inPieces } from './printable.ts';

export type Paper = {
  readonly title: string;
  readonly blocks: readonly Block[];
  /** Whose paper it is: a page that gets lost is found again. */
  readonly name?: string | undefined;
  /** 22 NYCRR 202.5(a) wants the papers of a court double-spaced, in 12 points, with margins of an inch. */
  readonly isDouble?: boolean | undefined;
  /** For the person alone: it is no part of what is filed or sent. */
  readonly guide?: { readonly title: string; readonly blocks: readonly Block[] } | undefined;
};

export const STYLES = {
  title: { fontSize: 15, bold: true, alignment: 'center', margin: [0, 0, 0, 14] },
  heading: { fontSize: 12, bold: true, margin: [0, 8, 0, 5] },
  paragraph: { margin: [0, 0, 0, 10] },
  lines: { lineHeight: 1.15, margin: [0, 0, 0, 10] },
  byOthers: { lineHeight: 1.15 },
  list: { margin: [0, 0, 0, 2] },
  item: { margin: [0, 0, 0, 5] },
  underLine: { fontSize: 10, lineHeight: 1.15, margin: [0, 2, 0, 0] },
  small: { fontSize: 10 },
  single: {},
  /** The font is higher than its size: this is 24 points from line to line. */
  double: { fontSize: 12, lineHeight: 1.48 },
} as const;

const MARGINS = { single: [72, 56, 72, 64], double: [72, 72, 72, 72] } as const;

type Part = { readonly title: string; readonly blocks: readonly Block[]; readonly isGuide?: true };

/** Each paper of a packet counts its own pages; so does the page with what to do. */
export function setParts(paper: Paper): Content[] {
  const parts = [...partsOf(paper), ...(paper.guide ? [{ ...paper.guide, isGuide: true as const }] : [])];
  const starts: { positions?: readonly { readonly pageNumber: number }[] }[] = parts.map(() => ({}));
  return parts.map((part, index) => {
    const spacing = paper.isDouble && !part.isGuide ? 'double' : 'single';
    const content = layOut(part.blocks, spacing === 'double' ? DOUBLE : SINGLE);
    const start = { text: ' ', fontSize: 1, lineHeight: 0.1, positions: [] };
    starts[index] = start;
    const pageOf = (at: number) => starts[at]?.positions?.[0]?.pageNumber;
    return {
      section: [start, { stack: content, style: spacing }],
      pageMargins: [...MARGINS[spacing]],
      footer: (page: number, pages: number): Content => {
        const first = pageOf(index) ?? 1;
        const last = (pageOf(index + 1) ?? pages + 1) - 1;
        return footer([part.title, part.isGuide ? null : paper.name], page - first + 1, last - first + 1);
      },
    };
  });
}

function partsOf({ title, blocks }: Paper): Part[] {
  const parts: { title: string; blocks: Block[] }[] = [];
  for (const block of blocks) {
    if (block.type === 'part') parts.push({ title: textOf(block.line), blocks: [] });
    else if (parts.length === 0) parts.push({ title, blocks: [block] });
    else parts.at(-1)?.blocks.push(block);
  }
  return parts;
}

function footer(words: readonly (string | null | undefined)[], page: number, pages: number): Content {
  const said = [...words.filter(Boolean), `Page ${page} of ${pages}`].join(' · ');
  return {
    text: inPieces(said).map((piece) => ({ ...piece })),
    alignment: 'center',
    fontSize: 9,
    lineHeight: 1.15,
    color: '#444444',
    margin: [72, 20, 72, 0],
  };
}
