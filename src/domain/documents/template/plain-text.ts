import { textOf, type Block, type Caption, type Line } from './blocks.ts';

const SIGNATURE_LINE = '______________________________';

/** The document as text that can be edited anywhere. */
export function plainText(blocks: readonly Block[]): string {
  return `${blocks
    .map(blockText)
    .filter((text) => text !== '')
    .join('\n\n')}\n`;
}

function blockText(block: Block): string {
  switch (block.type) {
    case 'title':
      return textOf(block.line).toUpperCase();
    case 'heading':
    case 'paragraph':
      return textOf(block.line);
    case 'bullets':
      return block.lines.map((line) => `- ${textOf(line)}`).join('\n');
    case 'numbers':
      return block.lines.map((line, index) => `${block.first + index}. ${textOf(line)}`).join('\n');
    case 'lines':
      return block.lines.map(textOf).join('\n');
    case 'signature':
      return block.lines
        .map((line) => `${SIGNATURE_LINE}    Date: ____________________\n${textOf(line)}`)
        .join('\n\n\n');
    case 'caption':
      return captionText(block.caption);
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(textOf).join(' | ')).join('\n');
    case 'witness':
      return [plainText(block.blocks).trim(), ...block.names.map(witnessText)].join('\n\n');
    case 'notary':
      return [plainText(block.blocks).trim(), ...block.names.map(notaryText)].join('\n\n\n');
    case 'box':
    case 'keep':
      return plainText(block.blocks).trim();
    case 'part':
      return `${'='.repeat(60)}\n${textOf(block.line).toUpperCase()}`;
    case 'page':
      return '';
  }
}

const witnessText = (name: Line) =>
  [textOf(name), ...WITNESS_LINES.map((label) => `${label}: ${SIGNATURE_LINE}`)].join('\n');

const notaryText = (name: Line) => `${SIGNATURE_LINE}\n${textOf(name)}`;

/** What a witness fills in by hand. */
export const WITNESS_LINES = ['Signature', 'Name (print)', 'Address', 'Date'] as const;

function captionText({ court, county, first, firstRole, second, secondRole, matter, index, title }: Caption): string {
  const side = (name: typeof first, role: typeof first) =>
    [name && `${textOf(name)},`, role && `    ${textOf(role)}`].filter(Boolean).join('\n');
  const parties = matter
    ? textOf(matter)
    : [side(first, firstRole), second || secondRole ? '    -against-' : '', side(second, secondRole)]
        .filter(Boolean)
        .join('\n');
  return [
    [court && textOf(court).toUpperCase(), county && `COUNTY OF ${textOf(county).toUpperCase()}`]
      .filter(Boolean)
      .join('\n'),
    parties,
    index && `Index No. ${textOf(index)}`,
    title && textOf(title),
  ]
    .filter(Boolean)
    .join('\n\n');
}
