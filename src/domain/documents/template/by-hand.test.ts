import { describe, expect, test } from 'vitest';
import type { Answers } from '../answers.ts';
import type { Field, FieldType } from '../definition.ts';
import { columnsOf, fillEverything, fillTemplate } from './fill-template.ts';
import { parseTemplate } from './parse-template.ts';
import { plainText } from './plain-text.ts';

const field = (id: string, type: FieldType, more: Partial<Field> = {}): Field => ({ id, ask: '?', label: id, why: '.', type, ...more }); // prettier-ignore
const costs = (more: Partial<Field> = {}) => field('costs', 'list', { fields: [field('what', 'text'), field('cost', 'money')], ...more }); // prettier-ignore
const PROOF = [
  { id: 'photo', label: 'Photos' },
  { id: 'lease', label: 'Lease', printed: 'The lease' },
];
const LINE = '_'.repeat(32);

function filled(fields: readonly Field[], source: string, answers: Answers = {}): string {
  const questions = { sections: [{ title: '', fields }] };
  return plainText(fillTemplate(questions, parseTemplate(source), { answers, today: '2026-11-15' })).trim();
}

describe('a paper that is printed before everything is answered', () => {
  test('a list has three rows to fill by hand, or as many as there may be', () => {
    const rows = (list: Field, answers: Answers = {}) =>
      filled([list], '{{each costs}}\n- {{what}}\n{{end}}', answers).split('\n').filter(Boolean).length;
    expect(rows(costs())).toBe(3);
    expect(rows(costs({ most: 2 }))).toBe(2);
    expect(rows(costs({ most: 5 }))).toBe(3);
    expect(rows(costs(), { costs: null })).toBe(3);
    expect(rows(costs({ optional: true }))).toBe(0);
  });

  test('a list of a question that does not apply has none', () => {
    const fields = [field('has', 'yes-no'), costs({ when: [{ field: 'has', is: ['yes'] }] })];
    const source = '{{each costs}}\n- {{what}}\n{{end}}';
    expect(filled(fields, source, { has: 'no' })).toBe('');
    expect(filled(fields, source, { has: 'yes' })).toContain('- ');
  });

  test('options can be checked, in the words of the paper, and a question without options prints nothing', () => {
    const source = '{{each proof}}\n- {{label}}\n{{end}}';
    expect(filled([field('proof', 'several', { options: PROOF })], source)).toBe('- [   ] Photos\n- [   ] The lease');
    expect(filled([field('proof', 'several')], source)).toBe('');
  });

  test('options to check are no blanks and no answers, for nobody said anything', () => {
    const questions = { sections: [{ title: '', fields: [field('proof', 'several', { options: PROOF })] }] };
    const template = parseTemplate('{{each proof}}\n- {{label}}\n{{end}}');
    const [list] = fillTemplate(questions, template, { answers: {}, today: '2026-11-15' });
    expect(list).toEqual({ type: 'bullets', lines: [[{ text: '[   ] Photos' }], [{ text: '[   ] The lease' }]] });
  });

  test('chosen options are printed in the words of the paper, and one that is gone by its name', () => {
    const proof = [field('proof', 'several', { options: PROOF })];
    const source = '{{each proof}}\n- {{label}}\n{{end}}';
    expect(filled(proof, source, { proof: ['lease', 'photo', 'gone'] })).toBe('- The lease\n- Photos\n- gone');
    expect(filled([field('proof', 'several')], source, { proof: ['gone'] })).toBe('- gone');
  });

  test('beside options to check stands what was answered, and each is a line of its own where lines are', () => {
    const fields = [field('proof', 'several', { options: PROOF }), field('name', 'name')];
    expect(filled(fields, '{{each proof}}\n- {{label}} {{name}}\n{{end}}', { name: 'Ana' })).toBe(
      '- [   ] Photos Ana\n- [   ] The lease Ana',
    );
    expect(filled(fields, '::: lines\n{{each proof}}\n{{label}}\n{{end}}\n:::')).toBe('[   ] Photos\n[   ] The lease');
  });

  test('a condition around nothing prints nothing', () => {
    expect(filled([field('a', 'text')], 'x{{if a open}}{{end}}{{each a}}{{end}} y')).toBe('x y');
  });

  test('an address is one line in a sentence, a story keeps its own', () => {
    const fields = [field('home', 'address'), field('story', 'paragraph')];
    const answers = { home: '1 Main St\nBronx', story: 'One.\nTwo.' };
    expect(filled(fields, 'At {{home}}: {{story}}', answers)).toBe('At 1 Main St, Bronx: One.\nTwo.');
  });

  test('open: not asked yet, or not known; shown: that or answered', () => {
    const open = (optional: boolean, answers: Answers, word = 'open') =>
      filled([field('a', 'text', { optional })], `x{{if a ${word}}} here{{end}}`, answers) === 'x here';
    expect(open(false, {})).toBe(true);
    expect(open(false, { a: null })).toBe(true);
    expect(open(true, {})).toBe(true);
    expect(open(true, { a: null })).toBe(false);
    expect(open(false, { a: 'b' })).toBe(false);
    expect(open(true, { a: null }, 'shown')).toBe(false);
    expect(open(true, { a: 'b' }, 'shown')).toBe(true);
    expect(open(true, {}, 'shown')).toBe(true);
  });

  test('a question that does not apply, or that there is not, is neither open nor printed', () => {
    const fields = [field('has', 'yes-no'), field('a', 'text', { when: [{ field: 'has', is: ['yes'] }] })];
    expect(filled(fields, 'x{{if a open}} open{{end}}{{if a shown}} shown{{end}}{{a}}', { has: 'no' })).toBe('x');
    expect(filled(fields, 'x{{if gone open}} open{{end}}{{gone}}{{each gone}}y{{end}}')).toBe('x');
  });
});

describe('a row of a list', () => {
  const ROWS = { costs: [{ what: 'Door', cost: '80.50' }, { what: 'Lock' }], name: 'Ana' };
  const fields = [costs(), field('name', 'name'), field('empty', 'text', { optional: true })];

  test('prints its own columns, with a narrow blank for what is missing, and what belongs to the whole paper', () => {
    expect(filled(fields, '{{each costs}}\n- {{name}}: {{what}} {{cost}}{{empty}}\n{{end}}', ROWS)).toBe(
      '- Ana: Door $80.50\n- Ana: Lock $________',
    );
  });

  test('can ask for its own cells and for answers of the paper', () => {
    const source = '{{each costs}}\n- {{what}}{{if what is Door}} (oak){{end}}{{if name is Ana}}!{{end}}\n{{end}}';
    expect(filled(fields, source, ROWS)).toBe('- Door (oak)!\n- Lock!');
  });

  test('a question that is no list has no rows, whatever was answered', () => {
    expect(filled(fields, 'x{{each name}}y{{end}}', { name: 'Ana' })).toBe('x');
  });

  test('inside a sentence rows leave no gap and no new paragraph', () => {
    expect(filled(fields, 'I paid for{{each costs}} {{what}};{{end}} that is all.', ROWS)).toBe(
      'I paid for Door; Lock; that is all.',
    );
    expect(filled(fields, 'One.\n{{each costs}} \n{{what}}\n{{end}}\nTwo.', ROWS)).toBe('One.\n\nDoor\n\nLock\n\nTwo.');
  });

  test('a total of rows that were never told is a blank', () => {
    expect(filled(fields, '{{sum costs.cost}}')).toBe('$____________');
    expect(filled(fields, '{{sum costs.cost}}', { costs: [{ what: 'Door', cost: '80.50' }] })).toBe('$80.50');
  });

  test('the columns of a list are its own, of options their label, of anything else none', () => {
    expect(columnsOf(costs()).map(({ id }) => id)).toEqual(['what', 'cost']);
    expect(columnsOf(field('proof', 'several')).map(({ id }) => id)).toEqual(['label']);
    expect(columnsOf(field('name', 'name'))).toEqual([]);
  });
});

test('for checking a text, everything that could be printed is: both sides of a condition and one row of each list', () => {
  const fields = [field('has', 'yes-no'), field('name', 'name'), costs({ optional: true })];
  const template = parseTemplate(
    '{{if has is yes}}\nYes {{name}}\n{{end}}\n{{if has is no}}\nNo\n{{end}}\n{{each costs}}\n- {{what}}\n{{end}}\n\n{{today}}',
  );
  const printed = plainText(fillEverything({ sections: [{ title: '', fields }] }, template));
  expect(printed).toBe(`Yes ${LINE}\n\nNo\n\n- ${'_'.repeat(10)}\n\nJanuary 1, 2026\n`);
});
