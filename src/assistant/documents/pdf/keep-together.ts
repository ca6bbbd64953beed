import { textOf, type Block, type Line } from '#domain/documents/template/blocks.ts';
import { linesOf } from './content.ts';
import { isKept, linesIn, type Setting } from './height.ts';

/** Nobody can be asked to sign, swear or witness a page that does not say what. */
const TEXT_WITH_A_SIGNATURE = 3;
/** "Sincerely," is a line, but says nothing. */
const SAYS_NOTHING = 40;

/** A heading stays with what it heads, a colon with what it announces, and whatever is signed with the text before it. */
export function keepTogether(blocks: readonly Block[], setting: Setting): Block[] {
  const clusters = withText(announced(blocks.flatMap(withItemsApart)), setting);
  return clusters.flatMap((cluster): Block[] =>
    cluster.length > 1 && isKept(cluster, setting) ? [{ type: 'keep', blocks: cluster }] : cluster,
  );
}

/** Pieces that are never parted: each begins with what announces the next. */
function announced(blocks: readonly Block[]): Block[][] {
  const clusters: Block[][] = [];
  let isOpen = false;
  for (const [index, block] of blocks.entries()) {
    if (isOpen) clusters.at(-1)?.push(block);
    else clusters.push([block]);
    const next = blocks[index + 1];
    isOpen = next !== undefined && !isBreak(next) && announces(block, next);
  }
  return clusters;
}

function announces(block: Block, next: Block): boolean {
  if (block.type === 'title' || block.type === 'heading') return true;
  if (isSeal(block)) return next.type === 'lines' && !isBreak(next);
  if (block.type !== 'paragraph' && block.type !== 'numbers') return false;
  return textOf(linesOf([block]).at(-1) ?? []).endsWith(':');
}

/** A signature, a jurat or a witness draws what stands before it onto its page, until there is text enough. */
function withText(clusters: readonly Block[][], setting: Setting): Block[][] {
  return clusters.reduceRight<Block[][]>((done, cluster) => {
    const next = done[0];
    const fits = next && isKept([...cluster, ...next], setting);
    if (next && fits && !isBreak(cluster.at(-1)) && needsMore(next, setting))
      return [[...cluster, ...next], ...done.slice(1)];
    return [cluster, ...done];
  }, []);
}

function needsMore(cluster: readonly Block[], setting: Setting): boolean {
  const first = cluster.findIndex(isSeal);
  return (
    first >= 0 && textIn(cluster.slice(0, first), setting) + textWithin(cluster[first], setting) < TEXT_WITH_A_SIGNATURE
  );
}

const NO_TEXT = new Set<Block['type']>(['title', 'heading', 'lines', 'signature', 'notary', 'witness']);

const textIn = (blocks: readonly Block[], setting: Setting) =>
  linesOf(blocks.filter(({ type }) => !NO_TEXT.has(type))).reduce(
    (sum: number, line: Line) => sum + (textOf(line).length > SAYS_NOTHING ? linesIn(line, setting) : 0),
    0,
  );

/** An affirmation brings its own words. A jurat alone would not say to what somebody swears. */
const textWithin = (block: Block | undefined, setting: Setting) =>
  block?.type === 'keep' ? textIn(block.blocks, setting) : 0;

function isSeal(block: Block): boolean {
  if (block.type === 'keep') return block.blocks.some(isSeal);
  return block.type === 'signature' || block.type === 'notary' || block.type === 'witness';
}

const isBreak = (block: Block | undefined) =>
  block?.type === 'page' || block?.type === 'part' || block?.type === 'caption';

const FIRST_ITEMS = 2;
const LAST_ITEMS = 5;

/** The first items of a list stand with their heading, the last ones with what follows, and the list itself may be torn. */
function withItemsApart(block: Block): Block[] {
  if ((block.type !== 'numbers' && block.type !== 'bullets') || block.lines.length < 2) return [block];
  const { length } = block.lines;
  const head = Math.min(FIRST_ITEMS, length - 1);
  const tail = Math.max(head, length - LAST_ITEMS);
  const part = (from: number, to: number): Block => {
    const lines = block.lines.slice(from, to);
    return block.type === 'numbers' ? { ...block, lines, first: block.first + from } : { ...block, lines };
  };
  return [
    part(0, head),
    ...(tail > head ? [part(head, tail)] : []),
    ...block.lines.slice(tail).map((_, index) => part(tail + index, tail + index + 1)),
  ];
}
