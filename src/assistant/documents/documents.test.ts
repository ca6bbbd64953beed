import { fillTemplate } from '#domain/documents/template/fill-template.ts';
import { textsToTranslate } from '#domain/documents/translated.ts';
import { describe, expect, test } from 'vitest';
import { loadTopics } from '../knowledge/load-topics.ts';
import { faultsInDefinitions } from './check-definitions.ts';
import { inSpanish, spanishSentences } from './in-spanish.ts';
import { loadDefinitions } from './load-definitions.ts';
import { parseDefinition } from './parse-definition.ts';

const today = new Date().toISOString().slice(0, 10);
const topics = loadTopics();
const facts = new Set(topics.flatMap((topic) => topic.facts.map(({ id }) => id)));

test('every document in content/documents holds', () => {
  expect(faultsInDefinitions(loadDefinitions(), { facts, today })).toEqual([]);
});

describe('in Spanish', () => {
  const sentences = [...new Set(loadDefinitions().flatMap(textsToTranslate))];
  const spanish = spanishSentences();

  test('every sentence that is asked or said has a translation in content/documents/spanish.yaml', () => {
    expect(sentences.filter((sentence) => !Object.hasOwn(spanish, sentence))).toEqual([]);
  });

  test('and no translation is left over', () => {
    expect(Object.keys(spanish).filter((sentence) => !sentences.includes(sentence))).toEqual([]);
  });

  test('figures are the same in both languages', () => {
    const figures = (text: string) => (text.match(/\d[\d,.]*\d|\d/g) ?? []).toSorted().join(' ');
    const differing = Object.entries(spanish).filter(([english, said]) => figures(english) !== figures(said));
    expect(differing).toEqual([]);
  });

  test('the paper stays English, whatever was asked', () => {
    const definition = loadDefinitions().find(({ id }) => id === 'nonpayment-answer')!;
    const asked = inSpanish(definition);
    const answers = { yourName: 'Ana', defenses: ['paid'], requests: ['dismiss'] };
    const filling = { answers, today: '2026-11-15' };
    expect(fillTemplate(asked, asked.template, filling)).toEqual(
      fillTemplate(definition, definition.template, filling),
    );
  });
});

test('every document that a topic offers exists', () => {
  const known = loadDefinitions().map(({ id }) => id);
  const offered = [...new Set(topics.flatMap(({ documents }) => documents))];
  expect(offered.length).toBeGreaterThan(24);
  expect(offered.filter((id) => !known.includes(id))).toEqual([]);
});

const yaml = `title: A letter
category: housing
kind: letter
summary: One sentence.
purpose: Two sentences.
notFor: [Something else.]
law: [{ name: GOL § 1, link: 'https://law.example/1' }]
facts: [H02]
ask: [a letter]
pide: [una carta]
sections:
  - title: You
    fields:
      - { id: yourName, ask: Name?, label: Name, why: It is from you., type: name, prefill: name }
      - { id: itemized, ask: Itemized?, label: Itemized, why: It matters., type: yes-no }
      - { id: amount, ask: How much?, label: Amount, why: It counts., type: money, when: [{ field: itemized, is: yes }] }
steps: [{ do: sign, text: Sign it. }]
checked: 2026-01-02
`;
const text = 'I am {{yourName}}. {{if itemized is yes}}It was {{amount}}.{{end}}\n';
type Change = (file: string) => string;
const same: Change = (file) => file;
const definition = (changeYaml: Change = same, changeText: Change = same) =>
  parseDefinition('a-letter', { yaml: changeYaml(yaml), text: changeText(text) });
const faults = (changeYaml?: Change, changeText?: Change) =>
  faultsInDefinitions([definition(changeYaml, changeText)], { facts: new Set(['H02']), today: '2026-06-01' });

describe('a definition', () => {
  test('is read with its text', () => {
    expect(definition()).toMatchObject({ id: 'a-letter', title: 'A letter', sections: [{ title: 'You' }] });
    expect(faults()).toEqual([]);
  });

  test('has another version when a word changes', () => {
    expect(definition(same, (file) => file.replace('I am', 'My name is')).version).not.toBe(definition().version);
  });

  test.each<[string, Change, string]>([
    ['with an unknown key', (f) => f.replace('summary:', 'sumary:'), 'sumary'],
    ['without saying what it is not for', (f) => f.replace('[Something else.]', '[]'), 'notFor'],
    ['without a law', (f) => f.replace(/law: .*/, 'law: []'), 'law'],
    ['with an insecure link', (f) => f.replace('https://law', 'http://law'), 'link'],
    ['without steps', (f) => f.replace(/steps: .*/, 'steps: []'), 'steps'],
    ['with an unknown type of question', (f) => f.replace('type: money', 'type: cash'), 'type'],
  ])('%s is refused', (_case, change, words) => {
    expect(() => definition(change)).toThrow(words);
  });

  test('a text that does not close what it opens is refused', () => {
    expect(() => definition(same, (file) => file.replace('{{end}}', ''))).toThrow('a-letter: text.md: {{if');
  });

  test.each<[string, Change, Change, string]>([
    [
      'two questions of one name',
      (f) => f.replace('id: itemized', 'id: yourName'),
      same,
      'there are two questions yourName',
    ],
    [
      'a condition on a later question',
      (f) => f.replace('field: itemized', 'field: later'),
      same,
      'amount: later is not an earlier question',
    ],
    [
      'a value that is not offered',
      (f) => f.replace('is: yes', 'is: maybe'),
      same,
      'amount: itemized has no answer maybe',
    ],
    ['a fact that nobody knows', (f) => f.replace('[H02]', '[H99]'), same, 'fact H99 is not in content/knowledge'],
    ['a date in the future', (f) => f.replace('2026-01-02', '2026-06-02'), same, 'it was checked in the future'],
    [
      'a prefill that nobody has',
      (f) => f.replace('prefill: name', 'prefill: shoeSize'),
      same,
      'yourName: nothing can be filled in from shoeSize',
    ],
    [
      'options without a choice',
      (f) => f.replace('type: money', 'type: choice'),
      same,
      'amount: options belong to choice and several, not choice',
    ],
    ['an unused question', same, (f) => f.replace('{{amount}}', 'much'), 'amount is asked and never used'],
    [
      'an unknown gap',
      same,
      (f) => f.replace('{{amount}}', '{{amount}} {{sum}}'),
      'text.md: {{sum}} is not a question',
    ],
    [
      'a sum of no list',
      same,
      (f) => f.replace('{{amount}}', '{{amount}} {{sum amount.x}}'),
      'text.md: amount.x is no list of amounts',
    ],
    [
      'a condition that does not fit',
      same,
      (f) => f.replace('if itemized is yes', 'if itemized has yes'),
      'text.md: "has" does not fit itemized',
    ],
    [
      'a question in brackets',
      same,
      (f) => `${f}[Your name?]`,
      'text.md: a question in square brackets would be printed',
    ],
    ['an unknown block', same, (f) => `${f}\n::: frame\n:::`, 'text.md: ::: frame is not known'],
  ])('%s is a fault', (_case, changeYaml, changeText, fault) => {
    expect(faults(changeYaml, changeText)).toContain(`a-letter: ${fault}`);
  });
});
