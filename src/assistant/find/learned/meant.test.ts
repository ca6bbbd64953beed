import { expect, test } from 'vitest';
import { learnMeant, NO_EVIDENCE, sharesMeant, type Evidence, type MadeTurn, type Said } from './meant.ts';

const near = (alone: number, inTalk: number, more: Partial<Evidence> = {}): Evidence => ({
  ...NO_EVIDENCE,
  alone,
  inTalk,
  judgedAlone: 0.1,
  judgedInTalk: 0.1,
  ...more,
});

const said = (...evidence: Evidence[]): Said => ({
  manner: { leaning: 0.5, isQuestion: true, words: 5 },
  evidence,
});

/** What is near in the talk is meant; where nothing is near, nothing is. */
const TURNS: readonly MadeTurn[] = Array.from({ length: 600 }, (_, at) => {
  const aside = (at % 5) / 50;
  if (at % 3 === 0) return { ...said(near(0.2, 0.3 + aside), near(0.3, 0.2)), meant: -1 };
  const others = [near(0.5 + aside, 0.4), near(0.3, 0.45 - aside)];
  return { ...said(...others, near(0.4, 0.9 - aside, { isSpokenOf: true })), meant: 2 };
});

test('what is meant is learned from turns, the same every time', () => {
  const meant = learnMeant(TURNS);
  expect(learnMeant(TURNS)).toEqual(meant);
  const shares = sharesMeant(meant, said(near(0.55, 0.4), near(0.4, 0.85, { isSpokenOf: true })));
  expect(shares[1]).toBeGreaterThan(0.8);
  expect(shares[0]).toBeLessThan(0.1);
});

test('where nothing is near, most of the share stays with nothing', () => {
  const shares = sharesMeant(learnMeant(TURNS), said(near(0.25, 0.3), near(0.2, 0.2)));
  expect(Math.max(...shares)).toBeLessThan(0.4);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeLessThan(0.6);
});

test('of nothing at all nothing is meant', () => {
  expect(sharesMeant(learnMeant(TURNS), said())).toEqual([]);
});
