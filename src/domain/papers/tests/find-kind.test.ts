import { describe, expect, test } from 'vitest';
import { isSureOfKind, nearestKinds, rankKinds, type RankedKind } from '../find-kind.ts';
import { pageOfText } from '../page-text.ts';
import type { PaperSigns, ReadableKind } from '../paper-kind.ts';

const kind = (id: ReadableKind['id'], signs: Partial<PaperSigns>): ReadableKind => ({
  id,
  signs: { titles: [], phrases: [], against: [], ...signs },
  dates: [],
  amount: null,
});
const scoreOf = (text: string, signs: Partial<PaperSigns>) =>
  rankKinds(pageOfText(text).lines, [kind('summons', signs)])[0]?.score;
const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

describe('what a title is worth', () => {
  test.each([
    ['summons', 3],
    ['civil summons', 5],
    ['summons with notice', 6.5],
    ['notice of petition nonpayment', 7.5],
    ['notice of petition for nonpayment', 7.5],
  ])('%s: the more words, the surer', (title, worth) => {
    expect(scoreOf(title, { titles: [title] })).toBeCloseTo(worth);
    expect(scoreOf('something else', { titles: [title] })).toBe(0);
  });

  test('the best of several counts, and the others a little', () => {
    expect(scoreOf('civil summons', { titles: ['summons', 'civil summons', 'judgment'] })).toBeCloseTo(5 + 0.3 * 3);
  });

  test('further down it is the heading of a part', () => {
    expect(scoreOf(`${words(39)} civil summons`, { titles: ['civil summons'] })).toBeCloseTo(5);
    expect(scoreOf(`${words(40)} civil summons`, { titles: ['civil summons'] })).toBeCloseTo(5 * 0.65);
    expect(scoreOf(`${words(49)} civil summons ${words(49)}`, { titles: ['civil summons'] })).toBeCloseTo(5);
    expect(scoreOf(`${words(50)} civil summons ${words(48)}`, { titles: ['civil summons'] })).toBeCloseTo(5 * 0.65);
  });

  test('what stands far behind the first pages says nothing', () => {
    const lines = (count: number) => `${'word\n'.repeat(count)}summons`;
    expect(scoreOf(lines(159), { titles: ['summons'] })).toBeGreaterThan(0);
    expect(scoreOf(lines(160), { titles: ['summons'] })).toBe(0);
  });
});

describe('what other words are worth', () => {
  test.each([
    ['summoned', 0.8],
    ['you are', 1],
    ['you are hereby', 1.2],
    ['you are hereby summoned', 1.3],
  ])('%s', (phrase, worth) => {
    expect(scoreOf(phrase, { phrases: [phrase] })).toBeCloseTo(1.6 * worth);
    expect(scoreOf(`${phrase} to appear`, { phrases: [phrase, 'to appear'] })).toBeCloseTo(1.6 * (worth + 1));
    expect(scoreOf('nothing', { phrases: [phrase] })).toBe(0);
  });

  test('words that several kinds have tell less', () => {
    const ranked = rankKinds(pageOfText('you are').lines, [
      kind('summons', { phrases: ['you are'] }),
      kind('judgment', { phrases: ['you are'] }),
      kind('subpoena', { phrases: ['something else'] }),
    ]);
    expect(ranked.map(({ score }) => score)).toEqual([1.6 / Math.sqrt(2), 1.6 / Math.sqrt(2), 0]);
  });

  test('each word that stands on a neighbour alone speaks against it', () => {
    const signs = { titles: ['civil summons'], against: ['holdover', 'nonpayment', 'divorce'] };
    expect(scoreOf('civil summons', signs)).toBeCloseTo(5);
    expect(scoreOf('civil summons holdover', signs)).toBeCloseTo(-1);
    expect(scoreOf('holdover civil summons', signs)).toBeCloseTo(-1);
    expect(scoreOf('civil summons holdover nonpayment', signs)).toBeCloseTo(-7);
  });
});

describe('the kinds of a page', () => {
  const box = (left: number) => ({ left, right: left + 5, top: left, bottom: left + 8 });
  const at = (left: number, ...texts: string[]) => ({
    box: box(left),
    words: texts.map((text, place) => ({ text, box: box(left + place * 10), confidence: 90 })),
  });
  const LINES = [at(300, 'Dear', 'You'), at(100, 'CIVIL-COURT', 'NOTICE'), at(0, 'OF', 'PETITION'), at(400, 'End')];

  test('the likeliest first, with where its title stands: a title may run over two lines', () => {
    const ranked = rankKinds(LINES, [
      kind('summons', { titles: ['summons'] }),
      kind('petition-nonpayment', { titles: ['court', 'notice of petition'] }),
    ]);
    expect(ranked.map(({ id }) => id)).toEqual(['petition-nonpayment', 'summons']);
    expect(ranked.map((one) => one.box)).toEqual([{ left: 0, top: 0, right: 115, bottom: 118 }, null]);
  });

  test('one that has no title has no place', () => {
    expect(rankKinds(LINES, [kind('summons', {})])).toEqual([{ id: 'summons', score: 0, box: null }]);
  });
});

describe('how sure we are', () => {
  const ranked = (...scores: number[]): RankedKind[] => scores.map((score) => ({ id: 'summons', score, box: null }));

  test('from six on, and a quarter ahead of the next', () => {
    expect(isSureOfKind(ranked(6))).toBe(true);
    expect(isSureOfKind(ranked(5.9))).toBe(false);
    expect(isSureOfKind(ranked(10, 8))).toBe(true);
    expect(isSureOfKind(ranked(10, 8.1))).toBe(false);
    expect(isSureOfKind([])).toBe(false);
  });

  test('in doubt the nearest three are shown, and none that is far', () => {
    expect(nearestKinds(ranked(9, 8, 7, 6)).map(({ score }) => score)).toEqual([9, 8, 7]);
    expect(nearestKinds(ranked(3.5, 3.4)).map(({ score }) => score)).toEqual([3.5]);
    expect(nearestKinds(ranked(1))).toEqual([]);
  });
});
