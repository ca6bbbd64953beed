import { describe, expect, test } from 'vitest';
import { faultsIn } from './check-topics.ts';
import { loadTopics } from './load-topics.ts';
import { spanishSentences } from './in-spanish.ts';
import { parseTopic } from './parse-topic.ts';

const today = new Date().toISOString().slice(0, 10);

test('every topic in content/knowledge holds', () => {
  expect(faultsIn(loadTopics(), today)).toEqual([]);
});

test('every Spanish sentence translates one that a topic has, with the same numbers', () => {
  const english = new Set(
    loadTopics().flatMap(({ gather, steps, clarify }) => [
      ...gather,
      ...steps,
      ...clarify.flatMap(({ question, why }) => [question, why]),
    ]),
  );
  const numbers = (text: string) => text.match(/\d+/g) ?? [];
  const faults = [...spanishSentences()].flatMap(([from, to]) => [
    ...(english.has(from) ? [] : [`no topic says: ${from}`]),
    ...(to === '' ? [`not translated: ${from}`] : []),
    ...(numbers(from).join() === numbers(to).join() ? [] : [`other numbers: ${to}`]),
    ...(from.endsWith('?') === to.endsWith('?') ? [] : [`no question: ${to}`]),
  ]);
  expect(faults).toEqual([]);
});

const good = `---
title: A title
category: housing
ask: [one, two, three, four, five, six]
pregunta: [uno, dos, tres]
facts:
  - { id: H01, says: A fact., law: GOL § 1, link: 'https://law.example/1', confidence: official, asOf: 2022-03, checked: 2026-01-02 }
---

A sentence that is carried. [H01]

## En español

Una frase con prueba. [H01]
`;
const topic = (change: (file: string) => string = (file) => file, id = 'housing/x') => parseTopic(id, change(good));
const faults = (change: (file: string) => string, id?: string) => faultsIn([topic(change, id)], '2026-06-01');

describe('a topic', () => {
  test('is read with its sentences and their facts', () => {
    expect(topic()).toMatchObject({
      id: 'housing/x',
      answer: [{ text: 'A sentence that is carried.', facts: ['H01'] }],
      respuesta: [{ facts: ['H01'] }],
    });
    expect(faults((file) => file)).toEqual([]);
  });

  test.each([
    ['without a header', () => 'just text', 'begins with a header'],
    ['without a citation', (f: string) => f.replace('law: GOL § 1, ', ''), 'law'],
    ['with an unknown field', (f: string) => f.replace('title:', 'tittle:'), 'tittle'],
    [
      'with a sentence that nothing carries',
      (f: string) => f.replace('carried. [H01]', 'carried.'),
      'no fact is named',
    ],
    ['with too few questions', (f: string) => f.replace(', six', ''), 'ask'],
    ['with a broken link', (f: string) => f.replace('https://law.example/1', 'law.example'), 'link'],
  ])('%s is refused', (_case, change, words) => {
    expect(() => topic(change)).toThrow(words);
  });

  test('citing a fact it does not have is a fault', () => {
    expect(faults((f) => f.replace('carried. [H01]', 'carried. [H01, H99]'))).toEqual([
      'housing/x: the answer cites H99, which is not among the facts',
    ]);
  });

  test('a dead internal link, a date in the future and the wrong folder are faults', () => {
    expect(faults((f) => f.replace('facts:', 'related: [housing/gone]\nfacts:'))).toEqual([
      'housing/x: related topic housing/gone does not exist',
    ]);
    expect(faults((f) => f.replace('2026-01-02', '2026-06-02'))).toEqual(['housing/x: H01 was checked in the future']);
    expect(faults((f) => f, 'family/x')).toEqual(['family/x: it lies in another folder than its category, housing']);
  });
});
