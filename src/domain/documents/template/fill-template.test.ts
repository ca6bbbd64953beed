import { describe, expect, test } from 'vitest';
import type { Answers } from '../answers.ts';
import { textOf } from './blocks.ts';
import type { Field, FieldType } from '../definition.ts';
import { fillTemplate } from './fill-template.ts';
import { parseTemplate } from './parse-template.ts';
import { plainText } from './plain-text.ts';

const field = (id: string, type: FieldType, more: Partial<Field> = {}): Field => ({
  id,
  ask: '?',
  label: id,
  why: '.',
  type,
  ...more,
});
const questions = {
  sections: [
    {
      title: 'All',
      fields: [
        field('name', 'name'),
        field('home', 'address', { optional: true }),
        field('story', 'paragraph', { optional: true }),
        field('day', 'date'),
        field('itemized', 'yes-no'),
        field('amount', 'money', { when: [{ field: 'itemized', is: ['yes'] }] }),
        field('proof', 'several', {
          optional: true,
          options: [
            { id: 'photo', label: 'Photos' },
            { id: 'lease', label: 'The lease' },
          ],
        }),
        field('costs', 'list', {
          item: 'Cost',
          fields: [field('what', 'text'), field('cost', 'money')],
        }),
      ],
    },
  ],
};
const blocks = (source: string, answers: Answers = {}) =>
  fillTemplate(questions, parseTemplate(source), { answers, today: '2026-11-15' });
const text = (source: string, answers: Answers = {}) => plainText(blocks(source, answers)).trim();

describe('answers in the text', () => {
  test('are printed by their type', () => {
    const answers = { name: 'Ana', day: '2026-03-01', itemized: 'yes', amount: '1200.00', proof: ['photo', 'lease'] };
    expect(text('{{name}}, {{day}}, {{amount}}, {{itemized}}, {{proof}}, {{today}}', answers)).toBe(
      'Ana, March 1, 2026, $1,200.00, Yes, Photos, The lease, November 15, 2026',
    );
  });

  test('a missing one is a visible blank, an optional one is nothing', () => {
    expect(text('I am {{name}}{{home}}.')).toBe('I am ________________________________.');
    expect(text('I am {{name}}.', { name: null })).toBe('I am ________________________________.');
  });

  test('a blank is as wide as somebody writes, and what is chosen can be checked by hand', () => {
    expect(text('On {{day}}.')).toBe('On ________________, 20____.');
    expect(text('Itemized: {{itemized}}')).toBe('Itemized: [   ] Yes   [   ] No');
    expect(text('{{amount}}', { itemized: 'yes' })).toBe('$____________');
  });

  test('a name that ends with a period ends the sentence', () => {
    expect(text('I wrote to {{name}}. It moved.', { name: 'Acme Corp.' })).toBe('I wrote to Acme Corp. It moved.');
    expect(text('{{name}}.', { name: 'Acme Corp.' })).toBe('Acme Corp.');
    expect(text('{{name}}, {{name}}...', { name: 'Acme Corp.' })).toBe('Acme Corp., Acme Corp....');
  });

  test('a number is printed as people write it', () => {
    const miles = { sections: [{ title: '', fields: [field('miles', 'number')] }] };
    const printed = (answer: string) =>
      plainText(fillTemplate(miles, parseTemplate('{{miles}}'), { answers: { miles: answer }, today: '2026-11-15' }));
    expect([printed('12400'), printed('1200.5'), printed('7')]).toEqual(['12,400\n', '1,200.5\n', '7\n']);
  });

  test('one that no longer applies prints nothing', () => {
    const answers = { itemized: 'no', amount: '5.00' };
    expect(text('Paid: {{amount}}.', answers)).toBe('Paid: .');
    expect(text('x{{if amount answered}} paid{{end}}', answers)).toBe('x');
  });

  test('an address is one line in a sentence and several in lines', () => {
    const answers = { home: '1 Main St\nBronx, NY' };
    expect(text('I live at {{home}}.', answers)).toBe('I live at 1 Main St, Bronx, NY.');
    expect(text('::: lines\n{{name}}\n{{home}}\n:::', { ...answers, name: 'Ana' })).toBe('Ana\n1 Main St\nBronx, NY');
  });

  test('are never read as markup, nor filled again', () => {
    const hostile = '# {{day}} **x** <b>y</b> | ::: page - 1. \\';
    const [block] = blocks('{{name}}', { name: hostile });
    expect(block).toEqual({ type: 'paragraph', line: [{ text: hostile, from: 'answer' }] });
    expect(text('::: table\nA | B\n{{name}} | {{name}}\n:::', { name: 'a | b' })).toBe('A | B\na | b | a | b');
  });
});

describe('conditions', () => {
  test('print nothing while the question is open', () => {
    expect(text('a{{if itemized is yes}} yes{{end}}{{if itemized is no}} no{{end}}')).toBe('a');
    expect(text('a{{if itemized is yes}} yes{{end}}', { itemized: 'yes' })).toBe('a yes');
  });

  test('on lines of their own stand around whole paragraphs', () => {
    const source = 'One.\n{{if itemized is yes}}\nTwo.\n{{end}}\nThree.';
    expect(text(source)).toBe('One.\n\nThree.');
    expect(text(source, { itemized: 'yes' })).toBe('One.\n\nTwo.\n\nThree.');
    expect(text('- a\n{{if itemized is yes}}\nb\n{{end}}', { itemized: 'yes' })).toBe('- a\n\nb');
  });

  test('inside a paragraph leave no gap', () => {
    expect(text('One.\n{{if itemized is yes}}Two.{{end}}\nThree.')).toBe('One. Three.');
  });

  test('inside lines leave no gap', () => {
    expect(text('::: lines\na\n{{if itemized is yes}}\nb\n{{end}}\nc\n:::', { itemized: 'yes' })).toBe('a\nb\nc');
  });

  test('or, and, has, answered, unanswered, nested', () => {
    expect(text('{{if itemized is yes or no}}x{{end}}', { itemized: 'no' })).toBe('x');
    expect(text('{{if itemized is yes and name answered}}x{{end}}y', { itemized: 'yes' })).toBe('y');
    expect(text('{{if proof has lease}}x{{end}}', { proof: ['lease'] })).toBe('x');
    expect(text('{{if name unanswered}}x{{end}}', { name: null })).toBe('x');
    expect(text('{{if itemized is yes}}a{{if name answered}}b{{end}}c{{end}}', { itemized: 'yes', name: 'A' })).toBe(
      'abc',
    );
  });
});

describe('lists', () => {
  const costs = [
    { what: 'Door', cost: '80.50' },
    { what: 'Lock', cost: '19.50' },
  ];

  test('give items, rows and a total', () => {
    const source = '{{each costs}}\n1. {{what}}: {{cost}}\n{{end}}\n\nTotal {{sum costs.cost}}';
    expect(text(source, { costs })).toBe('1. Door: $80.50\n2. Lock: $19.50\n\nTotal $100.00');
    expect(text('::: table\nWhat | Cost\n{{each costs}}\n{{what}} | {{cost}}\n{{end}}\n:::', { costs })).toBe(
      'What | Cost\nDoor | $80.50\nLock | $19.50',
    );
  });

  test('a table without headings has none: its first row is a row', () => {
    const [table] = blocks('::: table\n | \nName | {{name}}\n:::', { name: 'Ana' });
    expect(table).toMatchObject({ head: [[], []], rows: [[[{ text: 'Name' }], [{ text: 'Ana' }]]] });
  });

  test('a total with a missing amount is a blank', () => {
    expect(text('{{sum costs.cost}}', { costs: [{ what: 'Door' }] })).toBe('$____________');
  });

  test('an unanswered list shows rows to fill by hand', () => {
    const row = '- __________: $________';
    expect(text('{{each costs}}\n- {{what}}: {{cost}}\n{{end}}')).toBe([row, row, row].join('\n'));
  });

  test('options that nobody was asked about can be checked by hand; skipped ones are not there', () => {
    const source = '{{if proof shown}}\nProof\n\n{{each proof}}\n- {{label}}\n{{end}}\n{{end}}';
    expect(text(source)).toBe('Proof\n\n- [   ] Photos\n- [   ] The lease');
    expect(text(source, { proof: ['lease'] })).toBe('Proof\n\n- The lease');
    expect(text(source, { proof: null })).toBe('');
    expect(text('{{if itemized open}}[   ] It was itemized.{{end}}', { itemized: null })).toBe(
      '[   ] It was itemized.',
    );
    expect(text('{{if itemized open}}[   ] It was itemized.{{end}}', { itemized: 'no' })).toBe('');
  });

  test('chosen options are rows with a label', () => {
    expect(text('{{each proof}}\n- {{label}}\n{{end}}', { proof: ['photo', 'lease'] })).toBe('- Photos\n- The lease');
  });

  test('numbered paragraphs keep counting over empty lines and left-out ones', () => {
    expect(text('1. a\n\n{{if itemized is yes}}\n1. b\n{{end}}\n\n1. c')).toBe('1. a\n2. c');
  });
});

describe('numbers', () => {
  test('go on over an address or a table in between', () => {
    expect(text('1. a\n\n::: lines\nx\n:::\n\n2. b\n\n1. c')).toBe('1. a\n\nx\n\n2. b\n3. c');
  });

  test('begin again after a heading, unless the text goes on counting', () => {
    expect(text('1. a\n\n## B\n\n1. b')).toBe('1. a\n\nB\n\n1. b');
    expect(text('1. a\n\n## B\n\n2. b')).toBe('1. a\n\nB\n\n2. b');
  });
});

test('the last lines of a witness block name who signs', () => {
  const [witness] = blocks('::: witness\nI saw it.\n\nWitness 1\nWitness 2\n:::');
  expect(witness).toMatchObject({
    blocks: [{ type: 'paragraph' }],
    names: [[{ text: 'Witness 1' }], [{ text: 'Witness 2' }]],
  });
});

test('a caption, a signature, a box and a new page', () => {
  const made = blocks(
    '::: caption\ncourt: Civil Court\ncounty: Kings\nfirst: {{name}}\nfirstRole: Plaintiff\nindex: {{home}}\ntitle: ANSWER\n:::\n\n::: keep\n**I agree.**\n\n::: signature\n{{name}}\n:::\n:::\n\n::: page\n:::\n\n::: box\nNote\n:::',
    { name: 'Ana' },
  );
  expect(made.map(({ type }) => type)).toEqual(['caption', 'keep', 'page', 'box']);
  expect(made[0]).toMatchObject({ caption: { first: [{ text: 'Ana' }] } });
  expect(Object.keys((made[0] as { caption: object }).caption)).not.toContain('index');
  expect(made[1]).toMatchObject({ blocks: [{ type: 'paragraph' }, { type: 'signature' }] });
});

test('bold and italic are the only styles inside a line', () => {
  const [block] = blocks('plain **bold** *it* \\*not\\*');
  expect(block).toMatchObject({
    line: [{ text: 'plain ' }, { text: 'bold', bold: true }, { text: ' ' }, { text: 'it', italic: true }, {}],
  });
  expect(block?.type === 'paragraph' && textOf(block.line)).toBe('plain bold it *not*');
});

describe('a text that cannot be right is refused', () => {
  test.each([
    ['{{if x}}a{{end}}', 'is no condition'],
    ['{{if x is yes}}a', 'has no {{end}}'],
    ['a{{end}}', 'too many'],
    ['{{First Name}}', 'is not understood'],
    ['a {{ b', 'never closed'],
    ['::: nonsense\n:::', 'is not known'],
    ['::: box\na', 'never closed'],
    ['a\n:::', 'too many'],
    ['::: caption\njudge: x\n:::', 'a caption has no'],
    ['::: table\nA | B\na\n:::', '1 cells under 2 headings'],
  ])('%j', (source, words) => {
    expect(() => text(source)).toThrow(words);
  });
});
