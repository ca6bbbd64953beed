import { expect, test } from 'vitest';
import { firstSentence, openedAs, openedFor } from './opening.ts';

test('a yes or a no is for whoever asked for one', () => {
  expect(openedFor('No. The most is one month.', true)).toBe('No. The most is one month.');
  expect(openedFor('No. The most is one month.', false)).toBe('The most is one month.');
  expect(openedFor('Usually yes. A court decides.', false)).toBe('A court decides.');
  expect(openedFor('Sí. El juez decide.', false)).toBe('El juez decide.');
  expect(openedFor('It depends. Covered homes only.', false)).toBe('Covered homes only.');
});

test('a no that is part of a sentence stays', () => {
  expect(openedFor('No landlord may do that.', false)).toBe('No landlord may do that.');
  expect(openedFor('Yes-or-no votes count.', false)).toBe('Yes-or-no votes count.');
});

test('the first sentence answers alone', () => {
  expect(firstSentence('The landlord has 14 days. A late one loses it.')).toBe('The landlord has 14 days.');
  expect(firstSentence('No. One month is the most. A pet changes nothing.')).toBe('No. One month is the most.');
  expect(firstSentence('It depends on your age. At 65 it is $33,000. Ask.')).toBe(
    'It depends on your age. At 65 it is $33,000.',
  );
  expect(firstSentence('The small claims court. It takes up to $5,000. Ask.')).toBe(
    'The small claims court. It takes up to $5,000.',
  );
  expect(firstSentence('It costs nothing. A fee is barred.')).toBe('It costs nothing.');
});

test('a question gets its own yes or no, whatever the statement says to the usual one', () => {
  expect(openedAs('No. One month is the most.', 'yes', 'en')).toBe('Yes. One month is the most.');
  expect(openedAs('One month is the most.', 'no', 'es')).toBe('No. One month is the most.');
  expect(openedAs('One month is the most.', 'depends', 'es')).toBe('Depende. One month is the most.');
  expect(openedAs('No. One month is the most.', 'none', 'en')).toBe('One month is the most.');
  expect(openedAs('No. One month is the most.', 'own', 'en')).toBe('No. One month is the most.');
});

test.each([
  ['Usually no. A court decides.', 'no'],
  ['Casi siempre sí. El juez decide.', 'yes'],
  ['Casi nunca. El juez decide.', 'no'],
  ['Not always. A court decides.', 'depends'],
] as const)('what the statement says more exactly stays: %s', (text, answer) => {
  expect(openedAs(text, answer, 'en')).toBe(text);
});
