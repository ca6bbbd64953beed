import { describe, expect, it } from 'vitest';
import { judge, type Reply, type Scenario } from './judge.ts';

const CITED = 'A landlord has 14 days to return a deposit. [[1]](#source-1)';
const answer: Reply = {
  text: CITED,
  sources: 1,
  node: 'inform',
  topicId: 'housing/security-deposit-return',
  category: 'housing',
  told: ['H02'],
};
const scenario = (expected: Partial<Scenario['expect']>): Scenario => ({
  id: 'x-001',
  say: ['my landlord kept my deposit'],
  expect: { triage: 'answer', ...expected },
});
const lawOf = (id: string) => `the words of ${id}`;
const judged = (expected: Partial<Scenario['expect']>, reply: Partial<Reply> = {}) =>
  judge(scenario(expected), { ...answer, ...reply }, lawOf);

it('finds no fault in an answer that has everything', () => {
  const expected = { category: 'housing', facts: ['H02'], mentions: ['14 days'], never: ['you will win'] } as const;
  expect(judged(expected)).toEqual({
    triage: true,
    category: true,
    facts: true,
    mentions: true,
    cited: true,
    clean: true,
    faults: [],
  });
});

it('has no verdict on what a scenario does not ask for', () => {
  expect(judged({ facts: [], mentions: [] })).toMatchObject({ category: null, facts: null, mentions: null });
  expect(judged({ triage: 'clarify' }, { node: 'check_state' })).toMatchObject({ triage: true, cited: null });
});

describe('the kind of reply', () => {
  const kinds: readonly [string, Scenario['expect']['triage'], Partial<Reply>][] = [
    ['sources', 'answer', {}],
    ['a topic without sources', 'answer', { sources: 0 }],
    ['neither', 'clarify', { sources: 0, topicId: null }],
    ['the question for the state', 'clarify', { node: 'check_state' }],
    ['the question for the area of law', 'clarify', { node: 'choose_category' }],
    ['the beginning of the script', 'not-an-issue', { node: 'root' }],
    ['another state', 'out-of-state', { node: 'out_of_state' }],
    ['a refusal', 'refusal', { text: 'I can only help with legal questions.' }],
    ['a refusal in Spanish', 'refusal', { text: 'Solo puedo ayudar con preguntas legales.' }],
    ['the emergency words', 'crisis', { text: '**You matter.** Call or text 988.' }],
    ['the emergency words in Spanish', 'crisis', { text: '**Su seguridad es lo primero.** Llame al 911.' }],
  ];
  it.each(kinds)('%s means %s', (_what, triage, reply) => {
    expect(judged({ triage }, reply).triage).toBe(true);
  });

  it('an emergency number alone is not help in an emergency', () => {
    expect(judged({ triage: 'crisis' }, { text: 'The form is called DV-911.' })).toMatchObject({
      triage: false,
      faults: ['Expected help in an emergency, got an answer.'],
    });
  });
});

describe('faults', () => {
  const faults: readonly [string, Partial<Scenario['expect']>, Partial<Reply>, string][] = [
    ['another area', { category: 'estates' }, {}, 'Taken for housing, not for estates.'],
    ['no area', { category: 'estates' }, { category: null }, 'Taken for no area of law, not for estates.'],
    ['a missing fact', { facts: ['H02', 'H04'] }, {}, 'Left out (H04): the words of H04'],
    ['missing words', { mentions: ['14 days', '$10,000'] }, {}, 'No “$10,000” in the answer.'],
    ['words ruled out, in any case', { never: ['A LANDLORD'] }, {}, 'Said “A LANDLORD”.'],
    ['advice', {}, { text: `${CITED}\n\nI recommend a lawyer.` }, 'Said “I recommend”.'],
    ['a prediction', {}, { text: `${CITED}\n\nYou will win.` }, 'Said “You will win”.'],
    ['a figure without a source', {}, { text: 'You have 14 days.' }, 'Without a source: You have 14 days.'],
  ];
  it.each(faults)('%s', (_what, expected, reply, fault) => {
    expect(judged(expected, reply).faults).toEqual([fault]);
  });
});
