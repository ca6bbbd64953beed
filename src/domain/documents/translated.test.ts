import { describe, expect, test } from 'vitest';
import type { Field } from './definition.ts';
import { textsToTranslate, translated, type Readable } from './translated.ts';

const field = (id: string, more: Partial<Field> = {}): Field => ({ id, ask: `ask ${id}`, label: `label ${id}`, why: `why ${id}`, type: 'text', ...more }); // prettier-ignore
const BARE: Readable = { title: 'title', sections: [], steps: [] };
const PAPER = {
  ...BARE,
  id: 'a-letter',
  summary: 'summary',
  purpose: 'purpose',
  notFor: ['one', 'two'],
  sections: [
    {
      title: 'section',
      fields: [
        field('choice', { options: [{ id: 'a', label: 'asked' }, { id: 'b', label: 'both', printed: 'printed' }] }),
        field('county', { from: 'counties', options: [{ id: 'kings', label: 'Kings' }] }),
        field('rows', { item: 'item', fields: [field('cell')] }),
      ],
    },
  ],
  steps: [{ text: 'step', do: 'sign' }],
  stops: [
    { when: [{ field: 'choice', is: ['a'] }], say: 'stop', law: 'law', instead: [{ text: 'way', document: 'other' }] },
  ],
}; // prettier-ignore
const ALL = [
  'title', 'summary', 'purpose', 'one', 'two', 'section', 'ask choice', 'label choice', 'why choice', 'asked', 'both',
  'ask county', 'label county', 'why county', 'ask rows', 'label rows', 'why rows', 'item',
  'ask cell', 'label cell', 'why cell', 'step', 'stop', 'way',
]; // prettier-ignore
const SPANISH = Object.fromEntries([...ALL, 'Kings', 'printed', 'law', 'sign'].map((text) => [text, `ES ${text}`]));

describe('a paper that is asked in Spanish', () => {
  const spanish = translated(PAPER, SPANISH);

  test('says everything in Spanish that somebody reads while filling it in', () => {
    expect(spanish).toMatchObject({
      id: 'a-letter',
      title: 'ES title',
      summary: 'ES summary',
      purpose: 'ES purpose',
      notFor: ['ES one', 'ES two'],
      steps: [{ text: 'ES step', do: 'sign' }],
      stops: [{ when: PAPER.stops[0]?.when, say: 'ES stop', law: 'law', instead: [{ text: 'ES way', document: 'other' }] }],
    }); // prettier-ignore
    expect(spanish.sections[0]?.title).toBe('ES section');
    expect(spanish.sections[0]?.fields[0]).toMatchObject({
      id: 'choice',
      type: 'text',
      ask: 'ES ask choice',
      label: 'ES label choice',
      why: 'ES why choice',
    });
  });

  test('prints in English what is chosen in Spanish', () => {
    expect(spanish.sections[0]?.fields[0]?.options).toEqual([
      { id: 'a', label: 'ES asked', printed: 'asked' },
      { id: 'b', label: 'ES both', printed: 'printed' },
    ]);
  });

  test('leaves the names of counties and courts alone', () => {
    expect(spanish.sections[0]?.fields[1]?.options).toEqual([{ id: 'kings', label: 'Kings' }]);
  });

  test('asks for the rows of a list in Spanish too', () => {
    expect(spanish.sections[0]?.fields[2]).toMatchObject({ item: 'ES item', fields: [{ ask: 'ES ask cell' }] });
  });

  test('gets nothing that it has not', () => {
    expect(translated(BARE, SPANISH)).toStrictEqual({ ...BARE, title: 'ES title' });
    const bare = { ...BARE, sections: [{ title: '', fields: [field('plain')] }] };
    const [plain] = translated(bare, SPANISH).sections[0]?.fields ?? [];
    expect(Object.keys(plain ?? {}).toSorted()).toEqual(['ask', 'id', 'label', 'type', 'why']);
  });

  test('stays English where a sentence has no translation, also one that is called like something every object has', () => {
    expect(translated({ ...BARE, title: 'unknown' }, SPANISH).title).toBe('unknown');
    expect(translated({ ...BARE, title: 'constructor' }, SPANISH).title).toBe('constructor');
  });
});

test('whoever translates is told every sentence, and no word that stays English', () => {
  expect(textsToTranslate(PAPER)).toEqual(ALL);
  expect(textsToTranslate(BARE)).toEqual(['title']);
});
