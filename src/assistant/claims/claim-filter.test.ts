import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createClaimFilter } from './claim-filter.ts';
import { figuresIn } from './figures.ts';
import type { Passage } from './passage.ts';

const passages: readonly Passage[] = [
  {
    number: 1,
    kind: 'law',
    text: 'After you move out, the landlord has 14 days to give you an itemized statement and to return the rest of the deposit.',
    law: 'General Obligations Law § 7-108(1-a)(e)',
    links: [],
  },
  {
    number: 2,
    kind: 'practical',
    text: 'A written demand to the landlord is a common first step.',
    law: '',
    links: [],
  },
];
const TRUE = 'The landlord has 14 days to return the rest of the deposit. [1]';
const SHOWN = 'The landlord has 14 days to return the rest of the deposit. ⟨1⟩';
const FALSE = 'The landlord has 90 days to pay you. [1]';

function filtered(markdown: string, pieces: readonly string[] = [markdown]) {
  const filter = createClaimFilter({
    ground: () => ({ passages, said: '' }),
    mark: (cites) => cites.map((number) => `⟨${number}⟩`).join(''),
  });
  const text = pieces.map((piece) => filter.push(piece)).join('') + filter.end();
  return { text, removed: filter.removed, kept: filter.kept, hasProof: filter.hasProof };
}

describe('what is left reads as if nothing had been there', () => {
  test.each([
    ['a sentence between two', `I am sorry. ${FALSE} ${TRUE}`, `I am sorry. ${SHOWN}`],
    ['a whole paragraph', `I am sorry.\n\n${FALSE}\n\n${TRUE}`, `I am sorry.\n\n${SHOWN}`],
    ['an item of a list', `- ${TRUE}\n- ${FALSE}\n- When did you move?`, `- ${SHOWN}\n- When did you move?`],
    ['a numbered item', `1. ${FALSE}\n2. ${TRUE}\n3. When?`, `1. ${SHOWN}\n2. When?`],
    ['part of an item', `- ${TRUE} ${FALSE}`, `- ${SHOWN}`],
    ['everything under a heading', `## Money\n\n- ${FALSE}\n\n## Time\n\n- ${TRUE}`, `**Time**\n\n- ${SHOWN}`],
    ['everything under the last heading', `${TRUE}\n\n## Money\n\n${FALSE}`, SHOWN],
    ['a list after its opener', `Some points:\n\n- ${FALSE}\n\nWhen did you move?`, 'When did you move?'],
    ['nothing', `Some points:\n\n- ${TRUE}`, `Some points:\n\n- ${SHOWN}`],
    ['a bold heading over nothing', `**Money**\n\n${FALSE}\n\n**Time**\n\n${TRUE}`, `**Time**\n\n${SHOWN}`],
    ['half of an emphasis', `**${FALSE} I am sorry.**`, 'I am sorry.'],
    ['a table', `| a | b |\n|---|---|\n| 14 days | x |\n\n${TRUE}`, SHOWN],
    ['HTML', `<b>hi</b>\n\n${TRUE}`, SHOWN],
    ['everything', `## Money\n\n- ${FALSE}\n- You should sue.`, ''],
  ])('%s', (_what, markdown, expected) => {
    expect(filtered(markdown).text).toBe(expected);
  });

  test('nested items keep their place', () => {
    const item = 'A written demand to the landlord is a common first step.';
    expect(filtered(`- ${TRUE}\n  - ${item}`).text).toBe(`- ${SHOWN}\n  - ${item}`);
  });
});

test('it counts what it removed and says whether anything is proven', () => {
  expect(filtered(`${TRUE} ${FALSE} You will win.`)).toMatchObject({ removed: 2, kept: 1, hasProof: true });
  expect(filtered(`I am sorry. ${FALSE}`)).toMatchObject({ removed: 1, kept: 1, hasProof: false });
});

test('a sentence is held back until it is whole and its citation is there', () => {
  const filter = createClaimFilter({ ground: () => ({ passages, said: '' }), mark: () => '⟨1⟩' });
  expect(filter.push('The landlord has 14 days to return the rest')).toBe('');
  expect(filter.push(' of the deposit. ')).toBe('');
  expect(filter.push('[1')).toBe('');
  expect(filter.push('] W')).toBe(SHOWN);
  expect(filter.push('hen?')).toBe('');
  expect(filter.end()).toBe(' When?');
});

test('abbreviations and amounts do not end a sentence', () => {
  const text = 'I am sorry about the note of Mr. Smith from St. Marks Pl. at 5 p.m. today.';
  expect(filtered(text)).toMatchObject({ kept: 0, removed: 1 });
  expect(filtered('I am sorry that Mr. Smith of No. Main wrote to you, e.g. by mail.').kept).toBe(1);
});

const sentence = fc.constantFrom(
  TRUE,
  FALSE,
  'I am sorry.',
  'You should sue.',
  'When did you move out?',
  'Pay $500 by May 3.',
);
const block = fc.oneof(
  fc.array(sentence, { minLength: 1, maxLength: 3 }).map((list) => list.join(' ')),
  fc.array(sentence, { minLength: 1, maxLength: 3 }).map((list) => list.map((one) => `- ${one}`).join('\n')),
  fc.array(sentence, { minLength: 1, maxLength: 3 }).map((list) => list.map((one, i) => `${i + 1}. ${one}`).join('\n')),
  fc.constantFrom('## A heading', '**A heading**', 'The following:'),
);
const document = fc.array(block, { minLength: 1, maxLength: 6 }).map((blocks) => blocks.join('\n\n'));

test('it makes no difference in which pieces the text arrives', () => {
  fc.assert(
    fc.property(document, fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }), (markdown, sizes) => {
      const pieces: string[] = [];
      for (let at = 0, i = 0; at < markdown.length; i += 1) {
        const size = sizes[i % sizes.length]!;
        pieces.push(markdown.slice(at, at + size));
        at += size;
      }
      expect(filtered(markdown, pieces)).toEqual(filtered(markdown));
    }),
  );
});

test('no figure gets through that no passage has, and no empty item or heading is left', () => {
  const known = figuresIn(passages.map(({ text, law }) => `${text} ${law}`).join('\n')).covered;
  fc.assert(
    fc.property(document, (markdown) => {
      const { text } = filtered(markdown);
      const shown = figuresIn(text.replace(/⟨\d⟩/g, '').replace(/^\d\. /gm, '')).stated;
      expect([...shown].filter((figure) => !known.has(figure))).toEqual([]);
      expect(text).not.toMatch(/^(?:-|\d+\.)\s*$/m);
      expect(text).not.toMatch(/\*\*A heading\*\*\s*$/);
      expect(text).not.toMatch(/\n{3,}|sue/);
    }),
  );
});
