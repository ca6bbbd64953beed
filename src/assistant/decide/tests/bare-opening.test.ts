import { expect, test } from 'vitest';
import { aScene } from '#test/builders/scene.ts';
import { aTopic } from '#test/builders/topic.ts';
import { openKnowledge } from '../../knowledge/open-knowledge.ts';
import { bareOpening } from '../answering/bare-opening.ts';
import type { Step } from '../step.ts';

const REPAIRS = aTopic({ id: 'housing/repairs', title: { en: 'Repairs', es: 'Reparaciones' } });
const topics = new Map([[REPAIRS.id, REPAIRS]]);
const opened = (message: string, over: Parameters<typeof aScene>[0] = {}) =>
  bareOpening(
    aScene({ topics, ...over, reading: { message, told: { otherSide: 'landlord' }, ...over.reading } }),
  ) as Step | null;

test.each([
  'my landlord',
  'problems with my landlord',
  'hi i have a problem with my landlord',
  'mi casero',
  'el dueño!',
])('%j: what happened is asked, with what is common to tap', (message) => {
  expect(opened(message)).toMatchObject({
    markdown: 'What happened? Tell me in your own words, or tap what comes nearest.',
    choices: [{ label: 'Repairs', message: 'Repairs' }],
  });
});

test.each(['my landlord locked me out', 'my landlord wont fix the heat', 'landlord wants my dog out now'])(
  '%j says what happened',
  (message) => {
    expect(opened(message)).toBeNull();
  },
);

test('not in a talk, not to a question, and not about nobody', () => {
  expect(opened('my landlord', { before: { topics: ['housing/repairs'] } })).toBeNull();
  expect(opened('my landlord', { reading: { asksSomething: true } })).toBeNull();
  expect(opened('hello', { reading: { told: {} } })).toBeNull();
});

test('every choice is there', () => {
  const real = openKnowledge().topics;
  for (const otherSide of ['landlord', 'employer', 'collector', 'partner', 'co-parent', 'neighbor'] as const)
    expect(opened('somebody', { topics: real, reading: { told: { otherSide } } })?.choices).toHaveLength(4);
  for (const otherSide of ['roommate', 'police', 'tenant'] as const)
    expect(opened('somebody', { topics: real, reading: { told: { otherSide } } })?.choices).toHaveLength(3);
});
