import { describe, expect, test } from 'vitest';
import type { Block } from './blocks.ts';
import { parseBlocks } from './parse-blocks.ts';
import { parseLine, type Value } from './parse-line.ts';
import { plainText } from './plain-text.ts';

const ANSWER = '\ue0000\ue001';
const answer = (text: string, inline = text): Value[] => [{ text, inline, from: 'answer' }];
const read = (source: string, values: readonly Value[] = []) => parseBlocks(source, values);
const kinds = (blocks: readonly Block[]) => blocks.map(({ type }) => type);
const text = (source: string, values: readonly Value[] = []) => plainText(read(source, values)).trim();

describe('plain text', () => {
  test('titles, headings, paragraphs and lists, with and without an empty line between them', () => {
    const source = '# Title\n## Heading\nOne\ntwo\n- a\n- b\nmore\n1. c\n2. d';
    expect(kinds(read(source))).toEqual(['title', 'heading', 'paragraph', 'bullets', 'numbers']);
    expect(text(source)).toBe('TITLE\n\nHeading\n\nOne two\n\n- a\n- b more\n\n1. c\n2. d');
  });

  test('what stands under a heading is no part of it', () => {
    expect(kinds(read('# Title\nunder'))).toEqual(['title', 'paragraph']);
    expect(kinds(read('## Heading\nunder'))).toEqual(['heading', 'paragraph']);
  });

  test('how far a line stands from the margin, and blanks at its end, are not printed', () => {
    expect(read('  One \n   two')).toEqual([{ type: 'paragraph', line: [{ text: 'One two' }] }]);
    expect(read(' - a  ')).toEqual([{ type: 'bullets', lines: [[{ text: 'a' }]] }]);
    expect(read('- a  \n  more')).toEqual([{ type: 'bullets', lines: [[{ text: 'a more' }]] }]);
  });

  test('an empty line ends a paragraph, several end it once', () => {
    expect(text('\n\na\n\n\nb\n \nc\n')).toBe('a\n\nb\n\nc');
  });

  test('an item or a paragraph whose answer is empty is not there', () => {
    expect(kinds(read(ANSWER, answer('')))).toEqual([]);
    expect(kinds(read(`- ${ANSWER}`, answer('')))).toEqual([]);
    expect(text(`- a\n- ${ANSWER}\n- b`, answer(''))).toBe('- a\n- b');
    expect(text(`1. a\n2. ${ANSWER}\n3. b`, answer(' '))).toBe('1. a\n2. b');
  });

  test('bullets in two parts are one list, unless something stands between them', () => {
    expect(kinds(read('- a\n\n- b'))).toEqual(['bullets']);
    expect(text('- a\n\n- b')).toBe('- a\n- b');
    expect(kinds(read('- a\n\nx\n\n- b'))).toEqual(['bullets', 'paragraph', 'bullets']);
    expect(kinds(read('1. a\n\n- b'))).toEqual(['numbers', 'bullets']);
    expect(kinds(read('- a\n\n1. b'))).toEqual(['bullets', 'numbers']);
  });

  test('numbers go on, and begin again only with 1 after a heading, a title or a new paper', () => {
    expect(text('1. a\n\n1. b')).toBe('1. a\n2. b');
    expect(text('1. a\n\nx\n\n1. b')).toBe('1. a\n\nx\n\n2. b');
    expect(text('1. a\n\n# T\n\n1. b\n\nx\n\n1. c')).toBe('1. a\n\nT\n\n1. b\n\nx\n\n2. c');
    expect(text('1. a\n\n::: part\nP\n:::\n\n1. b')).toMatch(/P\n\n1\. b$/);
    expect(text('3. a\n4. b\n\n## H\n\n7. c')).toBe('1. a\n2. b\n\nH\n\n3. c');
  });
});

describe('fences', () => {
  test('what stands before and behind them is read as well', () => {
    expect(text('a\n::: lines\nb\n:::\nc')).toBe('a\n\nb\n\nc');
  });

  test('lines: each by itself, an empty line parts them', () => {
    const blocks = read('::: lines\n a \nb\n\nc\n:::');
    expect(blocks).toEqual([
      { type: 'lines', lines: [[{ text: 'a' }], [{ text: 'b' }]] },
      { type: 'lines', lines: [[{ text: 'c' }]] },
    ]);
  });

  test('lines of which the answer is empty are not there', () => {
    expect(text(`::: lines\na\n${ANSWER}\nb\n:::`, answer(''))).toBe('a\nb');
    expect(text(`::: signature\n${ANSWER}\n:::`, answer('Ana\nBen'))).toMatch(/Ana\n[^]*Ben$/);
  });

  test('a caption keeps what is not empty', () => {
    expect(read(`::: caption\n \n court:  Civil Court\nindex: ${ANSWER}\n:::`, answer(''))).toEqual([
      { type: 'caption', caption: { court: [{ text: 'Civil Court' }] } },
    ]);
  });

  test('a table may have borders, a rule under its head and empty lines', () => {
    const cells = [[{ text: 'A' }], [{ text: 'B' }]];
    const row = [[{ text: '1' }], [{ text: '2' }]];
    expect(read('::: table\nA | B\n1 | 2\n:::')).toEqual([{ type: 'table', head: cells, rows: [row] }]);
    expect(read('::: table\n| A | B |\n|---|:-:|\n\n | 1 | 2 | \n:::')).toEqual([
      { type: 'table', head: cells, rows: [row] },
    ]);
    expect(read('::: table\n \nA | B\n1 | 2\n:::')).toEqual([{ type: 'table', head: cells, rows: [row] }]);
    expect(read('::: table\n:::')).toEqual([{ type: 'table', head: [], rows: [] }]);
  });

  test('who signs for others stands last, also above an empty line', () => {
    expect(read('::: witness\nSeen.\n\nW1\n\n:::')).toMatchObject([
      { blocks: [{ type: 'paragraph' }], names: [[{ text: 'W1' }]] },
    ]);
    expect(read('::: notary\nSworn.\n\nBefore me.\n\nNotary\n:::')).toMatchObject([
      { type: 'notary', blocks: [{ type: 'paragraph' }, { type: 'paragraph' }], names: [[{ text: 'Notary' }]] },
    ]);
    expect(read('::: witness\n:::')).toEqual([{ type: 'witness', blocks: [], names: [] }]);
  });

  test('a paper of its own has its title in one line', () => {
    expect(read('::: part\nAffidavit\n of service \n:::')).toEqual([
      { type: 'part', line: [{ text: 'Affidavit  of service' }] },
    ]);
  });

  test('a list in a box is one list', () => {
    const lines = [[{ text: 'a' }], [{ text: 'b' }]];
    expect(read('::: box\n- a\n- b\n:::')).toEqual([{ type: 'box', blocks: [{ type: 'bullets', lines }] }]);
  });

  test('inside each other', () => {
    expect(read('::: box\na\n::: keep\nb\n::: page\n:::\n:::\nc\n:::\nd')).toMatchObject([
      { type: 'box', blocks: [{ type: 'paragraph' }, { type: 'keep', blocks: [{}, { type: 'page' }] }, {}] },
      { type: 'paragraph', line: [{ text: 'd' }] },
    ]);
  });

  test('what a condition encloses in a box are paragraphs of their own', () => {
    expect(text('::: box\na\n\ue003\nb\n:::')).toBe('a\n\nb');
    expect(text('::: keep\na\n\ue003\nb\n:::')).toBe('a\n\nb');
    expect(text('::: lines\na\n\ue003\nb\n:::')).toBe('a\nb');
  });

  test.each([
    ['a\n:::\nb', 'there is a ::: too many'],
    ['::: box\n::: keep\n:::', '::: box is never closed'],
    ['::: poem\n:::', '::: poem is not known'],
    ['::: caption\n  nonsense \n:::', 'a caption has no "nonsense"'],
    ['::: table\nA\n1 | 2\n:::', '2 cells under 1 headings'],
  ])('%j is refused', (source, words) => {
    expect(() => read(source)).toThrow(words);
  });
});

describe('marks that conditions leave', () => {
  test('a line of nothing else was never there; a boundary parts paragraphs', () => {
    expect(text('a\n\ue002 \ue002\nb')).toBe('a b');
    expect(text('a\n\ue003\nb')).toBe('a\n\nb');
    expect(text('a\n\ue002\ue003\nb')).toBe('a\n\nb');
    expect(text('a\ue002 b\ue003 c')).toBe('a b c');
  });
});

describe('a line', () => {
  const line = (source: string, values: readonly Value[] = []) => parseLine(source, values, 'inline')[0];

  test('bold and italic, also both, and each ends where it is marked', () => {
    expect(line('a **b *c*** d')).toEqual([
      { text: 'a ' },
      { text: 'b ', bold: true },
      { text: 'c', bold: true, italic: true },
      { text: ' d' },
    ]);
    expect(line('*a* b')).toEqual([{ text: 'a', italic: true }, { text: ' b' }]);
  });

  test('a mark with a stroke before it is printed', () => {
    expect(line(String.raw`\*a\* \# \| \\ \{`)).toEqual([{ text: String.raw`*a* # | \ {` }]);
    expect(line(String.raw`a \b`)).toEqual([{ text: String.raw`a \b` }]);
  });

  test('an answer stays apart from the text around it, and has its style', () => {
    expect(line(`a **${ANSWER}** b`, answer('x'))).toEqual([
      { text: 'a ' },
      { text: 'x', bold: true, from: 'answer' },
      { text: ' b' },
    ]);
    expect(line(`${ANSWER}${ANSWER}`, answer('x'))).toHaveLength(2);
    expect(line(`a ${ANSWER} b`, [{ text: 'today', inline: 'today' }])).toEqual([{ text: 'a today b' }]);
    expect(line(`a ${ANSWER} b`)).toEqual([{ text: 'a  b' }]);
    expect(line(`a${ANSWER}`, answer(''))).toEqual([{ text: 'a' }]);
  });

  test('an answer of several lines is one in a sentence, and several where each line is by itself', () => {
    const home = answer('1 Main St\nBronx', '1 Main St, Bronx');
    expect(line(`At ${ANSWER}.`, home)).toEqual([{ text: 'At ' }, { text: '1 Main St, Bronx', from: 'answer' }, { text: '.' }]); // prettier-ignore
    expect(parseLine(`At ${ANSWER}.`, home, 'lines')).toEqual([
      [{ text: 'At ' }, { text: '1 Main St', from: 'answer' }],
      [{ text: 'Bronx', from: 'answer' }, { text: '.' }],
    ]);
    expect(parseLine(`a${ANSWER}`, [], 'lines')).toEqual([[{ text: 'a' }]]);
  });

  test.each([
    ['Corp.', '.', 'Corp.'],
    ['Corp.', '. It moved.', 'Corp. It moved.'],
    ['Why?', '. It moved.', 'Why? It moved.'],
    ['No!', '.', 'No!'],
    ['Corp', '.', 'Corp.'],
    ['Corp.', '...', 'Corp....'],
    ['Corp.', ', and', 'Corp., and'],
  ])('%s before "%s" is printed as %s', (said, after, printed) => {
    const runs = line(`${ANSWER}${after}`, answer(said)) ?? [];
    expect(runs.map((run) => run.text).join('')).toBe(printed);
    expect(runs.every((run) => run.text)).toBe(true);
  });

  test('a period stays after a blank, after our own words, and before another answer', () => {
    const blank: Value[] = [{ text: '__.', inline: '__.', from: 'blank' }];
    expect(line(`${ANSWER}.`, blank)?.at(-1)).toEqual({ text: '.' });
    expect(line('**Corp.**.')).toEqual([{ text: 'Corp.', bold: true }, { text: '.' }]);
    const dots: Value[] = [...answer('Corp.'), ...answer('.5')];
    expect(line(`${ANSWER}\ue0001\ue001`, dots)?.at(-1)).toEqual({ text: '.5', from: 'answer' });
  });
});
