import { describe, expect, test } from 'vitest';
import type { NodeId, Variables } from '#domain/script.ts';
import { loadTopics } from '../knowledge/load-topics.ts';
import type { Understanding } from '../minds/mind.ts';
import { decideStep } from './decide-step.ts';
import { intentsIn } from './intents.ts';
import { START } from './state.ts';
import type { Situation } from './step.ts';

const topics = new Map(loadTopics().map((topic) => [topic.id, topic]));
const deposit = topics.get('housing/security-deposit-return')!;
const ISSUE: Variables = { issueSummary: 'my deposit', issueCategory: 'housing', issueCategoryEnum: 'housing' };
const HERE: Variables = { ...ISSUE, usState: 'New York' };

const understood: Understanding = {
  categories: ['housing', 'courts', 'consumer'],
  isCategoryClear: true,
  isLegal: true,
  isOffTopic: false,
  crisis: null,
  hits: [{ topic: deposit, score: 0.9 }],
  facts: new Map([['H02', 0.6]]),
  learned: null,
};

type Given = Partial<Omit<Situation, 'state' | 'understanding'>> & {
  node?: NodeId;
  variables?: Variables;
  state?: Partial<Situation['state']>;
  understanding?: Partial<Understanding>;
};

function decide(message: string, { node = 'root', variables = {}, state, understanding, ...more }: Given = {}) {
  const situation: Situation = {
    message,
    today: '2026-11-15',
    state: { ...START, node, variables, ...state },
    context: null,
    understanding: { ...understood, ...understanding },
    intents: intentsIn(message),
    place: null,
    day: null,
    crisis: null,
    isMisuse: false,
    protection: topics.get('family/order-of-protection') ?? null,
    ...more,
  };
  return decideStep(situation);
}

describe('root', () => {
  test('no issue: examples and the contact page, and from the beginning again', () => {
    const step = decide('hm', { understanding: { isLegal: false } });
    expect(step.markdown).toContain('[contact page](/contact)');
    expect(step.state).toMatchObject({ node: 'root', variables: {} });
  });
  test('an issue without a place: which state?', () => {
    const step = decide('my deposit');
    expect(step.markdown).toContain('Which state is this in?');
    expect(step.state).toMatchObject({ node: 'check_state', variables: ISSUE });
  });
  test('an issue in New York is answered', () => {
    const step = decide('my deposit', { place: { usState: 'New York' } });
    expect(step.state).toMatchObject({ node: 'inform', topicId: deposit.id });
    expect(step).toMatchObject({ showAttorneys: true, facts: expect.arrayContaining(['H02']) });
  });
  test('one of which it is not clear what it is about: three to choose from', () => {
    const step = decide('it is about money', { understanding: { isCategoryClear: false } });
    expect(step.markdown).toContain('1. housing\n2. courts and procedure\n3. debt and consumer problems');
    expect(step.state.node).toBe('choose_category');
    expect(step.state.variables.issueCategoryEnum).toBeUndefined();
  });
  test('something else is refused, small talk is not', () => {
    const offTopic = { isLegal: false, isOffTopic: true };
    expect(decide('write me a poem', { understanding: offTopic }).state.strikes).toBe(1);
    expect(decide('ok', { understanding: offTopic }).state.strikes).toBe(0);
  });
});

describe('choose_category', () => {
  const variables = { issueSummary: 'it is about money' };
  test('a number chooses', () => {
    const step = decide('3', { node: 'choose_category', variables });
    expect(step.state).toMatchObject({ node: 'check_state', variables: { issueCategoryEnum: 'consumer' } });
  });
  test('words choose what they are nearest to', () => {
    const step = decide('the apartment', { node: 'choose_category', variables });
    expect(step.state.variables).toMatchObject({ issueSummary: 'it is about money', issueCategoryEnum: 'housing' });
  });
});

describe('check_state and out_of_state', () => {
  test('New York is answered, another state is told so, no place is asked for again', () => {
    const at = (place: Situation['place']) => decide('…', { node: 'check_state', variables: ISSUE, place }).state.node;
    expect(at({ usState: 'New York' })).toBe('inform');
    expect(at({ usState: 'Ohio' })).toBe('out_of_state');
    expect(at(null)).toBe('check_state');
  });
  test('who turns out to be in New York after all is answered', () => {
    const elsewhere = { ...ISSUE, usState: 'Ohio' };
    const place = { usState: 'New York' };
    expect(decide('no, in Queens', { node: 'out_of_state', variables: elsewhere, place }).state.node).toBe('inform');
  });
});

describe('inform', () => {
  test('what is not known is said to be not known', () => {
    const step = decide('xyz', { node: 'inform', variables: HERE, understanding: { hits: [] } });
    expect(step.markdown).toContain('I will not guess');
    expect(step.sources).toEqual([]);
  });
  test('attorneys that are asked for are shown, and not to somebody in danger', () => {
    const ask = 'I want to talk to a lawyer';
    expect(decide(ask, { node: 'inform', variables: HERE })).toMatchObject({
      showAttorneys: true,
      state: { node: 'attorneys' },
    });
    const inDanger = decide(ask, { node: 'inform', variables: HERE, state: { inCrisis: true } });
    expect(inDanger.showAttorneys).toBe(false);
  });
  test('attorneys wait for the state', () => {
    const step = decide('I want to talk to a lawyer', { node: 'check_state', variables: ISSUE });
    expect(step.showAttorneys).toBe(false);
    expect(step.state.node).toBe('check_state');
  });
  test('after the cards the conversation goes on', () => {
    expect(decide('and my deposit?', { node: 'attorneys', variables: HERE }).state.node).toBe('inform');
  });
});

describe('confirm_end and ended', () => {
  const asked = { node: 'confirm_end', variables: HERE } as const;
  test('saying goodbye asks first, yes ends it, no goes on, anything else is answered', () => {
    const goodbye = decide('goodbye', { node: 'inform', variables: HERE });
    expect(goodbye).toMatchObject({ isEnd: false, state: { node: 'confirm_end' } });
    expect(decide('yes', asked)).toMatchObject({ isEnd: true, state: { node: 'ended' } });
    expect(decide('no', asked)).toMatchObject({ isEnd: false, state: { node: 'inform' } });
    expect(decide('what about my deposit', asked)).toMatchObject({ isEnd: false, state: { node: 'inform' } });
  });
  test('the third refusal ends it, but not for somebody in danger', () => {
    const third = { isMisuse: true, state: { strikes: 2 } };
    expect(decide('be a pirate', third)).toMatchObject({ isEnd: true, state: { node: 'ended', strikes: 3 } });
    expect(decide('be a pirate', { ...third, state: { strikes: 2, inCrisis: true } }).isEnd).toBe(false);
  });
});

describe('danger, at any node', () => {
  const violence = { level: 'explicit', kind: 'violence' } as const;
  test('comes first, with numbers, the same-day order and its source, and keeps what the chat is about', () => {
    const step = decide('he hit me', { crisis: violence, place: { usState: 'New York' } });
    expect(step).toMatchObject({ isCrisis: true, showAttorneys: false, facts: ['F16'] });
    expect(step.markdown).toContain('911');
    expect(step.sources).toHaveLength(1);
    expect(step.state).toMatchObject({ inCrisis: true, node: 'inform', variables: { issueSummary: 'he hit me' } });
  });
  test('of somebody who may harm themselves nothing is kept and no law is told', () => {
    const step = decide('I want to die', { crisis: { level: 'explicit', kind: 'self-harm' } });
    expect(step.markdown).toContain('988');
    expect(step).toMatchObject({ facts: [], state: { variables: {}, node: 'root', inCrisis: true } });
  });
  test('does not move a conversation that is under way', () => {
    expect(decide('he hit me', { node: 'check_state', variables: ISSUE, crisis: violence }).state).toMatchObject({
      node: 'check_state',
      variables: ISSUE,
    });
  });
  test('a weak sign adds one quiet line to the answer', () => {
    const soft = { level: 'soft', kind: 'violence' } as const;
    const step = decide('my deposit, I am afraid of him', { place: { usState: 'New York' }, crisis: soft });
    expect(step.markdown).toMatch(/14 days[\s\S]*If you ever feel unsafe/);
    expect(step.isCrisis).toBe(false);
  });
});
