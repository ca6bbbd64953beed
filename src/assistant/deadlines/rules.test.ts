import { describe, expect, test } from 'vitest';
import { loadTopics } from '../knowledge/load-topics.ts';
import { faultsInRules } from './check-rules.ts';
import { findRule, readRuleName } from './find-rule.ts';
import { loadRules } from './load-rules.ts';
import { parseRule } from './parse-rule.ts';

const rules = loadRules();
const today = new Date().toISOString().slice(0, 10);

describe('content/deadlines', () => {
  test('holds DL01 and so on without a gap, and nothing is wrong with them', () => {
    expect(rules.length).toBeGreaterThanOrEqual(106);
    expect(rules.map(({ id }) => id)).toEqual(rules.map((_, i) => `DL${`${i + 1}`.padStart(2, '0')}`));
    expect(faultsInRules(rules, today)).toEqual([]);
  });

  test('has every rule that a topic names', () => {
    const named = loadTopics().flatMap(({ deadlines }) => deadlines.map((name) => readRuleName(name).id));
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((id) => findRule(id) === undefined)).toEqual([]);
  });

  test('spells its laws out', () => {
    const laws = rules.flatMap(({ law, variants }) => [law, ...variants.map((variant) => variant.law ?? law)]);
    expect(laws.filter((law) => /\b(RPAPL|RPL|GOL|GCL|GML|FCA|GBL|VTL|WCL|EPTL|USC)\b/.test(law))).toEqual([]);
  });

  test('counts backwards without moving, so that a weekend never shortens the time', () => {
    const backwards = rules.flatMap(({ variants }) =>
      variants.flatMap(({ dates }) => dates.filter(({ direction }) => direction === 'before')),
    );
    expect(backwards.length).toBeGreaterThan(4);
    expect(backwards.filter(({ weekends }) => weekends !== 'stays')).toEqual([]);
  });

  test('leaves what is not confirmed as a question', () => {
    expect(rules.filter(({ variants }) => variants.length === 0)).toEqual([]);
    expect(rules.filter(({ open }) => open.length > 0).map(({ id }) => id)).toEqual([
      'DL01',
      'DL03',
      'DL09',
      'DL26',
      'DL34',
    ]);
  });

  /** Times that old pages still give. */
  test.each([
    ['DL09', 'handed-over', 14],
    ['DL11', 'in-hand', 10],
    ['DL13', 'notice', 14],
    ['DL26', 'default', 36],
    ['DL27', 'notice', 90],
  ])('%s is not the time of before the reforms', (id, variant, amount) => {
    const [date] = findRule(id)!.variants.find((one) => one.id === variant)!.dates;
    expect(date!.count).toEqual([expect.objectContaining({ period: expect.objectContaining({ amount }) })]);
  });
});

const good = `
id: DL99
title: { en: A title, es: Un título }
category: housing
whose: yours
who: { en: You, es: Usted }
law: General Construction Law § 20
link: https://law.example/1
variants:
  - id: one
    event: served
    when: { en: It is so, es: Es así }
    ask: { en: On which day?, es: ¿Qué día? }
    dates:
      - id: act
        what: { en: Last day to act, es: Último día para actuar }
        count:
          - period: 20 days
        weekends: next
    assumes: { en: It was that day., es: Fue ese día. }
confidence: official
checked: 2026-01-02
`;
const rule = (change: (file: string) => string = (file) => file) => parseRule('x.yaml', change(good));
const faults = (change: (file: string) => string) => faultsInRules([rule(change)], '2026-06-01');

describe('a rule', () => {
  test('is read', () => {
    expect(rule()).toMatchObject({ id: 'DL99', variants: [{ id: 'one', calendar: 'new-york' }], open: [] });
    expect(faults((file) => file)).toEqual([]);
  });

  test.each([
    ['20 days', { amount: 20, unit: 'days' }],
    ['1 day', { amount: 1, unit: 'days' }],
    ['3 business days', { amount: 3, unit: 'business-days' }],
    ['4 months', { amount: 4, unit: 'months' }],
    ['1 year', { amount: 12, unit: 'months' }],
    ['2 years 6 months', { amount: 30, unit: 'months' }],
  ])('can give %s', (text, period) => {
    expect(rule((f) => f.replace('20 days', text)).variants[0]!.dates[0]!.count[0]!.period).toEqual(period);
  });

  test.each([
    ['with a period that is none', (f: string) => f.replace('20 days', 'twenty days'), 'is no period'],
    ['with no days at all', (f: string) => f.replace('20 days', '0 days'), 'is no period'],
    ['with days and months in one period', (f: string) => f.replace('20 days', '20 days 2 months'), 'is no period'],
    ['without Spanish', (f: string) => f.replace(', es: Último día para actuar', ''), 'es'],
    ['without a law', (f: string) => f.replace(/law: .*\n/, ''), 'law'],
    ['with a field nobody knows', (f: string) => f.replace('who:', 'whom:'), 'whom'],
    ['that says nothing about weekends', (f: string) => f.replace('        weekends: next\n', ''), 'weekends'],
    ['with a broken link', (f: string) => f.replace('https://law.example/1', 'law.example'), 'link'],
    ['checked on no day', (f: string) => f.replace('2026-01-02', 'today'), 'checked'],
  ])('%s is refused', (_case, change, words) => {
    expect(() => rule(change)).toThrow(words);
  });

  test.each([
    ['checked in the future', (f: string) => f.replace('2026-01-02', '2026-06-02'), 'it was checked in the future'],
    [
      'whose backward count moves',
      (f: string) => f.replace('        count:', '        direction: before\n        count:'),
      'one: act counts backwards, and a weekend must not shorten that',
    ],
    [
      'that counts the asked days without asking',
      (f: string) => f.replace('20 days', 'the asked days'),
      'one: it counts the asked days and does not ask for them',
    ],
    [
      'that asks for days without counting them',
      (f: string) => f.replace('    dates:', '    askDays: { en: How many?, es: ¿Cuántos? }\n    dates:'),
      'one: it asks for days and does not count them',
    ],
    [
      'that adds years and months apart',
      (f: string) => f.replace('20 days', '2 years\n          - period: 6 months'),
      'one: act counts months twice: write "2 years 6 months"',
    ],
    [
      'that says nothing',
      (f: string) => f.replace(/variants:[\s\S]*confidence/, 'variants: []\nconfidence'),
      'it says nothing',
    ],
  ])('%s is sent back', (_case, change, fault) => {
    expect(faults(change)).toEqual([`DL99: ${fault}`]);
  });

  test('stands once', () => {
    expect(faultsInRules([rule(), rule()], '2026-06-01')).toEqual(['DL99: there are two']);
  });
});
