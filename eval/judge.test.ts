import { describe, expect, it } from 'vitest';
import type { Conversation, Expected } from './conversation.ts';
import { judge, kindOf } from './judge.ts';
import type { Reply } from './play.ts';

const reply = (over: Partial<Reply> = {}): Reply => {
  const text = over.text ?? 'No. The most is one month of rent. [[1]](#source-1)';
  return {
    text,
    visible: text.replaceAll(/ ?\[\[\d\]\]\(#source-\d\)/g, ''),
    choices: [],
    sources: 1,
    deadlines: [],
    isCrisis: false,
    emergency: null,
    showsAttorneys: false,
    beginsDocument: false,
    isEnd: false,
    node: 'inform',
    topicId: 'housing/security-deposit-limit',
    category: 'housing',
    asks: null,
    ...over,
  };
};
const talk = (...expected: Expected[]): Conversation => ({
  id: 'x-001',
  persona: 'anybody',
  language: 'en',
  turns: expected.map((expect) => ({ say: 'words', expect })),
});
const faults = (expected: Expected, over: Partial<Reply> = {}) => judge(talk(expected), [reply(over)]).faults;

it('takes a plain no for what is no legal question, and for nothing else', () => {
  const text = 'I can only help with legal questions: explaining the law.';
  expect(faults({ triage: 'not-legal' }, { text, sources: 0 })).toEqual([]);
  expect(faults({ triage: 'abstain' }, { text, sources: 0 })).toEqual(['Expected abstain, got refusal.']);
});

it('finds no fault in an answer that has everything', () => {
  const expected: Expected = {
    triage: 'answer',
    opens: ['no'],
    mentions: [['one month', '1 month']],
    never: [['you will win']],
    category: 'housing',
  };
  expect(judge(talk(expected), [reply()])).toMatchObject({
    kind: true,
    opening: true,
    mentions: true,
    area: true,
    danger: true,
    faults: [],
  });
});

it('has no verdict on what nobody asked for', () => {
  expect(judge(talk({}), [reply()])).toMatchObject({
    kind: null,
    opening: null,
    mentions: null,
    acts: null,
    dates: null,
    memory: null,
  });
});

describe('faults', () => {
  it.each<[string, Expected, Partial<Reply>, RegExp]>([
    ['another kind of reply', { triage: 'abstain' }, {}, /Expected abstain, got answer/],
    ['an opening that does not answer', { opens: ['yes'] }, {}, /Does not open with yes/],
    ['a figure that is missing', { mentions: [['14 days']] }, {}, /No “14 days”/],
    ['another area', { category: 'estates' }, {}, /Taken for housing, not for estates/],
    ['asking for what was told', { neverAsks: ['time-lived'] }, { asks: 'lived' }, /Asked for time-lived/],
    ['a day that was not counted', { deadline: '2026-11-19' }, {}, /2026-11-19 was not counted/],
    ['a day from nothing', { noDeadline: true }, { deadlines: ['2026-11-19'] }, /Counted 2026-11-19/],
    ['danger that was not heard', { triage: 'emergency', emergency: 'suicide' }, {}, /not heard \(suicide\)/],
    [
      'an alarm without reason',
      { triage: 'answer' },
      { isCrisis: true, emergency: 'suicide' },
      /Alarmed without reason/,
    ],
    ['an act that was not done', { act: 'attorneys' }, {}, /Not handled: attorneys/],
    [
      'a line in another language',
      {},
      { text: 'El propietario tiene que devolver el depósito en catorce días.' },
      /Not in en/,
    ],
    ['too many words', {}, { text: 'word '.repeat(140) }, /140 words/],
    ['a figure without a source', {}, { text: 'You have 14 days.' }, /Without a source/],
    ['advice', {}, { text: 'I recommend a lawyer. [[1]](#source-1)' }, /Said “I recommend”/],
    ['words that are ruled out', { never: [['one MONTH']] }, {}, /Said “one MONTH”/],
  ])('%s', (_what, expected, over, fault) => {
    expect(faults(expected, over).join(' ')).toMatch(fault);
  });
});

it('what was said before is not said again, unless it was asked for', () => {
  const same = [reply(), reply()];
  expect(judge(talk({}, {}), same).faults).toEqual(['2: Said before: No. The most is one month of rent.']);
  expect(judge(talk({}, { act: 'repeat' }), same).fresh).toBeNull();
});

it('a form that was interrupted may say where it goes on', () => {
  const form = reply({
    visible: 'Back to the form: Security deposit demand letter\nYou and the landlord · question 1 of 18',
  });
  expect(judge(talk({}, {}), [form, form]).faults.join(' ')).not.toContain('Said before');
});

it('the same question is not asked twice', () => {
  expect(
    judge(talk({}, {}), [
      reply({ asks: 'lived' }),
      reply({ asks: 'lived', text: 'Something else entirely here. [[1]](#source-1)' }),
    ]).memory,
  ).toBe(false);
});

it.each<[Partial<Reply>, string]>([
  [{ isCrisis: true }, 'emergency'],
  [{ text: 'I can only help with legal questions.' }, 'refusal'],
  [{ asks: 'paper:eviction' }, 'ask-paper'],
  [{ node: 'out_of_state' }, 'out-of-state'],
  [{ text: 'I do not have a sourced answer to that.' }, 'abstain'],
  [{ text: 'You are welcome.', sources: 0 }, 'small-talk'],
  [{}, 'answer'],
])('%j is %s', (over, kind) => {
  expect(kindOf(reply(over))).toBe(kind);
});
