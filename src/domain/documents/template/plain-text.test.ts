import { describe, expect, test } from 'vitest';
import type { Block, Line } from './blocks.ts';
import { plainText } from './plain-text.ts';

const line = (...texts: string[]): Line => texts.map((text) => ({ text }));
const printed = (...blocks: Block[]) => plainText(blocks);
const RULE = '______________________________';

describe('the text that can be taken anywhere', () => {
  test('ends with one line end, and what prints nothing leaves no gap', () => {
    const paragraph: Block = { type: 'paragraph', line: line('One') };
    expect(printed(paragraph, { type: 'page' }, { type: 'heading', line: line('T', 'wo') })).toBe('One\n\nTwo\n');
  });

  test('a title stands in capitals, a paper of its own under a rule', () => {
    expect(printed({ type: 'title', line: line('Answer') })).toBe('ANSWER\n');
    expect(printed({ type: 'part', line: line('Affidavit') })).toBe(`${'='.repeat(60)}\nAFFIDAVIT\n`);
  });

  test('lists: a stroke, a number that goes on, or just lines', () => {
    const lines = [line('a'), line('b')];
    expect(printed({ type: 'bullets', lines })).toBe('- a\n- b\n');
    expect(printed({ type: 'numbers', lines, first: 3 })).toBe('3. a\n4. b\n');
    expect(printed({ type: 'lines', lines })).toBe('a\nb\n');
  });

  test('a table: a row on a line', () => {
    expect(printed({ type: 'table', head: [line('A'), line('B')], rows: [[line('1'), line('2')]] })).toBe(
      'A | B\n1 | 2\n',
    );
  });

  test('who signs has a line and a place for the day', () => {
    const date = 'Date: ____________________';
    expect(printed({ type: 'signature', lines: [line('Ana'), line('Ben')] })).toBe(
      `${RULE}    ${date}\nAna\n\n\n${RULE}    ${date}\nBen\n`,
    );
  });

  test('a witness has four lines, a notary one', () => {
    const blocks: Block[] = [{ type: 'paragraph', line: line('Seen.') }];
    const names = [line('W1'), line('W2')];
    const four = ['Signature', 'Name (print)', 'Address', 'Date'].map((label) => `${label}: ${RULE}`).join('\n');
    expect(printed({ type: 'witness', blocks, names })).toBe(`Seen.\n\nW1\n${four}\n\nW2\n${four}\n`);
    expect(printed({ type: 'notary', blocks, names })).toBe(`Seen.\n\n\n${RULE}\nW1\n\n\n${RULE}\nW2\n`);
  });

  test.each(['box', 'keep'] as const)('what stands in a %s is printed like the rest', (type) => {
    const blocks: Block[] = [{ type: 'paragraph', line: line('a') }, { type: 'paragraph', line: line('b') }]; // prettier-ignore
    expect(printed({ type, blocks }, { type: 'paragraph', line: line('c') })).toBe('a\n\nb\n\nc\n');
  });
});

describe('the head of a court paper', () => {
  const headed = (caption: Record<string, string>) =>
    printed({
      type: 'caption',
      caption: Object.fromEntries(Object.entries(caption).map(([key, text]) => [key, line(text)])),
    });

  test('names the court, both sides, the number and the title', () => {
    expect(
      headed({
        court: 'Civil Court',
        county: 'Kings',
        first: 'Ana',
        firstRole: 'Plaintiff',
        second: 'Ben',
        secondRole: 'Defendant',
        index: '12/26',
        title: 'Answer',
      }),
    ).toBe(
      'CIVIL COURT\nCOUNTY OF KINGS\n\nAna,\n    Plaintiff\n    -against-\nBen,\n    Defendant\n\nIndex No. 12/26\n\nAnswer\n',
    );
  });

  test('one side alone is against nobody', () => {
    expect(headed({ first: 'Ana', firstRole: 'Petitioner' })).toBe('Ana,\n    Petitioner\n');
    expect(headed({ first: 'Ana', second: 'Ben' })).toBe('Ana,\n    -against-\nBen,\n');
    expect(headed({ firstRole: 'Petitioner', secondRole: 'Respondent' })).toBe(
      '    Petitioner\n    -against-\n    Respondent\n',
    );
  });

  test('a matter stands for the sides', () => {
    expect(headed({ matter: 'In the Matter of Ana', first: 'Ana' })).toBe('In the Matter of Ana\n');
  });

  test('without a county, or with it alone, there is no empty line', () => {
    expect(headed({ court: 'Civil Court', title: 'Answer' })).toBe('CIVIL COURT\n\nAnswer\n');
    expect(headed({ county: 'Kings' })).toBe('COUNTY OF KINGS\n');
  });
});
