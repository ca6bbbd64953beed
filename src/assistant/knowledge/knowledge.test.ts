import { describe, expect, test } from 'vitest';
import { isHeldBack, loadNothingPhrases, loadPhrases, loadTalkPhrases, NOTHING } from '../find/phrases/phrases.ts';
import { detectLanguage } from '../read/detect-language.ts';
import { faultsIn } from './check-topics.ts';
import { loadEmergencies } from './emergency.ts';
import { loadTopics, parseTopic } from './load-topics.ts';
import { aFact, aStatement, aTopic } from '#test/builders/topic.ts';

const today = new Date().toISOString().slice(0, 10);
const topics = loadTopics();

test('every topic in content/knowledge holds', () => {
  expect(faultsIn(topics, today)).toEqual([]);
});

test('Spanish is Spanish and English is English, sentence by sentence', () => {
  const texts = topics.flatMap((topic) => [...topic.statements, ...topic.facts, ...topic.steps, ...topic.gather]);
  const isLong = (text: string) => text.split(/\s+/).length > 6;
  // Words that stand on a form are quoted as they are.
  const own = texts.map(({ en, es }) => ({ en, es: es.replaceAll(/["“«][^"”»]*["”»]/g, '') }));
  const wrong = own.flatMap(({ en, es }) => [
    ...(isLong(es) && detectLanguage(es, 'es') !== 'es' ? [es] : []),
    ...(isLong(en) && detectLanguage(en, 'en') !== 'en' ? [en] : []),
  ]);
  expect(wrong).toEqual([]);
});

test('no phrase stands under two ids of one kind, and none twice', () => {
  const seen = new Map<string, string>();
  const kind = (id: string) => (id.includes('emergency') ? 'emergency' : id.startsWith('act:') ? 'act' : 'knowledge');
  const faults = loadPhrases().flatMap(({ id, text, language }) => {
    const key = `${kind(id)} ${language} ${text.toLowerCase()}`;
    const other = seen.get(key);
    seen.set(key, id);
    return other === undefined ? [] : [`"${text}": ${other} and ${id}`];
  });
  expect(faults).toEqual([]);
});

test('every phrase of a topic belongs to a statement that exists', () => {
  const known = new Set(topics.flatMap((topic) => [topic.id, ...topic.statements.map(({ id }) => id)]));
  const strays = loadPhrases().filter(({ id }) => id.includes('/') && !known.has(id));
  expect(strays.map(({ id }) => id)).toEqual([]);
});

test('what is said in a talk is about a topic, and for a statement, that exist, and for one alone', () => {
  const known = new Set(topics.flatMap((topic) => [topic.id, ...topic.statements.map(({ id }) => id)]));
  const said = loadTalkPhrases();
  const strays = said.filter(({ about, id }) => !known.has(about) || (id !== NOTHING && !known.has(id)));
  expect(strays.map(({ about, id }) => `${about}: ${id}`)).toEqual([]);
  const texts = said.map(({ about, text }) => `${about}: ${text}`);
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  expect(new Set(loadNothingPhrases().map(({ language }) => language))).toEqual(new Set(['en', 'es']));
});

test('about a fifth of the phrases is held back, chosen by their words alone', () => {
  const phrases = loadPhrases();
  const share = phrases.filter(({ text }) => isHeldBack(text)).length / phrases.length;
  expect(share).toBeGreaterThan(0.17);
  expect(share).toBeLessThan(0.23);
  expect(isHeldBack(' Same words ')).toBe(isHeldBack('same words'));
});

test('every emergency has its phrases, both languages, and topics that exist', () => {
  const ids = new Set(topics.map(({ id }) => id));
  const heard = new Set(loadPhrases().map(({ id }) => id));
  for (const [id, emergency] of loadEmergencies()) {
    expect(heard.has(`emergency:${id}`), id).toBe(true);
    expect(
      emergency.topics.filter((topic) => !ids.has(topic)),
      id,
    ).toEqual([]);
    for (const { en, es } of [emergency.say, ...emergency.first, ...emergency.law]) {
      expect(figures(en), id).toEqual(figures(es));
    }
  }
});

/** Some lines have a number of their own for Spanish. */
const figures = (text: string) => [...new Set(text.replaceAll(/[\d-]{12,}/g, '').match(/\d+/g))].toSorted();

const good = `
title: { en: A title, es: Un título }
label: { en: Label, es: Nombre }
category: housing
facts: [X01]
statements:
  - { id: time, of: [X01], settles: [how-long], en: It gives 14 days., es: Da 14 días. }
`;
const facts = new Map([['X01', aFact()]]);
const read = (change: (file: string) => string = (file) => file, id = 'housing/x') =>
  parseTopic(id, change(good), facts);
const faults = (change: (file: string) => string, id?: string) => faultsIn([read(change, id)], '2026-12-01');

describe('a topic', () => {
  test('is read with its facts, and its statements are named after it', () => {
    expect(read()).toMatchObject({
      id: 'housing/x',
      facts: [{ id: 'X01' }],
      statements: [{ id: 'housing/x#time', topicId: 'housing/x', variants: [], compare: [] }],
    });
    expect(faults((file) => file)).toEqual([]);
  });

  test.each([
    ['that cites a fact nobody has', (f: string) => f.replace('facts: [X01]', 'facts: [X99]'), 'there is no fact X99'],
    ['with an unknown field', (f: string) => f.replace('label:', 'lable:'), 'lable'],
    ['without Spanish', (f: string) => f.replace(', es: Da 14 días.', ''), 'es'],
    ['without statements', (f: string) => f.replace(/statements:[\s\S]*/, 'statements: []'), 'statements'],
  ])('%s is refused', (_case, change, words) => {
    expect(() => read(change)).toThrow(words);
  });

  test.each([
    [(f: string) => f.replace('of: [X01]', 'of: [X02]'), 'housing/x#time rests on X02, which is not among the facts'],
    [(f: string) => f.replace('Da 14 días', 'Da 15 días'), 'housing/x#time has other figures in Spanish'],
    [(f: string) => `${f}related: [housing/gone]`, 'related topic housing/gone does not exist'],
    [(f: string) => `${f}elsewhere: housing/gone`, 'related topic housing/gone does not exist'],
    [(f: string) => `${f}deadlines: [DL999]`, 'there is no deadline rule DL999'],
  ])('a fault that a reviewer would send back', (change, fault) => {
    expect(faults(change)).toEqual([`housing/x: ${fault}`]);
  });

  test('may borrow for a side what another says, unless that is written to the one across', () => {
    const owners = aTopic({ id: 'housing/owners', facing: 'tenant' });
    const borrowing = (facing: 'tenant' | 'landlord') =>
      aTopic({
        id: 'housing/y',
        facing,
        sides: { where: [aStatement({ id: 'housing/owners#a', topicId: owners.id })] },
      });
    expect(faultsIn([owners, borrowing('tenant')], '2026-12-01')).toEqual([]);
    expect(faultsIn([owners, borrowing('landlord')], '2026-12-01')).toEqual([
      'housing/y: housing/owners#a is written to the one across',
    ]);
  });

  test('the wrong folder and a check in the future are faults', () => {
    expect(faults((f) => f, 'family/x')).toEqual(['family/x: it lies in another folder than its category, housing']);
    expect(faultsIn([read()], '2026-01-01')).toEqual(['housing/x: X01 was checked in the future']);
  });
});
